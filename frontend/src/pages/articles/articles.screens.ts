import { front, office, type Screen } from '../../screen';

export const articlesScreens: readonly Screen[] = [
  front('/auth/11plus-preparation', () => import('./11plus-preparation.md')),
  front('/auth/the-cem-exams', () => import('./the-cem-exams.md')),
  front('/auth/the-gl-exams', () => import('./the-gl-exams.md')),
  front('/auth/importance-of-mock-exams', () => import('./importance-of-mock-exams.md')),
  front('/auth/parents-eleven-plus-playbook', () => import('./parents-eleven-plus-playbook.md')),
  front('/auth/your-perfect-eleven-plus-school', () => import('./your-perfect-eleven-plus-school.md')),
  office('/app/admin-whizz/articles', () => import('./articles-office.page')),
];
