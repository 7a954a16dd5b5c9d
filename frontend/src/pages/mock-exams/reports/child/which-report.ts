import { useSearchParams } from 'react-router-dom';
import type { Which } from './api';

/** What the address of a report names; undefined where it names none. */
export function useWhichReport(): Which | undefined {
  const [params] = useSearchParams();
  const mockExamSessionId = params.get('mockExamSessionId') ?? '';
  const mockExamUserId = params.get('mockExamUserId') ?? '';
  const version = Number(params.get('version'));
  if (mockExamSessionId === '' || mockExamUserId === '') return undefined;
  const isVersion = Number.isInteger(version) && version > 0 && version <= 10_000;
  return { mockExamSessionId, mockExamUserId, ...(isVersion && { version }) };
}

/** The same address with another version. */
export const versionSearch = ({ mockExamSessionId, mockExamUserId }: Which, version: number): string =>
  `?${new URLSearchParams({ mockExamSessionId, mockExamUserId, version: String(version) }).toString()}`;
