import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { hcf } from '../../notation/fractions';
import { twoPeople } from '../../wording/people';
import { sharedOut, type SharedOut } from './shared-out';
import { turnedRound } from './turned-round';

/** The most parts of a share and the largest part: one of them is beyond the level before. */
const mostParts: ByLevel<number> = [4, 6, 7, 8, 9];
const largestPart: ByLevel<number> = [5, 8, 12, 20, 25];

const isOfLevel = (level: Level, [a, b]: readonly [number, number], one: number): boolean =>
  hcf(a, b) === 1 && a !== b && (outgrows(level, mostParts, a, b) || outgrows(level, largestPart, one));

export const onePartKnown = defineQuestionType({
  key: 'one-part-known',
  title: 'One share known',
  targetSeconds: [30, 40, 50, 60, 70],
  version: 3,
  build: (random, level) => {
    const [a, b] = [random.integer(1, at(level, mostParts)), random.integer(2, at(level, mostParts))];
    const one = random.integer(2, at(level, largestPart));
    const fromDifference = level === 5;
    const knownParts = fromDifference ? b - a : a;
    const asksTotal = level >= 3;
    const askedParts = asksTotal ? a + b : b;
    if (knownParts <= 0 || !isOfLevel(level, [a, b], one)) return undefined;
    const [first, second] = twoPeople(random);
    const shared = sharedOut(random);
    const { write, answer, unit, noun, ask, askTotal, isMoney } = shared;
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
      slips: fromDifference ? [] : knownAsOther({ a, b, known: a * one, asksTotal }, shared),
    };
  },
  solve: ({ a, b, known, fromDifference, asksTotal, isMoney }) => {
    const amount = (known * (asksTotal ? a + b : b)) / (fromDifference ? b - a : a);
    return isMoney ? `£${amount}` : String(amount);
  },
});

interface Known {
  a: number;
  b: number;
  known: number;
  asksTotal: boolean;
}

/** What comes out if the known share is taken for the other part of the ratio; nothing if it cannot be shared out so. */
function knownAsOther({ a, b, known, asksTotal }: Known, { write, answer }: SharedOut): NamedSlip[] {
  const amount = (known * (asksTotal ? a + b : a)) / b;
  if (!Number.isInteger(amount)) return [];
  const tells = `The names and the parts of ${a}:${b} stand in the same order. Which part is ${write(known)}?`;
  return [turnedRound(answer(amount), `${write(known)} ÷ ${b} × ${asksTotal ? a + b : a} = ${write(amount)}`, tells)];
}
