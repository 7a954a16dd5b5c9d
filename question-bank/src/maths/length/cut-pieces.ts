import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { cm, inMetres } from './lengths';

const materials = ['rope', 'ribbon', 'wire', 'string', 'tape', 'cord'];

export const cutPieces = defineQuestionType({
  key: 'cut-pieces',
  title: 'Cutting into pieces',
  targetSeconds: [20, 30, 40, 55, 65],
  version: 3,
  build: (random, level) => {
    const pieces = random.integer(2, at(level, [6, 6, 9, 12, 25]));
    const piece = pieceOf(random, level);
    const over = level >= 4 ? random.integer(1, piece - 1) : 0;
    const whole = pieces * piece + over;
    if (level > 1 && whole < 100) return undefined;
    const asksRest = over > 0 && random.oneIn(3);
    const material = random.pick(materials);
    const length = level === 1 ? cm(whole) : inMetres(whole);
    return {
      params: { whole, piece, asksRest },
      prompt: ask(random, { material, length, piece, question: questionOf(over, asksRest) }),
      steps: [
        ...when(level > 1, `${inMetres(whole)} = ${cm(whole)}`),
        `${cm(whole)} ÷ ${cm(piece)} = ${pieces}${when(over > 0, ` remainder ${cm(over)}`).join('')}`,
      ],
      ...(asksRest ? lengthLeft(over, piece) : piecesCut(pieces)),
    };
  },
  solve: ({ whole, piece, asksRest }) => {
    let [left, pieces] = [whole, 0];
    while (left >= piece) [left, pieces] = [left - piece, pieces + 1];
    return asksRest ? cm(left) : String(pieces);
  },
});

/** How long a piece is; at level 3 no multiple of 10 cm. */
const pieceOf = (random: Random, level: Level): number =>
  level === 3
    ? 25 + 10 * random.integer(0, 7)
    : random.multiple(at(level, [5, 10, 5, 5, 1]), at(level, [10, 20, 25, 25, 26]), at(level, [50, 90, 95, 95, 99]));

const questionOf = (over: number, asksRest: boolean) => {
  if (asksRest) return 'rest';
  return over > 0 ? 'whole' : 'all';
};

interface Cutting {
  material: string;
  length: string;
  piece: number;
  question: 'all' | 'whole' | 'rest';
}

function ask(random: Random, { material, length, piece, question }: Cutting): string {
  const { name, they } = person(random);
  const wants = {
    all: `How many pieces does ${they} get?`,
    whole: `How many whole pieces does ${they} get?`,
    rest: `How many centimetres of ${material} are left over?`,
  }[question];
  return random.pick([
    `${name} cuts ${length} of ${material} into pieces ${cm(piece)} long. ${wants}`,
    `From ${length} of ${material}, ${name} cuts as many pieces as possible that are each ${cm(piece)} long. ${wants}`,
  ]);
}

const piecesCut = (pieces: number) => ({
  answer: String(pieces),
  unit: after('pieces'),
  wrong: wrongNumbers(pieces, [pieces + 1, pieces - 1, pieces * 10]),
});

const lengthLeft = (over: number, piece: number) => ({
  answer: cm(over),
  unit: after('cm'),
  wrong: wrongNumbers(over, [piece - over, over + 10, over * 10], { show: cm }),
});
