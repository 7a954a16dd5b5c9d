import { device } from '../../../client/device-store';

const name = 'second-try';

interface Draft {
  readonly learnerId: string;
  readonly worksheetId: string;
  readonly number: number;
  readonly answer: string;
}

/** Keeps a second try that is being written, for a reload; it is no answer, and is sent only to be checked. */
export const keepDraft = (draft: Draft): void => device.write(name, JSON.stringify(draft));

export const dropDraft = (): void => device.write(name, undefined);

/** The second try of this question as far as it was written; nothing where none was begun. */
export function draftOf({ learnerId, worksheetId, number }: Omit<Draft, 'answer'>): string | undefined {
  const kept = JSON.parse(device.read(name) ?? 'null') as Draft | null;
  const isThis = kept?.learnerId === learnerId && kept.worksheetId === worksheetId && kept.number === number;
  return isThis ? kept.answer : undefined;
}
