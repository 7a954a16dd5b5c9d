import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { findTopic, typesOf } from 'question-bank/catalogue';
import { getSomeQuestions, saveWorksheet, submitAnswer } from 'schemas/practice/practice.contract';
import type { IssuedQuestion } from 'schemas/questions/question';
import { worksheet } from '../practice/worksheet.decider';
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

async function oneWorksheet(
  { key, skill, habit, caller, isLast }: Sheet,
  { call, clock, now, log, ...when }: World & { minutes: number; daysAgo: number },
): Promise<void> {
  const topic = findTopic(habit.topic);
  const [type] = typesOf(habit.topic).filter((_, place, all) => place === Math.floor(chance(key) * all.length));
  if (!topic || !type) return;
  clock.set(momentOf(now, when.daysAgo, when.minutes));
  const request = {
    subject: topic.subject,
    parent: topic.key,
    topic: type.subTopic.key,
    type: type.type.key,
    count: String(habit.questions),
    email: 'me',
  };
  const { worksheetId } = await call(getSomeQuestions, request, { caller, key: `get ${key}` });
  if (worksheetId === undefined) return;
  const { issued } = await stateOf(log, worksheet, worksheetId);
  const questions = issued?.questions ?? [];
  for (const question of isLast ? questions.slice(0, Math.ceil(questions.length / 2)) : questions) {
    const seconds = Math.round(question.targetSeconds * (0.6 + chance(`${key} pace ${question.number}`)));
    clock.set(momentOf(now, when.daysAgo, when.minutes + question.number));
    const answer = answerTo(question, skill, `${key} ${question.number}`);
    if (answer !== '')
      await call(
        submitAnswer,
        { worksheetId, questionNumber: question.number, answer, secondsSpent: seconds },
        { caller, key: `answer ${key} ${question.number}` },
      );
  }
  if (!isLast) await call(saveWorksheet, { worksheetId }, { caller, key: `save ${key}` });
}

/** Right as often as the skill says; else a slip, and now and then nothing. */
function answerTo({ key, options }: IssuedQuestion, skill: number, seed: string): string {
  const luck = chance(`${seed} luck`);
  if (luck < skill) return key;
  if (luck > 0.96) return '';
  if (options)
    return 'ABCDE'.charAt(
      (key.charCodeAt(0) - 64 + Math.floor(chance(`${seed} slip`) * (options.length - 1))) % options.length,
    );
  return slipOf(key);
}

// The last digit, or the last letter, one too many.
function slipOf(key: string): string {
  return key.replace(
    /[0-9A-Za-z](?=[^0-9A-Za-z]*$)/,
    (last) => ({ '9': '8', z: 'y', Z: 'Y' })[last] ?? String.fromCharCode(last.charCodeAt(0) + 1),
  );
}
