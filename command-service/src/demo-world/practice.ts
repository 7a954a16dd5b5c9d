import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { saveWorksheet, submitAnswer } from 'schemas/practice/practice.contract';
import type { IssuedQuestion } from 'schemas/questions/question';
import { worksheet } from '../practice/worksheet.decider';
import { askForWorksheet } from './asking';
import { momentOf, type Call, type SettableClock } from './caller';
import { chance } from './chance';
import type { DemoPerson, Habit } from './people';

interface Practice {
  readonly person: DemoPerson;
  readonly habit: Habit;
  /** The habit's place among the person's. */
  readonly n: number;
  readonly caller: Caller;
}

interface World {
  readonly call: Call;
  readonly clock: SettableClock;
  readonly now: Date;
  readonly log: EventLog;
}

/** Weeks of one topic: a worksheet every few days, answered better as time goes by. The very last one is left half-done. */
export async function practise({ person, habit, n, caller }: Practice, world: World): Promise<void> {
  const first = person.daysAgo - 1 - n;
  for (let daysAgo = first; daysAgo >= 0; daysAgo -= habit.everyDays) {
    const skill = habit.from + ((habit.to - habit.from) * (first - daysAgo)) / Math.max(1, first);
    const key = `${person.email} ${habit.topic} ${first - daysAgo}`;
    const isLast = n === 0 && daysAgo < habit.everyDays;
    await oneWorksheet({ key, skill, habit, caller, isLast }, { ...world, minutes: n * 25, daysAgo });
  }
}

interface Sheet {
  readonly key: string;
  readonly skill: number;
  readonly habit: Habit;
  readonly caller: Caller;
  readonly isLast: boolean;
}

async function oneWorksheet(sheet: Sheet, moment: World & Moment): Promise<void> {
  const { key, habit, caller, isLast } = sheet;
  moment.clock.set(momentOf(moment.now, moment.daysAgo, moment.minutes));
  const worksheetId = await askForWorksheet({ habit, caller, key, call: moment.call });
  if (worksheetId === undefined) return;
  await answerAll(worksheetId, sheet, moment);
  if (!isLast) await moment.call(saveWorksheet, { worksheetId }, { caller, key: `save ${key}` });
}

interface Moment {
  readonly daysAgo: number;
  readonly minutes: number;
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

// The last digit, or the last letter, one too many.
function slipOf(key: string): string {
  return key.replace(
    /[0-9A-Za-z](?=[^0-9A-Za-z]*$)/,
    (last) => ({ '9': '8', z: 'y', Z: 'Y' })[last] ?? String.fromCharCode(last.charCodeAt(0) + 1),
  );
}
