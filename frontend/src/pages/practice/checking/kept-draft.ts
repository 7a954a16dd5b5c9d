import { device, keptJson } from '../../../client/device-store';

interface Draft {
  readonly learnerId: string;
  readonly worksheetId: string;
  readonly number: number;
  readonly answer: string;
}

const onDevice = keptJson<Draft>(device, 'second-try');

/** Keeps a second try that is being written, for a reload; it is no answer, and is sent only to be checked. */
export const keepDraft = (draft: Draft): void => onDevice.write(draft);

export const dropDraft = (): void => onDevice.forget();

/** The second try of this question as far as it was written; nothing where none was begun. */
export function draftOf({ learnerId, worksheetId, number }: Omit<Draft, 'answer'>): string | undefined {
  const kept = onDevice.read();
  const isThis = kept?.learnerId === learnerId && kept.worksheetId === worksheetId && kept.number === number;
  return isThis ? kept.answer : undefined;
}
