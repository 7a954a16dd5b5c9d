/** What the pricing cards say. Prices stand on the list; an offer that cannot be bought yet has none to pay. */
export interface Offer {
  readonly title: string;
  readonly price: 'nothing' | 'standardPence' | undefined;
  readonly per: string;
  readonly features: readonly string[];
  readonly callToAction: string;
  readonly to: string;
  /** Whether the badge of the price list stands on it. */
  readonly isBestDeal?: true;
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
      `${freeQuestionsPerDay} questions a day`,
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
    isBestDeal: true,
  },
  {
    title: 'Mock exams',
    price: undefined,
    per: 'Dates to be announced',
    features: [
      'Two timed papers, sat live at home',
      'GL-style and CEM-style sets',
      'A report with the range of each score',
    ],
    callToAction: 'Tell me the dates',
    to: '/auth/register/2',
  },
];
