/** The articles by the names that menus give them, in the order of the menu. */
export const reading = [
  { to: '/auth/11plus-preparation', words: 'About the 11 Plus' },
  { to: '/auth/the-cem-exams', words: 'The CEM exams' },
  { to: '/auth/the-gl-exams', words: 'The GL exams' },
  { to: '/auth/importance-of-mock-exams', words: 'Mock exams' },
  { to: '/auth/parents-eleven-plus-playbook', words: 'Parents tips' },
  { to: '/auth/your-perfect-eleven-plus-school', words: 'Choosing a school' },
] as const;
