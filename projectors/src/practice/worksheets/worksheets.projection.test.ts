import { expect, it } from '@jest/globals';
import { eventTypes } from 'schemas/events';
import { loggedOf, rowsAfter, type Happened } from 'platform/testing/folding';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { rowsOf } from '../../../testing/rows-of';
import { marked, worksheetMarked } from '../testing/marked-worksheet';
import { issuedQuestionsProjection } from './issued-questions.projection';
import { worksheetAnswersProjection } from './worksheet-answers.projection';
import { worksheetsProjection } from './worksheets.projection';

const at = '2026-11-21T14:00:00.000Z';
const place = { worksheetId: 'w-1', learnerId: 'amara' } as const;
const question = (number: number) => ({
  number,
  questionType: 'simplify',
  subject: 'maths' as const,
  topic: 'fractions',
  subTopic: 'fractions',
  level: 3,
  prompt: `Question ${number}`,
  key: '5',
  solution: 'It is 5.',
  seed: number,
  genVersion: 1,
  targetSeconds: 60,
});
const issued: Happened<WorksheetEvent> = {
  type: 'WorksheetIssued',
  at,
  data: {
    ...place,
    subject: 'maths',
    topic: 'fractions',
    purpose: 'practice',
    questionTypes: ['simplify'],
    questions: [question(2), question(1)],
  },
};
const answered = (number: number, answer: string, late?: true): Happened<WorksheetEvent> => ({
  type: 'AnswerSubmitted',
  at,
  data: { ...place, number, answer, ...(late && { late }) },
});

it('keeps what was issued once, as a whole and in order', () => {
  const [row, ...others] = rowsOf(issuedQuestionsProjection, issued, answered(1, '5'));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ worksheetId: 'w-1', questions: [{ number: 1 }, { number: 2 }] });
});

it('keeps the last answer to each question, and that it came late', () => {
  const rows = rowsOf(worksheetAnswersProjection, issued, answered(1, '4'), answered(1, '5'), answered(2, '6', true));
  expect(rows).toEqual([
    { ...place, number: 1, answer: '5', late: false },
    { ...place, number: 2, answer: '6', late: true },
  ]);
});

it('empties the answers of somebody who is erased, those of an old log that stand there unsealed as well', () => {
  const erased: Happened<{ type: 'SubjectErased'; data: { subjectId: string } }> = {
    type: 'SubjectErased',
    data: { subjectId: 'amara' },
  };
  const rows = rowsAfter(worksheetAnswersProjection, loggedOf([issued, answered(1, 'Amara'), erased]));
  expect(rows).toEqual([{ ...place, number: 1, answer: null, late: false }]);
  expect(eventTypes.get('AnswerSubmitted')?.personal).toEqual({ answer: 'learnerId' });
});

it('knows which questions went right once the worksheet is marked, and which were right but for their form', () => {
  const marks = [marked(), marked({ correct: false, errorTag: 'form' }), marked()];
  expect(rowsOf(worksheetsProjection, issued)).toMatchObject([{ right: null, otherForm: null, correct: null }]);
  expect(rowsOf(worksheetsProjection, issued, worksheetMarked(at, marks, 'w-1'))).toMatchObject([
    { right: [1, 3], otherForm: [2], correct: 2 },
  ]);
});
