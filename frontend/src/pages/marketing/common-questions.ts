import { freeDays, freeQuestionsPerDay } from './offers';

/** What the first page answers, for people and for search engines alike. */
export const commonQuestions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is there a card to enter for the free trial?',
    answer: `No. ${freeQuestionsPerDay} questions a day, shared by all children of a family, for ${freeDays} days, then it simply stops unless you choose a plan.`,
  },
  {
    question: 'Which exams does it prepare for?',
    answer:
      'Papers in the style of GL and of CEM, the two that most grammar schools use or once used. Your school’s own page says which test it sets now.',
  },
  {
    question: 'My child needs larger text.',
    answer:
      'Text size, a cream, white or pale blue background and wider spacing are one press away on every page, and remembered for each child.',
  },
  {
    question: 'Does it work on a tablet or a phone?',
    answer: 'Yes. Answers given while the connection is down are kept on the device and sent when it is back.',
  },
  {
    question: 'What do you keep about my child?',
    answer:
      'A first name if you give one, the answers, and how they were marked. No advertising, and you can have all of it erased.',
  },
];
