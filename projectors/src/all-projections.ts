import type { Projection } from 'platform/projections';
import { accountsProjection } from './accounts/accounts.projection';
import { loginsProjection } from './accounts/logins.projection';
import { sessionsProjection } from './accounts/sessions.projection';
import { signUpsProjection } from './accounts/sign-ups.projection';
import { rebuildsProjection } from './investigations/rebuilds.projection';
import { subscribersProjection } from './marketing/subscribers.projection';
import { effortProjection } from './practice/progress/effort.projection';
import { errorCountsProjection } from './practice/progress/error-counts.projection';
import { flagsProjection } from './practice/worksheets/flags.projection';
import { learnerDaysProjection } from './practice/worksheets/learner-days.projection';
import { masteryProjection } from './practice/progress/mastery.projection';
import { mistakesProjection } from './practice/progress/mistakes.projection';
import { topicScoresProjection } from './practice/progress/topic-scores.projection';
import { typeDifficultyProjection } from './practice/progress/type-difficulty.projection';
import { typeReviewsProjection } from './practice/progress/type-reviews.projection';
import { worksheetQuestionsProjection } from './practice/worksheets/worksheet-questions.projection';
import { worksheetsProjection } from './practice/worksheets/worksheets.projection';
import { catalogueProjection } from './questions/catalogue.projection';
import { staffEnglishProjection } from './questions/staff-english.projection';

/** Every read table of the system. */
export const allProjections: readonly Projection[] = [
  accountsProjection,
  sessionsProjection,
  loginsProjection,
  signUpsProjection,
  subscribersProjection,
  catalogueProjection,
  staffEnglishProjection,
  worksheetsProjection,
  worksheetQuestionsProjection,
  topicScoresProjection,
  masteryProjection,
  typeReviewsProjection,
  mistakesProjection,
  effortProjection,
  errorCountsProjection,
  typeDifficultyProjection,
  learnerDaysProjection,
  flagsProjection,
  rebuildsProjection,
];
