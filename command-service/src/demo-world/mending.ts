import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { startPlannedWorksheet } from 'schemas/practice/issuing.contract';
import { markOf } from '../practice/marking.rules';
import { worksheet } from '../practice/worksheet.decider';
import { momentOf } from './caller';
import type { DemoPerson } from './people';
import { workThrough, type Done, type World } from './practice';

const TYPES_A_SHEET = 5;
const QUESTIONS_OF_A_TYPE = 2;
const SKILL = 0.85;
/** Later in the day than what is practised for itself. */
const MINUTES = 240;

interface Mender {
  readonly person: DemoPerson;
  readonly caller: Caller;
  readonly done: readonly Done[];
}

/** Every few days some of the kinds of question that had gone wrong by then, as the book of mistakes brings them back. */
export async function mendMistakes({ person, caller, done }: Mender, world: World): Promise<void> {
  const { email, daysAgo: since, mendsEveryDays } = person;
  if (mendsEveryDays === undefined) return;
  const slips = await Promise.all(done.map(async (each) => ({ ...each, wrong: await wrongIn(each, world.log) })));
  for (let daysAgo = since - 8, sheet = 0; daysAgo > 0; daysAgo -= mendsEveryDays, sheet += 1) {
    const known = hardestOf(slips.filter((each) => each.daysAgo > daysAgo).flatMap(({ wrong }) => wrong));
    const parts = inRotation(known, sheet).map((slip) => ({ ...slip, count: QUESTIONS_OF_A_TYPE }));
    if (parts.length === 0) continue;
    const key = `${email} mistakes ${sheet}`;
    world.clock.set(momentOf(world.now, daysAgo, MINUTES));
    const { worksheetId } = await world.call(
      startPlannedWorksheet,
      { purpose: 'mistakes', parts },
      { caller, key: `get ${key}` },
    );
    if (worksheetId === undefined) return;
    await workThrough(
      worksheetId,
      { key, skill: SKILL, caller, isLast: false },
      { ...world, daysAgo, minutes: MINUTES },
    );
  }
}

interface Slip {
  readonly questionType: string;
  readonly level: number;
}

/** A question about a passage has no similar one without it. */
async function wrongIn({ worksheetId }: Done, log: EventLog): Promise<Slip[]> {
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
