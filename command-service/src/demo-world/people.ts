import type { RoleName } from 'schemas/accounts/roles';

/** One password for all of them: they live on the machine of whoever starts the demo. */
export const PASSWORD = 'fieldfare-demo';

export interface DemoPerson {
  readonly role: string;
  readonly email: string;
  readonly parentFirstName: string;
  readonly parentLastName: string;
  readonly childName?: string;
  readonly grant?: RoleName;
  /** How long ago they signed up. */
  readonly daysAgo: number;
  /** How likely the first answers are right, and the last ones, topic by topic. */
  readonly practice: readonly Habit[];
  /** One worksheet from the book of mistakes every so many days; never where it is absent. */
  readonly mendsEveryDays?: number;
}

export interface Habit {
  readonly topic: string;
  readonly from: number;
  readonly to: number;
  /** One worksheet every so many days. */
  readonly everyDays: number;
  readonly questions: number;
}

export const people: readonly DemoPerson[] = [
  {
    role: 'admin',
    email: 'admin@fieldfare.example',
    parentFirstName: 'Ravi',
    parentLastName: 'Menon',
    grant: 'ROLE_ADMIN',
    daysAgo: 60,
    practice: [],
  },
  {
    role: 'editor of English',
    email: 'noor@fieldfare.example',
    parentFirstName: 'Noor',
    parentLastName: 'Haddad',
    grant: 'ROLE_CONTENT_ENTRY',
    daysAgo: 50,
    practice: [],
  },
  {
    role: 'free learner, six days left',
    email: 'amara@fieldfare.example',
    parentFirstName: 'Chidi',
    parentLastName: 'Okafor',
    childName: 'Amara',
    daysAgo: 24,
    practice: [
      { topic: 'fractions', from: 0.55, to: 0.92, everyDays: 3, questions: 5 },
      { topic: 'weight-and-ratio', from: 0.3, to: 0.45, everyDays: 5, questions: 5 },
      { topic: 'number-series', from: 0.5, to: 0.68, everyDays: 4, questions: 6 },
      { topic: 'spelling', from: 0.6, to: 0.85, everyDays: 5, questions: 6 },
    ],
  },
  {
    role: 'free learner, two weeks in',
    email: 'finn@fieldfare.example',
    parentFirstName: 'Siobhán',
    parentLastName: "O'Neill",
    childName: 'Finn',
    daysAgo: 15,
    practice: [
      { topic: 'money-problems', from: 0.6, to: 0.75, everyDays: 4, questions: 5 },
      { topic: 'letter-series', from: 0.4, to: 0.5, everyDays: 5, questions: 5 },
      { topic: 'nvr-rotation', from: 0.5, to: 0.7, everyDays: 6, questions: 4 },
    ],
  },
  {
    role: 'standard learner',
    email: 'mei@fieldfare.example',
    parentFirstName: 'Li',
    parentLastName: '张',
    childName: 'Mei',
    grant: 'ROLE_USER',
    daysAgo: 56,
    practice: [
      { topic: 'money-problems', from: 0.62, to: 0.9, everyDays: 4, questions: 8 },
      { topic: 'fractions', from: 0.5, to: 0.85, everyDays: 5, questions: 10 },
      { topic: 'weight-and-ratio', from: 0.45, to: 0.7, everyDays: 6, questions: 8 },
      { topic: 'letter-series', from: 0.55, to: 0.62, everyDays: 6, questions: 8 },
      { topic: 'number-series', from: 0.6, to: 0.88, everyDays: 5, questions: 8 },
      { topic: 'comprehension', from: 0.6, to: 0.8, everyDays: 14, questions: 8 },
      { topic: 'synonyms', from: 0.65, to: 0.85, everyDays: 9, questions: 8 },
      { topic: 'nvr-matrix', from: 0.5, to: 0.75, everyDays: 11, questions: 5 },
    ],
    mendsEveryDays: 3,
  },
  {
    role: 'standard learner',
    email: 'tomas@fieldfare.example',
    parentFirstName: 'Inés',
    parentLastName: 'de Souza',
    childName: 'Tomás',
    grant: 'ROLE_USER',
    daysAgo: 42,
    practice: [
      { topic: 'money-problems', from: 0.4, to: 0.6, everyDays: 6, questions: 6 },
      { topic: 'fractions', from: 0.35, to: 0.45, everyDays: 7, questions: 6 },
      { topic: 'number-series', from: 0.7, to: 0.9, everyDays: 6, questions: 6 },
      { topic: 'punctuation', from: 0.4, to: 0.55, everyDays: 8, questions: 6 },
    ],
  },
];
