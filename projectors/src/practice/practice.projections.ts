import { flaggedQuestionsProjection } from './flagging/flagged-questions.projection';
import { flagsProjection } from './flagging/flags.projection';
import { effortProjection } from './progress/effort.projection';
import { errorCountsProjection } from './progress/error-counts.projection';
import { masteryProjection } from './progress/mastery.projection';
import { mistakesProjection } from './progress/mistakes.projection';
import { topicScoresProjection } from './progress/topic-scores.projection';
import { typeDifficultyProjection } from './progress/type-difficulty.projection';
import { typeReviewsProjection } from './progress/type-reviews.projection';
import { checksProjection } from './worksheets/checks.projection';
import { issuedQuestionsProjection } from './worksheets/issued-questions.projection';
import { learnerChoicesProjection } from './worksheets/learner-choices.projection';
import { learnerDaysProjection } from './worksheets/learner-days.projection';
import { shownStepsProjection } from './worksheets/shown-steps.projection';
import { worksheetAnswersProjection } from './worksheets/worksheet-answers.projection';
import { worksheetsProjection } from './worksheets/worksheets.projection';

export const practiceProjections = [
  worksheetsProjection,
  issuedQuestionsProjection,
  worksheetAnswersProjection,
  checksProjection,
  shownStepsProjection,
  topicScoresProjection,
  masteryProjection,
  typeReviewsProjection,
  mistakesProjection,
  effortProjection,
  errorCountsProjection,
  typeDifficultyProjection,
  learnerDaysProjection,
  learnerChoicesProjection,
  flagsProjection,
  flaggedQuestionsProjection,
];
