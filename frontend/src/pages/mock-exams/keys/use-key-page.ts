import { useState } from 'react';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import type { Answer } from '../../../client/kept';
import { useKeyChange, type KeyPage } from './api';

/** What the address asks about. */
export interface Asked {
  readonly paperHash: string;
  readonly questionId: string | undefined;
  readonly change: KeyChange | undefined;
}

/**
 * The page of what is asked about. While another question or change of the same paper is weighed, the question stays as it was
 * told last: what has the focus keeps it, and nothing that was typed is lost. What the change before would do is not shown meanwhile.
 */
export function useKeyPage(asked: Asked | undefined) {
  const now = useKeyChange(asked);
  const [last, setLast] = useState<KeyPage>();
  const { data } = now;
  if (data !== undefined && data !== last) setLast(data);
  const isKept = data === undefined && last !== undefined && last.paperHash === asked?.paperHash;
  const answer: Answer<KeyPage> = isKept ? { ...now, data: { ...last, preview: null } } : now;
  return { answer, awaited: isKept ? now : undefined };
}
