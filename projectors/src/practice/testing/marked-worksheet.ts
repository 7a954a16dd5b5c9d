import type { Happened } from 'platform/testing/folding';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';

type Completed = Extract<WorksheetEvent, { type: 'WorksheetCompleted' }>;

/** A marked worksheet of Amara's. The questions are numbered in their order. */
export function worksheetMarked(
  at: string,
  marks: readonly Mark[],
  worksheetId = `worksheet-of-${at.replaceAll(':', '.')}`,
): Happened<Completed> {
  return {
    type: 'WorksheetCompleted',
    at,
    data: {
      worksheetId,
      learnerId: 'amara',
      subject: 'maths',
      topic: 'mixed',
      purpose: 'practice',
      correct: marks.filter(({ correct }) => correct).length,
      asked: marks.length,
      marks: marks.map((mark, n) => ({ ...mark, number: n + 1 })),
      markRuleVersion: 1,
    },
  };
}
