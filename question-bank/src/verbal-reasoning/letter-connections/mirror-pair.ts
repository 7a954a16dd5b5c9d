import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { letterAt, lettersAt, type Places } from '../rules/alphabet';
import { arrows, connectionDraft, everyPlace, solveConnection, type Connection, type Pair } from './connection';

const partners = (pair: Places): Places => pair.map((place) => 25 - place);
const crossedPartners = (pair: Places): Places => partners(pair).toReversed();
const oneOn = (pair: Places): Places => pair.map((place) => place + 1);
const firstAlone = ([first = 0, second = 0]: Places): Places => [25 - first, second];

interface Plan {
  /** How far from their end of the alphabet the letters stand: those in the middle are harder to count. */
  nearest: number;
  farthest: number;
  crosses: boolean;
}

const plans: ByLevel<Plan> = [
  { nearest: 0, farthest: 4, crosses: false },
  { nearest: 4, farthest: 8, crosses: false },
  { nearest: 8, farthest: 12, crosses: false },
  { nearest: 0, farthest: 7, crosses: true },
  { nearest: 7, farthest: 12, crosses: true },
];

/** BD is to YW and GK is to TP as MQ is to NJ: A changes places with Z, B with Y; from level 4 the letters cross as well. */
export const mirrorPair = defineQuestionType({
  key: 'mirror-pair',
  title: 'Partners from both ends',
  targetSeconds: [30, 35, 35, 40, 40],
  version: 4,
  build: (random, level) => {
    const { nearest, farthest, crosses } = at(level, plans);
    const letters = everyPlace.filter((place) => {
      const fromItsEnd = Math.min(place, 25 - place);
      return fromItsEnd >= nearest && fromItsEnd <= farthest;
    });
    return connectionDraft(random, level, { letters, examples: 2, ...(crosses ? crossed : straight) });
  },
  solve: solveConnection,
});

type Way = Omit<Connection, 'letters' | 'examples'>;

const straight: Way = {
  change: partners,
  rule: (examples) => [
    `In the examples ${examples.map(arrows).join(', and ')}.`,
    'Rule: each letter becomes its partner from the other end of the alphabet: A and Z, B and Y, C and X.',
  ],
  working: (asked) => `Do the same with ${lettersAt(asked.from)}: ${arrows(asked)}.`,
  mixUps: [crossedPartners, firstAlone, (pair) => oneOn(partners(pair))],
};

const crossed: Way = {
  change: crossedPartners,
  rule: ([example]) => [
    `Straight down nothing fits, so try crossing: ${example ? crossedArrows(example) : ''}.`,
    'Rule: each letter becomes its partner from the other end of the alphabet (A and Z, B and Y, C and X), and the two change places.',
  ],
  working: (asked) => `Do the same with ${lettersAt(asked.from)}: ${crossedArrows(asked)}, and change places.`,
  mixUps: [partners, (pair) => pair.toReversed(), (pair) => oneOn(crossedPartners(pair))],
};

const crossedArrows = ({ from }: Pair): string =>
  from.map((place) => `${letterAt(place)} → ${letterAt(25 - place)}`).join(' and ');
