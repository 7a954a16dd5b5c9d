import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { exactPrice, moneyAnswer } from '../../notation/money';
import { count } from '../../wording/english';
import { person } from '../../wording/people';
import { thingPricedUpTo } from '../../wording/things';

/** The most in the pack of a level; by ten anybody can divide. */
const packSizes: ByLevel<number> = [3, 5, 7, 9, 12];

export const unitCost = defineQuestionType({
  key: 'unit-cost',
  title: 'Cost of one, cost of several',
  targetSeconds: [30, 40, 50, 60, 70],
  version: 3,
  build: (random, level) => {
    const { one, many, from, to, place } = thingPricedUpTo(random, 90);
    const each = random.multiple(level <= 2 ? 5 : 1, Math.max(5, from), Math.min(95, to));
    const known = random.integer(2, at(level, packSizes));
    const asked = random.integer(2, at(level, [5, 7, 9, 12, 15]));
    if (asked === known || known === 10 || !outgrows(level, packSizes, known)) return undefined;
    const money = moneyAnswer(each * asked);
    const { name } = person(random);
    const [pack, wanted] = [count(known, one, many), count(asked, one, many)];
    return {
      params: { total: each * known, known, asked },
      prompt: random.pick([
        `${pack} cost ${exactPrice(each * known)} ${place}. How much do ${wanted} cost? ${money.inForm}`,
        `${name} pays ${exactPrice(each * known)} for ${pack}. How much would ${name} pay for ${wanted} at the same price each? ${money.inForm}`,
        `If ${pack} cost ${exactPrice(each * known)}, what is the cost of ${wanted}? ${money.inForm}`,
      ]),
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: [
        `One ${one}: ${exactPrice(each * known)} ÷ ${known} = ${each}p`,
        `${wanted}: ${each}p × ${asked} = ${exactPrice(each * asked)}`,
      ],
      wrong: wrongNumbers(
        each * asked,
        [each, each * known * asked, each * (asked + 1), each * (asked - 1), each * asked + 10],
        { show: money.show },
      ),
    };
  },
  solve: ({ total, known, asked }) => moneyAnswer((total * asked) / known).answer,
});
