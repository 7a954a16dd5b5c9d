import { defineQuestionType } from '../../generation/question-type';
import { at } from '../../generation/level';
import { lettersAt, type Places } from '../rules/alphabet';
import { letterMove } from '../wording';
import { connectionDraft, moves, solveConnection, type Pair } from './connection';

/** CR is to SD and BM is to NC as HQ is to RI: the letters change places and move. */
export const swapShift = defineQuestionType({
  key: 'swap-shift',
  title: 'Letters that change places',
  targetSeconds: [35, 40, 45, 50, 55],
  version: 4,
  build: (random, level) => {
    const size = random.pick(at(level, [[1], [2, 3], [4, 5], [6, 7], [8, 9]]));
    const step = random.pick([size, -size]);
    const crossed = (pair: Places, by: number): Places => pair.toReversed().map((place) => place + by);
    const crossedMoves = ({ from, to }: Pair) => moves({ from: from.toReversed(), to }, [step, step]).join(' and ');
    return connectionDraft(random, level, {
      change: (pair) => crossed(pair, step),
      examples: 2,
      rule: ([example]) => [
        `Straight down, the two examples have different steps, so try crossing: ${example ? crossedMoves(example) : ''}.`,
        `Rule: the letters change places, and both ${letterMove(step)}.`,
      ],
      working: (asked) =>
        `${lettersAt(asked.from)} crossed is ${lettersAt(asked.from.toReversed())}: ${crossedMoves(asked)}.`,
      mixUps: [(pair) => pair.map((place) => place + step), (pair) => crossed(pair, -step), (pair) => crossed(pair, 0)],
    });
  },
  solve: solveConnection,
});
