import { practiceFeature } from 'schemas/practice/practice.feature';
import { dayOf } from '../../../testing/day';
import { weeksOfPractice } from './weeks-of-practice';

/** A worksheet that shows everything, then weeks of practice of two learners. */
export const practiceDay = dayOf(practiceFeature, {
  on: '2026-08-31',
  order: ['QuestionsAllotted', 'WorksheetIssued', 'AnswerSubmitted', 'QuestionFlagged', 'WorksheetCompleted'],
  later: weeksOfPractice(),
});
