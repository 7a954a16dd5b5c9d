import { randomUUID } from 'node:crypto';
import { eventIdOf } from 'platform/event-log';
import type { Append, NewEvent } from 'platform/event-store';

const QUESTIONS = 10;

interface Happening {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const numbers = Array.from({ length: QUESTIONS }, (_, n) => n + 1);
const place = {
  questionType: 'share-ratio',
  topic: 'weight-and-ratio',
  subTopic: 'ratio',
  level: 3,
  targetSeconds: 60,
};

/** What happens to one worksheet of ten questions, in its order: issued, ten answers, completed. */
export function worksheetStory(worksheetId: string, learnerId: string): Happening[] {
  const common = { worksheetId, learnerId };
  const of = { subject: 'maths', topic: place.topic };
  const result = { correct: QUESTIONS, asked: QUESTIONS, markRuleVersion: 1, marks: numbers.map(markOf) };
  return [
    {
      type: 'WorksheetIssued',
      data: { ...common, ...of, questionTypes: [place.questionType], questions: numbers.map(questionOf) },
    },
    ...numbers.map((number) => ({
      type: 'AnswerSubmitted',
      data: { ...common, number, answer: `£${number * 5}`, secondsSpent: 41 },
    })),
    { type: 'WorksheetCompleted', data: { ...common, ...of, ...result } },
  ];
}

const questionOf = (number: number) => ({
  ...place,
  ...{ number, seed: number, genVersion: 1, key: `£${number * 5}` },
  prompt: `Ravi and Beth share £${number * 9} in the ratio 4:5. How much does Beth get, in £?`,
  solution: `• Parts: 4 + 5 = 9\n• ${number * 9} ÷ 9 = ${number}\n• ${number} × 5 = ${number * 5}\n• Answer: £${number * 5}`,
});

const markOf = (number: number) => ({
  number,
  answer: `£${number * 5}`,
  correct: true,
  blank: false,
  why: 'every part agrees',
});

/** An append of happenings to a worksheet's stream, after a revision. */
export function appendOf(worksheetId: string, expected: number, happenings: readonly Happening[]): Append {
  const commandId = randomUUID();
  const stream = `worksheet-${worksheetId}`;
  const at = new Date().toISOString();
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
