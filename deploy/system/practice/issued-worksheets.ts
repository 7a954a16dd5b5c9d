import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import type { System } from '../running/system';

/** Everything that happened to a worksheet, as the log has it. */
export async function eventsOf(system: System, worksheetId: string | undefined): Promise<readonly WorksheetEvent[]> {
  // The stream of a worksheet holds its own events only.
  return (await system.ground.log.readStream(
    `worksheet-${worksheetId ?? ''}`,
  )) as readonly unknown[] as WorksheetEvent[];
}

/** A worksheet's questions with their keys, which no reply tells before it is marked. */
export async function issuedQuestions(
  system: System,
  worksheetId: string | undefined,
): Promise<readonly IssuedQuestion[]> {
  const [first] = await eventsOf(system, worksheetId);
  return first?.type === 'WorksheetIssued' ? first.data.questions : [];
}

/** The items of the bank that a worksheet's questions are. */
export async function itemIdsOf(system: System, worksheetId: string | undefined): Promise<string[]> {
  return (await issuedQuestions(system, worksheetId)).map(({ itemId }) => itemId ?? '');
}
