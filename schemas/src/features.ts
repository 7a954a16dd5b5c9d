import { accountsFeature } from './accounts/accounts.feature';
import { advertisingFeature } from './advertising/advertising.feature';
import { investigationsFeature } from './investigations/investigations.feature';
import { marketingFeature } from './marketing/marketing.feature';
import { mockExamsFeature } from './mock-exams/mock-exams.feature';
import { paymentsFeature } from './payments/payments.feature';
import { practiceFeature } from './practice/practice.feature';
import { privacyFeature } from './privacy/privacy.feature';
import { questionsFeature } from './questions/questions.feature';
import { rightsFeature } from './rights/rights.feature';

/** Every feature of the system; what each brings stands in its own file. */
export const features = [
  accountsFeature,
  marketingFeature,
  questionsFeature,
  practiceFeature,
  paymentsFeature,
  investigationsFeature,
  rightsFeature,
  mockExamsFeature,
  advertisingFeature,
  privacyFeature,
] as const;

export type AnyFeature = (typeof features)[number];
