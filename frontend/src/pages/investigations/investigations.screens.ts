import { office, type Screen } from '../../screen';

export const investigationsScreens: readonly Screen[] = [
  office('/app/admin-whizz', () => import('./office-index.page')),
  office('/app/admin-whizz/investigations', () => import('./investigations.page')),
];
