import { randomUUID } from 'node:crypto';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { marked, questionMarked } from 'schemas/practice/testing/marked-answer';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import type { Person } from '../people/people';
import type { System } from '../running/system';

/** One question of a worksheet and how it was answered; of five seconds and right unless something else is said. */
export type PastAnswer = Pick<Mark, 'questionType' | 'topic' | 'subject' | 'level'> & Partial<Mark>;

/** Writes a worksheet that somebody did some days ago, as the command service would have. @returns its id and where it ends */
export async function practisedDaysAgo(
  system: System,
  { learnerId }: Person,
  { daysAgo, answers }: { readonly daysAgo: number; readonly answers: readonly PastAnswer[] },
) {
  const worksheetId = randomUUID();
  const marks = answers.map(markOf);
  const about = { worksheetId, learnerId, subject: marks[0]?.subject ?? 'maths', topic: 'mixed' } as const;
  const correct = marks.filter((mark) => mark.correct).length;
  const questionTypes = [...new Set(marks.map(({ questionType }) => questionType))];
  const { position } = await system.ground.log.append({
    stream: streamOf('worksheet', worksheetId),
    expected: NO_STREAM,
    events: [
      {
        type: 'WorksheetIssued',
        data: { ...about, purpose: 'practice', questionTypes, questions: marks.map((mark) => questionMarked(mark)) },
      },
      ...marks.map(({ number, correct: isRight }) => ({
        type: 'AnswerSubmitted',
        data: { worksheetId, learnerId, number, answer: isRight ? '7' : '8' },
      })),
      {
        type: 'WorksheetCompleted',
        data: { ...about, purpose: 'practice', correct, asked: marks.length, marks, markRuleVersion: 1 },
      },
    ],
    recording: {
      commandId: randomUUID(),
      actor: { id: 'system-test', role: 'service' },
      at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    },
  });
  return { worksheetId, position };
}

const markOf = (answer: PastAnswer, n: number): Mark =>
  marked({ number: n + 1, secondsSpent: 5, targetSeconds: 30, ...answer });
