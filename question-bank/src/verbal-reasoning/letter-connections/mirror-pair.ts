import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { lettersAt, type Places } from '../rules/alphabet';
import { arrows, connectionDraft, everyPlace, solveConnection } from './connection';

const partners = (pair: Places): Places => pair.map((place) => 25 - place);

/** BD is to YW and GK is to TP as MQ is to NJ: A changes places with Z, B with Y. */
export const mirrorPair = defineQuestionType({
  key: 'mirror-pair',
  title: 'Partners from both ends',
  targetSeconds: [30, 35, 35, 40, 40],
  version: 2,
  build: (random, level) =>
    connectionDraft(random, level, {
      change: partners,
      letters: everyPlace.filter((place) => Math.min(place, 25 - place) < at(level, [5, 8, 13, 13, 13])),
      examples: 2,
      rule: (examples) => [
        `In the examples ${examples.map(arrows).join(', and ')}.`,
        'Rule: each letter becomes its partner from the other end of the alphabet: A and Z, B and Y, C and X.',
      ],
      working: (asked) => `Do the same with ${lettersAt(asked.from)}: ${arrows(asked)}.`,
      mixUps: [
        (pair) => partners(pair).toReversed(),
        ([first = 0, second = 0]) => [25 - first, second],
        (pair) => partners(pair).map((place) => place + 1),
      ],
    }),
  solve: solveConnection,
});
