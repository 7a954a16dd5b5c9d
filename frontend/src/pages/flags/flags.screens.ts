import { office, type Screen } from '../../screen';
import { editorRoles } from '../../rooms/access';

export const flagsScreens: readonly Screen[] = [
  office('/app/admin-whizz/flagged-questions', () => import('./flagged-questions.page'), editorRoles),
];
