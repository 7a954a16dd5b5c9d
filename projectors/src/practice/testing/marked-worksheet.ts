import type { Happened } from 'platform/testing/folding';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';

type Completed = Extract<WorksheetEvent, { type: 'WorksheetCompleted' }>;

/** One answer of a worksheet: right unless something else is said. */
export function marked(change: Partial<Mark> = {}): Mark {
  return {
    number: 1,
    subject: 'maths',
    topic: 'fractions',
    questionType: 'simplify',
    level: 3,
    isChoice: false,
    targetSeconds: 60,
    correct: true,
    blank: false,
    why: 'equal',
    ...change,
  };
}

/** A marked worksheet of Amara's. The questions are numbered in their order. */
export function worksheetMarked(
  at: string,
  marks: readonly Mark[],
  worksheetId = `worksheet-of-${at}`,
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
