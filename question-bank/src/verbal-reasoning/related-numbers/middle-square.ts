import { at, levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (4 [23] 7) (9 [86] 5) (6 [□] 8): the square of the first number, and the last added or taken away. */
export const middleSquare = defineQuestionType({
  key: 'middle-square',
  title: 'Square one number',
  levels: levelsFrom(2),
  targetSeconds: [40, 40, 45, 55, 60],
  version: 3,
  build: (random, level) => {
    const constant = level < 5 ? 0 : pickConstant(random, level);
    const sign = level === 2 || random.oneIn(2) ? '+' : '−';
    return relatedDraft(random, level, {
      rule: `square the first number and ${sign === '+' ? 'add' : 'take away'} the last${thenPlus(constant)}`,
      draw: (source) => [
        source.integer(2, at(level, [5, 7, 9, 12, 12])),
        source.integer(1, at(level, [9, 12, 15, 20, 30])),
      ],
      middle: (left, right) => left * left + (sign === '+' ? right : -right) + constant,
      working: (left, right) => `${left} × ${left} ${sign} ${right}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
