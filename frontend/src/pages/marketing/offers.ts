/** What the pricing cards say. Prices stand on the list. */
export interface Offer {
  readonly title: string;
  readonly price: 'nothing' | 'standardPence' | 'mockExamsPence' | 'bundlePence';
  readonly per: string;
  readonly features: readonly string[];
  readonly callToAction: string;
  readonly to: string;
  /** One alone, where that can be had as well. */
  readonly one?: { readonly price: 'oneOffPence'; readonly to: string };
}

/** The free account: one setting for both pages that name it, and the server's own. */
export const freeQuestionsPerDay = 50;
export const freeDays = 30;

export const offers: readonly Offer[] = [
  {
    title: 'Free trial',
    price: 'nothing',
    per: `for ${freeDays} days`,
    features: [
      `${freeQuestionsPerDay} questions a day for the whole family`,
      'Maths, English, Verbal and Non-Verbal Reasoning',
      'Every answer explained',
      'No card needed',
    ],
    callToAction: 'Start free',
    to: '/free-11plus-resources',
  },
  {
    title: 'Standard',
    price: 'standardPence',
    per: 'a month',
    features: [
      'Unlimited questions',
      'English comprehension',
      'Progress by topic, and what to do next',
      'Cancel whenever you like',
    ],
    callToAction: 'Choose Standard',
    to: '/auth/register/1',
  },
  {
    title: 'Mock exams',
    price: 'mockExamsPence',
    per: 'a set, billed monthly',
    one: { price: 'oneOffPence', to: '/auth/register/3' },
    features: [
      'Two timed papers, sat live at home',
      'GL-style and CEM-style sets',
      'A report with the range of each score',
      'All upcoming sessions: you book the dates',
    ],
    callToAction: 'Choose mocks',
    to: '/auth/register/2',
  },
  {
    title: 'Both together',
    price: 'bundlePence',
    per: 'a month',
    features: ['Unlimited questions, as with Standard', 'All upcoming mock exam sessions', 'Cancel whenever you like'],
    callToAction: 'Choose both',
    to: '/auth/register/4',
  },
];

/** The bundle alone may be hidden, and alone has a badge: the list says both. */
export const isBundle = ({ price }: Offer): boolean => price === 'bundlePence';
