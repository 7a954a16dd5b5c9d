import { front, type Screen } from '../../screen';

export const legalScreens: readonly Screen[] = [
  front('/terms', () => import('./terms.page')),
  front('/privacy', () => import('./privacy.page')),
];
