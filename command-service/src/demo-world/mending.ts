import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import { markOf } from '../practice/marking.rules';
import { worksheet } from '../practice/worksheet.decider';

const TYPES_A_SHEET = 5;
const QUESTIONS_OF_A_TYPE = 2;

interface Slip {
  readonly questionType: string;
  readonly level: number;
}

/** Some of the kinds of question that went wrong in these worksheets, other ones for each sheet, as a plan takes them. */
export async function mistakesIn(worksheetIds: readonly string[], sheet: number, log: EventLog) {
  const slips = await Promise.all(worksheetIds.map((worksheetId) => wrongIn(worksheetId, log)));
  const known = hardestOf(slips.flat());
  return inRotation(known, sheet).map((slip) => ({ ...slip, count: QUESTIONS_OF_A_TYPE }));
}

/** A question about a passage has no similar one without it. */
async function wrongIn(worksheetId: string, log: EventLog): Promise<Slip[]> {
  const { issued, answers } = await stateOf(log, worksheet, worksheetId);
  return (issued?.questions ?? []).filter(
    (question) =>
      question.topic !== 'comprehension' && !markOf(question, answers.get(question.number) ?? { answer: '' }).correct,
  );
}

/** Each type once, at the hardest level that went wrong. */
function hardestOf(slips: readonly Slip[]): Slip[] {
  const levels = new Map<string, number>();
  for (const { questionType, level } of slips)
    levels.set(questionType, Math.max(level, levels.get(questionType) ?? level));
  return [...levels].map(([questionType, level]) => ({ questionType, level }));
}

function inRotation(slips: readonly Slip[], sheet: number): Slip[] {
  const from = slips.length === 0 ? 0 : (sheet * TYPES_A_SHEET) % slips.length;
  return [...slips.slice(from), ...slips.slice(0, from)].slice(0, TYPES_A_SHEET);
}
