import type { ShownUnit } from '../generation/question-type';
import { grouped } from '../wording/english';

/** A price as a shop writes it: 65p, £5, £1.20. */
export const price = (pence: number): string =>
  pence >= 100 && pence % 100 === 0 ? `£${grouped(pence / 100)}` : exactPrice(pence);

/** A sum with its pennies: 65p, £5.00, £1.20. */
export const exactPrice = (pence: number): string => (pence < 100 ? `${pence}p` : pounds(pence));

/** A sum in pounds and pennies even below £1: £0.65. */
export const pounds = (pence: number): string =>
  `£${grouped(Math.floor(pence / 100))}.${String(pence % 100).padStart(2, '0')}`;

/** How a sum of money is asked for, shown and stored: in pence below £1, in pounds otherwise. */
export interface MoneyAnswer {
  answer: string;
  unit: ShownUnit;
  answerForm: string;
  /** The sentence of the prompt that names the form. */
  inForm: string;
  /** Writes another sum in the same form, for wrong answers. */
  show: (pence: number) => string;
}

export function moneyAnswer(pence: number): MoneyAnswer {
  if (pence < 100) {
    const show = (value: number) => `${value}p`;
    return {
      answer: show(pence),
      unit: { text: 'p', side: 'after' },
      answerForm: 'Give pence, like 45.',
      inForm: 'Give your answer in pence.',
      show,
    };
  }
  return {
    answer: pounds(pence),
    unit: { text: '£', side: 'before' },
    answerForm: 'Give pounds, like 12.50.',
    inForm: 'Give your answer in pounds.',
    show: pounds,
  };
}
