import { desk, type Screen } from '../../screen';

export const dashboardScreens: readonly Screen[] = [
  desk('/app/dashboard', () => import('./dashboard.page')),
  desk('/app/analytics', () => import('./review-area.page')),
];
