import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import type { Places } from '../rules/alphabet';
import { letterMove } from '../wording';
import { arrows, decodeDraft, encodeDraft, solveLetterCode, type LetterCode } from './letter-code';

/** LAMP is OZNK, A changing places with Z; at level 3 read back, at level 4 moved on as well, at level 5 written backwards. */
export const mirrorCode = defineQuestionType({
  key: 'mirror-code',
  title: 'Partners from both ends',
  targetSeconds: [35, 40, 45, 55, 65],
  version: 5,
  build: (random, level) => {
    const code = pickMirrorCode(random, level);
    const reads = level === 3 || (level > 3 && random.oneIn(2));
    return reads ? decodeDraft(random, level, code) : encodeDraft(random, level, code);
  },
  solve: solveLetterCode,
});

const reflected = (word: Places): Places => word.map((place) => 25 - place);
const partners =
  'each letter changes places with its partner from the other end of the alphabet: A and Z, B and Y, C and X';

const pickMirrorCode = (random: Random, level: Level): LetterCode =>
  at(level, [plainMirror, plainMirror, plainMirror, movedMirror, backwardsMirror])(random);

const plainMirror = (): LetterCode => ({
  encode: reflected,
  rule: ({ word, code }) => [`In the example ${arrows(word, code)}.`, `Rule: ${partners}.`],
  undo: 'To read a code, do just the same: the partner of Z is A.',
  mixUps: [(word) => word.map((place) => place + 1), (word) => reflected(word).map((place) => place + 1)],
});

function movedMirror(random: Random): LetterCode {
  const step = random.pick([1, -1, 2, -2]);
  const move = (places: Places, by: number) => places.map((place) => place + by);
  return {
    encode: (word) => move(reflected(word), step),
    rule: ({ word, code }) => [
      `In the example ${arrows(word, code)}. One letter goes on where another goes back, so look for partners.`,
      `Rule: take each letter's partner (A and Z, B and Y, C and X), then ${letterMove(step)}.`,
    ],
    undo: `To read a code, go the other way: ${letterMove(-step)}, then take the partner.`,
    mixUps: [reflected, (word) => move(reflected(word), -step), (word) => move(word, step)],
  };
}

const backwardsMirror = (): LetterCode => ({
  encode: (word) => reflected(word).toReversed(),
  rule: ({ word, code }) => [
    `In the example the first letter, ${word.charAt(0)}, has its partner at the end of the code, ${code.at(-1) ?? ''}.`,
    `Rule: ${partners}. Then the code is written backwards.`,
  ],
  undo: 'To read a code, do just the same: take the partners and write them backwards.',
  working: (from, to) => {
    const partnersOf = Array.from(to).toReversed().join('');
    return `${arrows(from, partnersOf)}. Backwards, ${partnersOf} is ${to}`;
  },
  mixUps: [
    reflected,
    (word) => word.toReversed(),
    (word) =>
      reflected(word)
        .map((place) => place + 1)
        .toReversed(),
  ],
});
