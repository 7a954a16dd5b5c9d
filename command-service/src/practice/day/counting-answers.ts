import { londonDay } from 'platform/clock';
import { Problem, type CommandTools } from 'platform/http';
import { dayBefore, whoseDay } from './allotting';
import { isUnlimited } from './allowance.rules';
import { blanksOf, yetToCount } from './counting';
import { hasCounted, learnerDay } from './learner-day.decider';
import type { PracticeParts } from '../practice-parts';
import { worksheet, type Worksheet, type WorksheetCommand } from '../worksheet.decider';

interface Answered {
  readonly worksheetId: string;
  readonly answers: readonly { readonly number: number; readonly answer: string }[];
}

/** Hands an answer to its worksheet once the day has paid for it; what is not kept after all is given back to the day. */
export async function submitCounted(
  { worksheetId, answers, command }: Answered & { readonly command: WorksheetCommand },
  tools: CommandTools,
  { plan }: PracticeParts,
): Promise<void> {
  const { caller } = tools;
  const answering = { learnerId: caller.learnerId, answers };
  const numbers = isUnlimited(caller.roles) ? [] : await uncounted(worksheetId, answering, tools);
  const { counted } = await count({ worksheetId, numbers, blanks: [] }, tools, plan.questionsADay);
  await keptOrReturned({ worksheetId, counted }, tools, () => tools.handle(worksheet, worksheetId, command));
}

interface Completed extends Answered {
  readonly complete: (closed: readonly number[]) => WorksheetCommand;
}

/**
 * Has a worksheet marked once the day has paid for what its answers, and the keys of its blanks, cost. Answers that the day
 * has no room for are refused; of the blanks as many are shown as there is room for, and the others stay closed: nobody is
 * kept from having marked what they have done.
 */
export async function completeCounted(
  { worksheetId, answers, complete }: Completed,
  tools: CommandTools,
  { plan }: PracticeParts,
): Promise<Worksheet> {
  const { caller, read } = tools;
  const answering = { learnerId: caller.learnerId, answers };
  const state = isUnlimited(caller.roles) ? undefined : await read(worksheet, worksheetId);
  const [numbers, blanks] = state ? [yetToCount(state, answering), blanksOf(state, answering)] : [[], []];
  const { counted, closed } = await count({ worksheetId, numbers, blanks }, tools, plan.questionsADay);
  const completed = await keptOrReturned({ worksheetId, counted }, tools, () =>
    tools.handle(worksheet, worksheetId, complete(closed)),
  );
  return completed.state;
}

/**
 * Which of the answers the day has yet to pay for. The sheet as it was kept lately will do: of what has happened to it since
 * nothing is older than a few minutes, and so it was counted today or yesterday, which is looked up before anything is.
 */
async function uncounted(worksheetId: string, answering: Parameters<typeof yetToCount>[1], tools: CommandTools) {
  const kept = tools.last(worksheet, worksheetId);
  return yetToCount(kept?.issued ? kept : await tools.read(worksheet, worksheetId), answering);
}

interface ToCount {
  readonly worksheetId: string;
  readonly numbers: readonly number[];
  readonly blanks: readonly number[];
}

/**
 * Counts questions before their answers are kept, or their keys shown: what is over the day's limit is refused, and nothing is
 * ever kept that was not counted. What was begun in the trial may be finished after it, a day's worth a day.
 */
async function count({ worksheetId, numbers, blanks }: ToCount, tools: CommandTools, limit: number) {
  const nothing = { counted: [], closed: [] };
  if (numbers.length + blanks.length === 0) return nothing;
  const learnerId = whoseDay(tools.caller);
  const day = londonDay(tools.now);
  const before = await dayBefore(day, tools);
  const isNew = (number: number) => !hasCounted(before, worksheetId, number);
  const wanted = { numbers: numbers.filter(isNew), blanks: blanks.filter(isNew) };
  if (wanted.numbers.length + wanted.blanks.length === 0) return nothing;
  const data = { learnerId, day, worksheetId, limit, ...wanted };
  const { state, events } = await tools.handle(learnerDay, `${learnerId}.${day}`, { type: 'CountAnswers', data });
  return {
    counted: events.flatMap((event) => (event.type === 'QuestionsCounted' ? event.data.numbers : [])),
    closed: wanted.blanks.filter((number) => !hasCounted(state, worksheetId, number)),
  };
}

interface Counted {
  readonly worksheetId: string;
  readonly counted: readonly number[];
}

/** A worksheet that was discarded in the same moment takes no answer any more, and is never shown: nothing of it was used. */
async function keptOrReturned<T>(counted: Counted, tools: CommandTools, keep: () => Promise<T>): Promise<T> {
  try {
    return await keep();
  } catch (error) {
    if (isDiscarded(error)) await takeBack(counted, tools);
    throw error;
  }
}

const isDiscarded = (error: unknown): boolean =>
  error instanceof Problem && error.parts.code === 'WorksheetIsDiscarded';

async function takeBack({ worksheetId, counted }: Counted, tools: CommandTools): Promise<void> {
  const { caller, now, read } = tools;
  const { answers } = await read(worksheet, worksheetId);
  // Another copy of the answer may have come in time.
  const numbers = counted.filter((number) => answers.get(number)?.tried !== true);
  if (numbers.length === 0) return;
  const learnerId = whoseDay(caller);
  const day = londonDay(now);
  const data = { learnerId, day, worksheetId, numbers };
  await tools.handle(learnerDay, `${learnerId}.${day}`, { type: 'TakeBack', data });
}
