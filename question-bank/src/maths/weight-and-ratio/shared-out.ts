import type { ShownUnit } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { price } from '../../notation/money';
import { after, before } from '../../notation/units';
import { count } from '../../wording/english';
import { collections } from '../../wording/things';

/** What two or three people share: pounds, or things that are counted. */
export interface SharedOut {
  isMoney: boolean;
  /** "marbles", "money". */
  noun: string;
  write: (amount: number) => string;
  /** How an amount is stored as an answer: a counted noun stays beside the box. */
  answer: (amount: number) => string;
  unit: ShownUnit;
  /** "How many marbles does Maya get?" */
  ask: (name: string, verb: string) => string;
  /** "How many marbles do they share altogether?" */
  askTotal: string;
}

export function sharedOut(random: Random): SharedOut {
  if (random.oneIn(2)) {
    const write = (amount: number) => price(amount * 100);
    return {
      isMoney: true,
      noun: 'money',
      write,
      answer: write,
      unit: before('£'),
      ask: (name, verb) => `How much does ${name} ${verb}, in £?`,
      askTotal: 'How much money do they share altogether, in £?',
    };
  }
  const { one, many } = random.pick(collections);
  return {
    isMoney: false,
    noun: many,
    write: (amount) => count(amount, one, many),
    answer: String,
    unit: after(many),
    ask: (name, verb) => `How many ${many} does ${name} ${verb}?`,
    askTotal: `How many ${many} do they share altogether?`,
  };
}
