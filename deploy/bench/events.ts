import { randomUUID } from 'node:crypto';
import { eventIdOf } from 'platform/event-log';
import type { Append, NewEvent } from 'platform/event-store';

const QUESTIONS = 10;

interface Happening {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What happens to one worksheet of ten questions, in its order: issued, ten answers, completed. */
export function worksheetStory(worksheetId: string, learnerId: string): Happening[] {
  const numbers = Array.from({ length: QUESTIONS }, (_, n) => n + 1);
  const common = { worksheetId, learnerId };
  const questions = numbers.map((number) => ({
    ...{
      number,
      level: 3,
      seed: number,
      genVersion: 1,
      targetSeconds: 60,
      questionType: 'share-ratio',
      topic: 'weight-and-ratio',
      subTopic: 'ratio',
    },
    prompt: `Ravi and Beth share £${number * 9} in the ratio 4:5. How much does Beth get, in £?`,
    key: `£${number * 5}`,
    solution: `• Parts: 4 + 5 = 9\n• ${number * 9} ÷ 9 = ${number}\n• ${number} × 5 = ${number * 5}\n• Answer: £${number * 5}`,
  }));
  return [
    {
      type: 'WorksheetIssued',
      data: { ...common, subject: 'maths', topic: 'weight-and-ratio', questionTypes: ['share-ratio'], questions },
    },
    ...numbers.map((number) => ({
      type: 'AnswerSubmitted',
      data: { ...common, number, answer: `£${number * 5}`, secondsSpent: 41 },
    })),
    {
      type: 'WorksheetCompleted',
      data: {
        ...common,
        ...{ subject: 'maths', topic: 'weight-and-ratio', correct: QUESTIONS, asked: QUESTIONS, markRuleVersion: 1 },
        marks: numbers.map((number) => ({
          number,
          answer: `£${number * 5}`,
          correct: true,
          blank: false,
          why: 'every part agrees',
        })),
      },
    },
  ];
}

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
