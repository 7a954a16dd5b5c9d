import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import type { IssuedQuestion } from 'schemas/questions/question';
import { worksheet } from '../practice/worksheet.decider';
import { momentOf, type Call, type SettableClock } from './caller';
import { chance } from './chance';

export interface World {
  readonly call: Call;
  readonly clock: SettableClock;
  readonly now: Date;
  readonly log: EventLog;
}

interface Sheet {
  readonly key: string;
  /** The share of questions that go right, 0 to 1. */
  readonly skill: number;
  readonly caller: Caller;
  /** Left half-done. */
  readonly isLast: boolean;
}

interface Moment {
  readonly daysAgo: number;
  readonly minutes: number;
}

/** Answers a worksheet, and hands it in. */
export async function workThrough(worksheetId: string, sheet: Sheet, moment: World & Moment): Promise<void> {
  const { key, caller, isLast } = sheet;
  await answerAll(worksheetId, sheet, moment);
  if (!isLast) await moment.call(saveWorksheet, { worksheetId }, { caller, key: `save ${key}` });
}

async function answerAll(
  worksheetId: string,
  { key, skill, caller, isLast }: Sheet,
  { call, clock, now, log, ...moment }: World & Moment,
): Promise<void> {
  const { issued } = await stateOf(log, worksheet, worksheetId);
  const questions = issued?.questions ?? [];
  const slips = slipsAmong(questions, skill, key);
  for (const question of isLast ? questions.slice(0, Math.ceil(questions.length / 2)) : questions) {
    const { number, targetSeconds } = question;
    clock.set(momentOf(now, moment.daysAgo, moment.minutes + number));
    const answer = slips.has(number) ? wrongAnswerTo(question, `${key} ${number}`) : question.key;
    const secondsSpent = Math.round(targetSeconds * (0.6 + chance(`${key} pace ${number}`)));
    const request = { worksheetId, questionNumber: number, answer, secondsSpent };
    if (answer !== '') await call(submitAnswer, request, { caller, key: `answer ${key} ${number}` });
  }
}

/** Which questions go wrong: as many as the skill says, the harder ones rather than the easier. */
function slipsAmong(questions: readonly IssuedQuestion[], skill: number, seed: string): ReadonlySet<number> {
  const wobble = (chance(`${seed} mood`) - 0.5) * 0.12;
  const wrong = Math.round(questions.length * (1 - skill - wobble));
  const hardestFirst = [...questions].sort((a, b) => hardness(b, seed) - hardness(a, seed));
  return new Set(hardestFirst.slice(0, Math.max(0, wrong)).map(({ number }) => number));
}

const hardness = ({ number, level }: IssuedQuestion, seed: string) => level + 3 * chance(`${seed} ${number} luck`);

function wrongAnswerTo({ key, options }: IssuedQuestion, seed: string): string {
  if (chance(`${seed} blank`) > 0.9) return '';
  if (!options) return slipOf(key);
  const step = 1 + Math.floor(chance(`${seed} slip`) * (options.length - 1));
  return 'ABCDE'.charAt((key.charCodeAt(0) - 65 + step) % options.length);
}

// The last digit that is no power's, or the last letter where there is none, one too many: a slip, and no other unit.
function slipOf(key: string): string {
  const last = /\d/.test(key) ? /(?<!\*\*)\d(?=(?:\*\*\d|\D)*$)/ : /[A-Za-z](?=[^A-Za-z]*$)/;
  return key.replace(last, (one) => ({ '9': '8', z: 'y', Z: 'Y' })[one] ?? String.fromCharCode(one.charCodeAt(0) + 1));
}
