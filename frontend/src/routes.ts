import { accountsScreens } from './pages/accounts/accounts.screens';
import { articlesScreens } from './pages/articles/articles.screens';
import { dashboardScreens } from './pages/dashboard/dashboard.screens';
import { flagsScreens } from './pages/flags/flags.screens';
import { investigationsScreens } from './pages/investigations/investigations.screens';
import { legalScreens } from './pages/legal/legal.screens';
import { marketingScreens } from './pages/marketing/marketing.screens';
import { mistakesScreens } from './pages/mistakes/mistakes.screens';
import { parentsScreens } from './pages/parents/parents.screens';
import { mockExamsScreens } from './pages/mock-exams/mock-exams.screens';
import { paymentsScreens } from './pages/payments/payments.screens';
import { practiceScreens } from './pages/practice/practice.screens';
import { privacyScreens } from './pages/privacy/privacy.screens';
import { questionsOfficeScreens } from './pages/questions-office/questions-office.screens';
import { rightsScreens } from './pages/rights/rights.screens';
import type { Screen } from './screen';

/** Every screen of the product. `build/routes-json.ts` serves the paths as /routes.json. */
export const routes: readonly Screen[] = [
  ...marketingScreens,
  ...articlesScreens,
  ...legalScreens,
  ...privacyScreens,
  ...paymentsScreens,
  ...accountsScreens,
  ...practiceScreens,
  ...dashboardScreens,
  ...mistakesScreens,
  ...parentsScreens,
  ...questionsOfficeScreens,
  ...flagsScreens,
  ...rightsScreens,
  ...mockExamsScreens,
  ...investigationsScreens,
];
