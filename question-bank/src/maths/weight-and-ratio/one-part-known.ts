import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { hcf } from '../../notation/fractions';
import { twoPeople } from '../../wording/people';
import { sharedOut } from './shared-out';

export const onePartKnown = defineQuestionType({
  key: 'one-part-known',
  title: 'One share known',
  targetSeconds: [30, 40, 50, 60, 70],
  build: (random, level) => {
    const [a, b] = [random.integer(1, at(level, [4, 6, 7, 8, 9])), random.integer(2, at(level, [4, 6, 7, 8, 9]))];
    const one = random.integer(2, at(level, [5, 8, 12, 20, 25]));
    const fromDifference = level === 5;
    const knownParts = fromDifference ? b - a : a;
    const asksTotal = level >= 3;
    const askedParts = asksTotal ? a + b : b;
    if (hcf(a, b) > 1 || knownParts <= 0 || a === b) return undefined;
    const [first, second] = twoPeople(random);
    const { write, answer, unit, noun, ask, askTotal, isMoney } = sharedOut(random);
    const known = write(knownParts * one);
    const fact = fromDifference
      ? `${second.name} gets ${known} more than ${first.name}.`
      : `${first.name} gets ${known}.`;
    return {
      params: { a, b, known: knownParts * one, fromDifference, asksTotal, isMoney },
      prompt: `${random.pick([
        `${first.name} and ${second.name} share some ${noun} in the ratio ${a}:${b}.`,
        `${first.name} and ${second.name} divide some ${noun} between them in the ratio ${a}:${b}.`,
      ])} ${fact} ${asksTotal ? askTotal : ask(second.name, 'get')}`,
      answer: answer(askedParts * one),
      unit,
      steps: [
        ...when(fromDifference, `Difference in parts: ${b} − ${a} = ${knownParts}`),
        ...when(knownParts === 1, `One part is ${known}.`),
        ...when(knownParts > 1, `One part: ${known} ÷ ${knownParts} = ${write(one)}`),
        ...when(asksTotal, `Parts altogether: ${a} + ${b} = ${a + b}`),
        `${write(one)} × ${askedParts} = ${write(askedParts * one)}`,
      ],
      wrong: wrongNumbers(askedParts * one, [one, a * one, b * one, (a + b) * one, knownParts * one * b], {
        show: answer,
      }),
    };
  },
  solve: ({ a, b, known, fromDifference, asksTotal, isMoney }) => {
    const amount = (known * (asksTotal ? a + b : b)) / (fromDifference ? b - a : a);
    return isMoney ? `£${amount}` : String(amount);
  },
});
