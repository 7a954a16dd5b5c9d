import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { exactPrice, moneyAnswer } from '../../notation/money';
import { listOf } from '../../wording/english';
import { inWords } from '../../wording/number-words';
import { person } from '../../wording/people';
import { coinName, smallCoins } from './notes-and-coins';

/** The most coins of one kind. */
const mostCoins: ByLevel<number> = [3, 5, 8, 10, 12];

export const coinTotal = defineQuestionType({
  key: 'coin-total',
  title: 'Adding coins',
  targetSeconds: [20, 30, 40, 50, 60],
  version: 3,
  build: (random, level) => {
    const kinds = random.sample([...smallCoins, 100, 200], at(level, [2, 2, 3, 3, 4])).sort((a, b) => b - a);
    const piles = kinds.map((coin) => ({ coin, number: random.integer(2, at(level, mostCoins)) }));
    if (!outgrows(level, mostCoins, ...piles.map(({ number }) => number))) return undefined;
    const values = piles.map(({ coin, number }) => coin * number);
    const total = values.reduce((sum, value) => sum + value);
    const money = moneyAnswer(total);
    const { name, they, their } = person(random);
    const coins = listOf(piles.map(({ coin, number }) => `${inWords(number)} ${coinName(coin)} coins`));
    return {
      params: { coins: kinds, numbers: piles.map(({ number }) => number) },
      prompt: random.pick([
        `${name} has ${coins}. How much money is that altogether? ${money.inForm}`,
        `${name} empties ${their} money box and finds ${coins}. How much has ${they} saved? ${money.inForm}`,
        `In ${their} purse, ${name} has ${coins}. How much money is in the purse? ${money.inForm}`,
      ]),
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: [
        ...piles.map(({ coin, number }) => `${number} × ${coinName(coin)} = ${exactPrice(coin * number)}`),
        `Total: ${values.map(exactPrice).join(' + ')} = ${money.answer}`,
      ],
      wrong: wrongNumbers(total, [total - (values.at(-1) ?? 0), total + (kinds.at(-1) ?? 0), total + 10, total - 10], {
        show: money.show,
        step: 5,
      }),
    };
  },
  solve: ({ coins, numbers }) =>
    moneyAnswer(coins.flatMap((coin, index) => Array<number>(numbers[index] ?? 0).fill(coin)).reduce((a, b) => a + b))
      .answer,
});
