import type { Caller } from 'platform/http';
import { findTopic, typesOf } from 'question-bank/catalogue';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
} from 'schemas/practice/worksheets/issuing.contract';
import type { Call } from './caller';
import { chance } from './chance';
import type { Habit } from './people';

interface Asking {
  readonly habit: Habit;
  readonly caller: Caller;
  readonly key: string;
  readonly call: Call;
}

/** Asks for a worksheet as the screens do. @returns its id; nothing where the day has no questions left */
export async function askForWorksheet({ habit, caller, key, call }: Asking): Promise<string | undefined> {
  const by = { caller, key: `get ${key}` };
  const { topic: questionTopic, questions: numQuestions } = habit;
  if (questionTopic === 'comprehension') return (await call(getEnglishComprehension, {}, by)).worksheetId;
  if (findTopic(questionTopic)?.subject === 'english')
    return (await call(getEnglishQuestions, { questionTopic, numQuestions }, by)).worksheetId;

  const types = typesOf(questionTopic);
  const placed = types[Math.floor(chance(key) * types.length)];
  if (!placed) throw new Error(`the demo world practises ${questionTopic}, which has no questions`);
  const { type, topic, subTopic } = placed;
  const place = { subject: topic.subject, parent: topic.key, topic: subTopic.key, type: type.key };
  return (await call(getSomeQuestions, { ...place, count: String(numQuestions), email: 'me' }, by)).worksheetId;
}
