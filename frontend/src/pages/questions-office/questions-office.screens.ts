import { office, type Screen } from '../../screen';
import { editorRoles } from '../../rooms/access';

export const questionsOfficeScreens: readonly Screen[] = [
  office('/app/admin-whizz/add-english-question', () => import('./add-english-question.page'), editorRoles),
  office('/app/admin-whizz/add-grammar-question', () => import('./add-grammar-question.page'), editorRoles),
  office('/app/admin-whizz/add-comprehension-question', () => import('./add-comprehension-question.page'), editorRoles),
];
