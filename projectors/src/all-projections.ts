import type { Projection } from 'platform/projections';
import { accountsProjections } from './accounts/accounts.projections';
import { advertisingProjections } from './advertising/advertising.projections';
import { investigationsProjections } from './investigations/investigations.projections';
import { marketingProjections } from './marketing/marketing.projections';
import { mockExamsProjections } from './mock-exams/mock-exams.projections';
import { paymentsProjections } from './payments/payments.projections';
import { practiceProjections } from './practice/practice.projections';
import { privacyProjections } from './privacy/privacy.projections';
import { questionsProjections } from './questions/questions.projections';
import { rightsProjections } from './rights/rights.projections';

/** Every read table of the system. */
export const allProjections: readonly Projection[] = [
  ...accountsProjections,
  ...marketingProjections,
  ...questionsProjections,
  ...practiceProjections,
  ...paymentsProjections,
  ...investigationsProjections,
  ...rightsProjections,
  ...advertisingProjections,
  ...privacyProjections,
  ...mockExamsProjections,
];
