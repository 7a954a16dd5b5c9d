/** Something that admins begin from the overview. */
export interface OfficeCard {
  readonly title: string;
  readonly text: string;
  /** Left out where it cannot be opened yet. */
  readonly to?: string;
}

const users = '/app/admin-whizz/view-all-users';

export const officeCards: readonly OfficeCard[] = [
  { title: 'Create Admin', text: 'Invite somebody to the office by mail.', to: `${users}?form=admin` },
  {
    title: 'Add new mock exam user',
    text: 'Invite a parent whose child sits mock exams, with its dates.',
    to: `${users}?form=mock-user`,
  },
  {
    title: 'View all current users',
    text: 'Everybody who has an account: find and filter them, open one to see its history, change its role or plan, or deactivate it.',
    to: users,
  },
  {
    title: 'Add new Head teacher',
    text: 'Schools are not part of the product yet: there is none that somebody could be the head of.',
  },
  {
    title: 'Manage Mock Exam Sessions',
    text: 'When they are, who sits, and which set they get.',
    to: '/app/admin-whizz/mock-exam-sessions',
  },
  {
    title: 'Create Mock Exam Session',
    text: 'A day and a time on which children sit a mock exam.',
    to: '/app/admin-whizz/mock-exam-sessions?form=session',
  },
  {
    title: 'Manage Mock Exams',
    text: 'Sets, their papers, sections and questions.',
    to: '/app/admin-whizz/mock-exams',
  },
  {
    title: 'Create Mock Exam Set',
    text: 'The papers of one mock exam, GL or CEM.',
    to: '/app/admin-whizz/mock-exams?form=set',
  },
  {
    title: 'Add English Questions',
    text: 'Passages and grammar questions written by staff: add, approve, retire.',
    to: '/app/admin-whizz/add-english-question',
  },
  {
    title: 'Flagged questions',
    text: 'What children say is wrong with a question: look at it as they saw it, and answer them.',
    to: '/app/admin-whizz/flagged-questions',
  },
  {
    title: 'Rights',
    text: 'What a child may do on any day, past or to come, and what is behind it; from there, what the family has paid.',
    to: '/app/admin-whizz/rights',
  },
  {
    title: 'Prices',
    text: 'What everything costs, the badge and the promotion: what holds, and who changed it.',
    to: '/app/admin-whizz/prices',
  },
  {
    title: 'Discount codes',
    text: 'What each takes off and how often it was used; made and ended here.',
    to: '/app/admin-whizz/discount-codes',
  },
  {
    title: 'Stripe and us',
    text: 'What Stripe tells otherwise than we know it, compared each night, and how it is put right.',
    to: '/app/admin-whizz/comparison',
  },
  {
    title: 'Mailing list',
    text: 'Write to everybody who is on it, once each, and see what came back.',
    to: '/app/admin-whizz/mailing-list',
  },
  {
    title: 'Who came from where',
    text: 'Which page brought readers who signed up, practised and took a plan.',
    to: '/app/admin-whizz/funnel',
  },
  {
    title: 'Articles',
    text: 'What the public pages say that goes out of date, and whether it has.',
    to: '/app/admin-whizz/articles',
  },
];
