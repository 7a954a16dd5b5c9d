import { desk, type Screen } from '../../screen';

export const parentsScreens: readonly Screen[] = [desk('/app/parents', () => import('./parents.page'))];
