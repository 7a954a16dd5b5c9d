import type { Projection } from 'platform/projections';
import { accountsProjection } from './accounts/accounts.projection';
import { loginsProjection } from './accounts/logins.projection';
import { sessionsProjection } from './accounts/sessions.projection';
import { signUpsProjection } from './accounts/sign-ups.projection';
import { rebuildsProjection } from './investigations/rebuilds.projection';
import { subscribersProjection } from './marketing/subscribers.projection';
import { effortProjection } from './practice/effort.projection';
import { errorCountsProjection } from './practice/error-counts.projection';
import { flagsProjection } from './practice/flags.projection';
import { learnerDaysProjection } from './practice/learner-days.projection';
import { masteryProjection } from './practice/mastery.projection';
import { mistakesProjection } from './practice/mistakes.projection';
import { topicScoresProjection } from './practice/topic-scores.projection';
import { typeDifficultyProjection } from './practice/type-difficulty.projection';
import { typeReviewsProjection } from './practice/type-reviews.projection';
import { worksheetQuestionsProjection } from './practice/worksheet-questions.projection';
import { worksheetsProjection } from './practice/worksheets.projection';
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
