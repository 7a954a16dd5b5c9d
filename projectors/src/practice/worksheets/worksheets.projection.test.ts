import { expect, it } from '@jest/globals';
import { eventTypes } from 'schemas/events';
import { loggedOf, rowsAfter, type Happened } from 'platform/testing/folding';
import type { Fit } from 'schemas/practice/worksheets/fit';
import type { LearnerChoicesEvent } from 'schemas/practice/worksheets/learner-choices.events';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { practiceProjections } from '../practice.projections';
import { rowsOf } from '../../../testing/rows-of';
import { marked, questionMarked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { checksProjection } from './checks.projection';
import { shownStepsProjection } from './shown-steps.projection';
import { issuedQuestionsProjection } from './issued-questions.projection';
import { learnerChoicesProjection } from './learner-choices.projection';
import type { LearnerDayEvent } from 'schemas/practice/worksheets/learner-day.events';
import { learnerDaysProjection } from './learner-days.projection';
import { worksheetAnswersProjection } from './worksheet-answers.projection';
import { worksheetsProjection } from './worksheets.projection';

const at = '2026-11-21T14:00:00.000Z';
const place = { worksheetId: 'w-1', learnerId: 'amara' } as const;
const question = (number: number) => questionMarked(marked({ number }));
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

const checked = (nth: number, answer: string, errorTag?: 'form'): Happened<WorksheetEvent> => {
  const mark = { ...marked({ correct: nth === 2 }), ...(errorTag && { errorTag }) };
  return {
    type: 'AnswerChecked',
    at,
    data: { ...place, number: 1, try: nth, answer, mark, markRuleVersion: 2 },
  };
};

it('keeps each try of an answer that was checked, and the first as the one that was given', () => {
  const happened = [issued, answered(1, '4'), checked(1, '4', 'form'), checked(2, '5')];
  expect(rowsOf(checksProjection, ...happened, ...happened)).toEqual([
    { ...place, number: 1, try: 1, answer: '4', correct: false, otherForm: true, errorTag: 'form' },
    { ...place, number: 1, try: 2, answer: '5', correct: true, otherForm: false, errorTag: null },
  ]);
  expect(rowsOf(worksheetAnswersProjection, ...happened)).toEqual([{ ...place, number: 1, answer: '4', late: false }]);
});

it('keeps that all steps of a question were opened', () => {
  const shown: Happened<WorksheetEvent> = { type: 'StepsShown', at, data: { ...place, number: 1 } };
  expect(rowsOf(shownStepsProjection, issued, shown, shown)).toEqual([{ ...place, number: 1 }]);
});

it('counts nothing of a worksheet by what was checked of it', () => {
  const happened = [issued, answered(1, '4'), checked(1, '4'), checked(2, '5')];
  const others = practiceProjections.filter(({ table }) => table.name !== 'practice_checks');
  for (const projection of others) expect([...projection.handlers.keys()]).not.toContain('AnswerChecked');
  expect(rowsOf(worksheetsProjection, ...happened)).toMatchObject([{ right: null, correct: null }]);
});

it('knows what each learner has chosen last', () => {
  const checking = (learnerId: string, checksEach: boolean): Happened<LearnerChoicesEvent> => ({
    type: 'CheckingChosen',
    data: { learnerId, checksEach },
  });
  const fit = (learnerId: string, chosen: Fit): Happened<LearnerChoicesEvent> => ({
    type: 'FitChosen',
    data: { learnerId, fit: chosen },
  });
  const rows = rowsOf(
    learnerChoicesProjection,
    ...[checking('amara', true), checking('finn', true), fit('amara', 'stretch'), checking('amara', false)],
    ...[fit('mei', 'warm-up'), fit('amara', 'warm-up')],
  );
  expect(rows).toEqual([
    { learnerId: 'amara', checksEach: false, fit: 'warm-up' },
    { learnerId: 'finn', checksEach: true, fit: 'just-right' },
    { learnerId: 'mei', checksEach: false, fit: 'warm-up' },
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
  expect(rowsOf(worksheetsProjection, issued)).toMatchObject([
    { right: null, otherForm: null, correct: null, markRule: null },
  ]);
  expect(rowsOf(worksheetsProjection, issued, worksheetMarked(at, marks, 'w-1'))).toMatchObject([
    { right: [1, 3], otherForm: [2], errors: [{ number: 2, errorTag: 'form' }], correct: 2, markRule: 1 },
  ]);
});

it('counts for a day what was dealt on paper or of old, and what was answered, but not what was dealt', () => {
  const of = { learnerId: 'amara', day: '2026-11-21', worksheetId: 'w-1' };
  const events: Happened<LearnerDayEvent>[] = [
    { type: 'QuestionsAllotted', at, data: { ...of, count: 6 } },
    { type: 'WorksheetDealt', at, data: { ...of, count: 20 } },
    { type: 'QuestionsCounted', at, data: { ...of, numbers: [1, 2] } },
  ];
  expect(rowsOf(learnerDaysProjection, ...events)).toEqual([{ learnerId: 'amara', day: '2026-11-21', counted: 8 }]);
});

it('knows when a worksheet was discarded, and never takes it for a finished one', () => {
  const discarded: Happened<WorksheetEvent> = { type: 'WorksheetDiscarded', at, data: place };
  expect(rowsOf(worksheetsProjection, issued, discarded)).toMatchObject([{ discardedAt: at, completedAt: null }]);
});
