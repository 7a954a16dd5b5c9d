import { randomUUID } from 'node:crypto';
import { eventIdOf } from 'platform/event-log';
import type { Append, NewEvent } from 'platform/event-store';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';

const QUESTIONS = 10;

const numbers = Array.from({ length: QUESTIONS }, (_, n) => n + 1);
const TOPICS = 8;
const TYPES = 5 * TOPICS;

/** Of the nth worksheet: each is of the next type of question. */
const placeOf = (nth: number) =>
  ({
    questionType: `type-${nth % TYPES}`,
    subject: 'maths',
    topic: `topic-${nth % TOPICS}`,
    level: 3,
    targetSeconds: 60,
  }) as const;
type Place = ReturnType<typeof placeOf>;

/**
 * What happens to one worksheet of ten questions, in its order: issued, ten answers, completed. A fifth of the answers
 * is wrong.
 */
export function worksheetStory(worksheetId: string, learnerId: string, nth = 0): WorksheetEvent[] {
  const common = { worksheetId, learnerId };
  const place = placeOf(nth);
  const of = { subject: place.subject, topic: place.topic, purpose: 'practice' } as const;
  const marks = numbers.map((number) => markOf(number, place));
  const correct = marks.filter((mark) => mark.correct).length;
  const result = { correct, asked: QUESTIONS, markRuleVersion: 1, marks };
  const questions = numbers.map((number) => questionOf(number, place));
  return [
    {
      type: 'WorksheetIssued',
      data: { ...common, ...of, questionTypes: [place.questionType], questions },
    },
    ...numbers.map((number): WorksheetEvent => ({
      type: 'AnswerSubmitted',
      data: { ...common, number, answer: `£${number * 5}`, secondsSpent: 41, writing: { tab: 'bench', count: number } },
    })),
    { type: 'WorksheetCompleted', data: { ...common, ...of, ...result } },
  ];
}

const questionOf = (number: number, place: Place): IssuedQuestion => ({
  ...place,
  subTopic: 'ratio',
  number,
  seed: number,
  genVersion: 1,
  key: `£${number * 5}`,
  prompt: `Ravi and Beth share £${number * 9} in the ratio 4:5. How much does Beth get, in £?`,
  solution: `• Parts: 4 + 5 = 9\n• ${number * 9} ÷ 9 = ${number}\n• ${number} × 5 = ${number * 5}\n• Answer: £${number * 5}`,
});

const markOf = (number: number, place: Place): Mark => ({
  ...place,
  number,
  correct: number % 5 !== 0,
  blank: false,
  why: number % 5 === 0 ? 'the number differs' : 'every part agrees',
  isChoice: false,
  secondsSpent: 41,
});

/** An append of happenings to a worksheet's stream, after a revision. */
export function appendOf(worksheetId: string, expected: number, happenings: readonly WorksheetEvent[]): Append {
  return appendTo(`worksheet-${worksheetId}`, expected, { happenings, at: new Date() });
}

interface Happened {
  readonly happenings: readonly Pick<NewEvent, 'type' | 'data'>[];
  readonly at: Date;
}

/** An append of happenings of any kind, which happened at a time. */
export function appendTo(stream: string, expected: number, { happenings, at: when }: Happened): Append {
  const commandId = randomUUID();
  const at = when.toISOString();
  const meta = {
    commandId,
    causationId: commandId,
    correlationId: commandId,
    actor: { id: 'bench', role: 'ROLE_USER' },
    at,
    schemaVersion: 1,
  };
  const events = happenings.map(({ type, data }, n): NewEvent => ({
    id: eventIdOf(commandId, stream, n),
    type,
    data,
    meta,
  }));
  return { stream, expected, commandId, events };
}
