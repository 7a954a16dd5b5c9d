import { desk, type Screen } from '../../screen';

export const mistakesScreens: readonly Screen[] = [desk('/app/mistakes', () => import('./mistakes.page'))];
