import { reportedPaper, times, type Answers, type Asking } from './bases';

export const words: Asking = { name: 'Choosing words', subject: 'ENGLISH', topics: [['missing-words', 8]] };
export const maths: Asking = {
  name: 'Number work',
  subject: 'MATHS',
  topics: [
    ['fractions', 6],
    ['weight-and-ratio', 5],
    ['length', 1],
  ],
};

/** A paper of eight questions of words, and one of twelve of numbers. */
export const twoPapers = [reportedPaper(0, [words]), reportedPaper(1, [maths])];

/** So many children who have sat both, from those who had everything right to those who had nothing. */
export const others = (count: number): readonly (readonly Answers[])[] =>
  Array.from({ length: count }, (_, n) => [
    times('A', n % 9) + times('B', 8 - (n % 9)),
    times('A', n % 13) + times('B', 12 - (n % 13)),
  ]);
