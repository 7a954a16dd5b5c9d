import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { moneyAnswer, price } from '../../notation/money';
import { person } from '../../wording/people';

const tipPercent = 10;

export const shareBill = defineQuestionType({
  key: 'share-bill',
  title: 'Sharing a bill',
  targetSeconds: [25, 35, 55, 65, 80],
  version: 4,
  build: (random, level) => {
    const friends = random.integer(2, at(level, groupSizes));
    const tip = level >= 3 ? tipPercent : 0;
    const doublePayer = level === 5;
    const shares = friends + (doublePayer ? 1 : 0);
    const share = random.multiple(at(level, [50, 10, 11, 11, 11]), 400, 1800);
    const paid = share * shares;
    const bill = (paid * 100) / (100 + tip);
    if (!Number.isInteger(bill) || bill % 5 !== 0 || !isOfLevel(level, friends, share)) return undefined;
    const money = moneyAnswer(share);
    const { name } = person(random);
    return {
      params: { friends, bill, tip, doublePayer },
      prompt: `${tell(random, { name, friends, bill, tip, doublePayer })} ${money.inForm}`,
      answer: money.answer,
      unit: money.unit,
      answerForm: money.answerForm,
      steps: [
        ...when(
          tip > 0,
          `Tip: ${tip}% of ${price(bill)} = ${price(paid - bill)}`,
          `Total: ${price(bill)} + ${price(paid - bill)} = ${price(paid)}`,
        ),
        ...when(doublePayer, `Shares, with two for ${name}: ${friends} + 1 = ${shares}`),
        `Each share: ${price(paid)} ÷ ${shares} = ${money.answer}`,
      ],
      wrong: wrongNumbers(share, [bill / shares, paid / friends, share * 2, share + paid - bill], {
        show: money.show,
        step: 50,
      }),
    };
  },
  solve: ({ friends, bill, tip, doublePayer }) => {
    const tenths = bill * 10 + (tip * bill) / 10;
    return moneyAnswer(tenths / (10 * (doublePayer ? friends + 1 : friends))).answer;
  },
});

const groupSizes: ByLevel<number> = [3, 4, 6, 8, 9];

/** Shares that are no round sums at level 2, and more friends than before at level 4. */
const isOfLevel = (level: Level, friends: number, share: number): boolean =>
  level === 2 ? share % 50 !== 0 : level !== 4 || outgrows(level, groupSizes, friends);

interface Bill {
  name: string;
  friends: number;
  bill: number;
  tip: number;
  doublePayer: boolean;
}

function tell(random: Random, { name, friends, bill, tip, doublePayer }: Bill): string {
  const meal = random.pick(['a pizza lunch', 'a meal at a noodle bar', 'a birthday tea', 'a curry', 'lunch at a café']);
  const group = friends === 2 ? `${name} and a friend` : `${name} and ${friends - 1} friends`;
  const withTip = tip > 0 ? ` They add a tip of ${tip}%.` : '';
  if (doublePayer) {
    const eachOther = friends === 2 ? 'the friend' : 'each of the others';
    return `${group} have ${meal}. The bill is ${price(bill)}.${withTip} ${name} pays twice as much as ${eachOther}. How much does ${eachOther} pay?`;
  }
  return random.pick([
    `${group} have ${meal}. The bill is ${price(bill)}.${withTip} They share the cost equally. How much does each of them pay?`,
    `${group} go out for ${meal} and share the cost equally. The bill comes to ${price(bill)}.${withTip} How much does ${name} pay?`,
  ]);
}
