/** What the pricing cards say. Pence, so that nothing is rounded; an offer that cannot be bought yet has no price to pay. */
export interface Offer {
  readonly title: string;
  readonly pence: number | undefined;
  readonly per: string;
  readonly features: readonly string[];
  readonly callToAction: string;
  readonly to: string;
}

/** The free account: one setting for both pages that name it, and the server's own. */
export const freeQuestionsPerDay = 50;
export const freeDays = 30;

export const offers: readonly Offer[] = [
  {
    title: 'Free trial',
    pence: 0,
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
    pence: 899,
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
    pence: undefined,
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

export const pounds = (pence: number) => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
