import { device, keptJson } from '../../client/device-store';
import type { Worksheet } from './worksheet';

interface Kept {
  readonly learnerId: string;
  readonly worksheet: Worksheet;
}

const onDevice = keptJson<Kept>(device, 'worksheet');

/** Keeps the worksheet that is being done, for a reload without a connection; a marked or discarded one is let go. */
export function keepWorksheet(learnerId: string, worksheet: Worksheet): void {
  if (worksheet.completedAt === null && worksheet.discardedAt === null) onDevice.write({ learnerId, worksheet });
  else if (keptWorksheet(learnerId, worksheet.worksheetId)) onDevice.forget();
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
  onDevice.write({ learnerId, worksheet: { ...worksheet, worksheetQuestions } });
}

/** The worksheet as this device last saw it, if it was this one and this child's. */
export function keptWorksheet(learnerId: string, worksheetId: string): Worksheet | undefined {
  const kept = onDevice.read();
  if (kept?.learnerId !== learnerId || kept.worksheet.worksheetId !== worksheetId) return undefined;
  // What an earlier release has kept does not tell.
  return { ...kept.worksheet, discardedAt: kept.worksheet.discardedAt ?? null };
}
