import { expect, it } from '@jest/globals';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../../testing/rows-of';
import { flaggedQuestionsProjection } from './flagged-questions.projection';
import { flagsProjection } from './flags.projection';

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`;
const reasons = { isTypo: true, isMarkingIssue: false, isTooHard: false, comment: 'Two are right.' };
const flagged = (minute: number, learner: string, more: object = {}): Happened<AnyEvent> => ({
  at: at(minute),
  type: 'QuestionFlagged',
  data: { worksheetId: `of-${learner}`, number: 2, learnerId: learner, questionId: 'spelling-1', ...reasons, ...more },
});
const answered = (minute: number, seen: number, answer = 1): Happened<AnyEvent> => ({
  at: at(minute),
  type: 'FlagsAnswered',
  data: { questionId: 'spelling-1', answer, verdict: 'mended', editorId: 'noor', seenUntil: at(seen) },
});
const questions = (...events: Happened<AnyEvent>[]) => rowsOf(flaggedQuestionsProjection, ...events);

it('flags of one question are one, as it was flagged last', () =>
  expect(questions(flagged(1, 'amara'), flagged(3, 'finn'))).toEqual([
    expect.objectContaining({
      questionId: 'spelling-1',
      worksheetId: 'of-finn',
      firstFlaggedAt: at(1),
      lastFlaggedAt: at(3),
      isOpen: true,
      answers: 0,
    }),
  ]));
it('an answer closes it, and a flag after it opens it again', () => {
  expect(questions(flagged(1, 'amara'), answered(5, 1))).toMatchObject([{ isOpen: false, verdict: 'mended' }]);
  const again = questions(flagged(1, 'amara'), answered(5, 1), flagged(9, 'finn'));
  expect(again).toMatchObject([{ isOpen: true, verdict: 'mended', answers: 1 }]);
});
it('an answer leaves it open for a flag that its editor had not seen', () =>
  expect(questions(flagged(1, 'amara'), flagged(4, 'finn'), answered(5, 1))).toMatchObject([{ isOpen: true }]));
it('the oldest flags, which do not say of what they are, stand for themselves', () => {
  const old = (learner: string) => flagged(1, learner, { questionId: undefined });
  expect(questions(old('amara'), old('finn'))).toMatchObject([
    { questionId: 'of-amara.2' },
    { questionId: 'of-finn.2' },
  ]);
  expect(rowsOf(flagsProjection, old('amara'))).toMatchObject([{ questionId: 'of-amara.2', answersRead: 0 }]);
});
it('a note that was put away stays so when the question is flagged again', () => {
  const read: AnyEvent = {
    type: 'FlagNoteRead',
    data: { worksheetId: 'of-amara', number: 2, learnerId: 'amara', answer: 1 },
  };
  expect(rowsOf(flagsProjection, flagged(1, 'amara'), read, flagged(3, 'amara'))).toMatchObject([
    { answersRead: 1, flaggedAt: at(3) },
  ]);
});
