import { defineQuestionType } from '../../generation/question-type';
import { at, levelsFrom } from '../../generation/level';
import { letterAt, lettersAt, type Places } from '../rules/alphabet';
import { letterMove } from '../wording';
import { arrows, connectionDraft, solveConnection, type Pair } from './connection';

/** BD is to ZX and GK is to UQ as MQ is to OK: the partner from the other end, moved on. */
export const mirrorShift = defineQuestionType({
  key: 'mirror-shift',
  title: 'Partners, then a step',
  levels: levelsFrom(3),
  targetSeconds: [40, 40, 45, 50, 55],
  version: 4,
  build: (random, level) => {
    const size = random.pick(at(level, [[1], [1], [1, 2], [3, 4], [5, 6]]));
    const step = random.pick([size, -size]);
    const partners = (pair: Places, by: number): Places => pair.map((place) => 25 - place + by);
    return connectionDraft(random, level, {
      change: (pair) => partners(pair, step),
      examples: 2,
      rule: (examples) => [
        `In the examples ${examples.map(arrows).join(', and ')}. Letters that go on and letters that go back: look for partners.`,
        `Rule: take each letter's partner from the other end of the alphabet, then ${letterMove(step)}.`,
      ],
      working: (asked) => `Do the same with ${lettersAt(asked.from)}: ${inTwoSteps(asked)}.`,
      mixUps: [
        (pair) => partners(pair, 0),
        (pair) => partners(pair, -step),
        (pair) => partners(pair, step).toReversed(),
        (pair) => pair.map((place) => place + step),
      ],
    });
  },
  solve: solveConnection,
});

const inTwoSteps = ({ from, to }: Pair): string =>
  from
    .map((place, index) => `${letterAt(place)} → ${letterAt(25 - place)} → ${letterAt(to[index] ?? 0)}`)
    .join(' and ');
