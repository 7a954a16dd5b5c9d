import { device } from '../../client/device-store';
import type { Worksheet } from './worksheet';

const name = 'worksheet';

interface Kept {
  readonly learnerId: string;
  readonly worksheet: Worksheet;
}

/** Keeps the worksheet that is being done, for a reload without a connection; a marked or discarded one is let go. */
export function keepWorksheet(learnerId: string, worksheet: Worksheet): void {
  if (worksheet.completedAt === null && worksheet.discardedAt === null)
    device.write(name, JSON.stringify({ learnerId, worksheet } satisfies Kept));
  else if (keptWorksheet(learnerId, worksheet.worksheetId)) device.write(name, undefined);
}

/** Notes an answer in the kept worksheet: once acknowledged it stands nowhere else on this device. */
export function keepAnswerIn(
  learnerId: string,
  worksheetId: string,
  given: { readonly number: number; readonly answer: string },
): void {
  const worksheet = keptWorksheet(learnerId, worksheetId);
  if (!worksheet) return;
  const worksheetQuestions = worksheet.worksheetQuestions.map((item) =>
    item.questionNumber === given.number ? { ...item, userAnswer: given.answer } : item,
  );
  device.write(name, JSON.stringify({ learnerId, worksheet: { ...worksheet, worksheetQuestions } } satisfies Kept));
}

/** The worksheet as this device last saw it, if it was this one and this child's. */
export function keptWorksheet(learnerId: string, worksheetId: string): Worksheet | undefined {
  const kept = JSON.parse(device.read(name) ?? 'null') as Kept | null;
  if (kept?.learnerId !== learnerId || kept.worksheet.worksheetId !== worksheetId) return undefined;
  // What an earlier release has kept does not tell.
  return { ...kept.worksheet, discardedAt: kept.worksheet.discardedAt ?? null };
}
