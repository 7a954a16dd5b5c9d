import { randomUUID } from 'node:crypto';
import { eventIdOf } from 'platform/event-log';
import type { Append, NewEvent } from 'platform/event-store';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';

const QUESTIONS = 10;

const numbers = Array.from({ length: QUESTIONS }, (_, n) => n + 1);
const place = {
  questionType: 'share-ratio',
  subject: 'maths',
  topic: 'weight-and-ratio',
  level: 3,
  targetSeconds: 60,
} as const;

/** What happens to one worksheet of ten questions, in its order: issued, ten answers, completed. */
export function worksheetStory(worksheetId: string, learnerId: string): WorksheetEvent[] {
  const common = { worksheetId, learnerId };
  const of = { subject: place.subject, topic: place.topic, purpose: 'practice' } as const;
  const result = { correct: QUESTIONS, asked: QUESTIONS, markRuleVersion: 1, marks: numbers.map(markOf) };
  return [
    {
      type: 'WorksheetIssued',
      data: { ...common, ...of, questionTypes: [place.questionType], questions: numbers.map(questionOf) },
    },
    ...numbers.map((number): WorksheetEvent => ({
      type: 'AnswerSubmitted',
      data: { ...common, number, answer: `£${number * 5}`, secondsSpent: 41, writing: { tab: 'bench', count: number } },
    })),
    { type: 'WorksheetCompleted', data: { ...common, ...of, ...result } },
  ];
}

const questionOf = (number: number): IssuedQuestion => ({
  ...place,
  subTopic: 'ratio',
  number,
  seed: number,
  genVersion: 1,
  key: `£${number * 5}`,
  prompt: `Ravi and Beth share £${number * 9} in the ratio 4:5. How much does Beth get, in £?`,
  solution: `• Parts: 4 + 5 = 9\n• ${number * 9} ÷ 9 = ${number}\n• ${number} × 5 = ${number * 5}\n• Answer: £${number * 5}`,
});

const markOf = (number: number): Mark => ({
  ...place,
  number,
  correct: true,
  blank: false,
  why: 'every part agrees',
  isChoice: false,
  secondsSpent: 41,
});

/** An append of happenings to a worksheet's stream, after a revision. */
export function appendOf(worksheetId: string, expected: number, happenings: readonly WorksheetEvent[]): Append {
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
