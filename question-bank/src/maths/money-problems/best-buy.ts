import { wrongNumbers } from '../../generation/distractors';
import { at, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { exactPrice } from '../../notation/money';
import { after } from '../../notation/units';

const packed = [
  { one: 'battery', many: 'batteries' },
  { one: 'yoghurt', many: 'yoghurts' },
  { one: 'cereal bar', many: 'cereal bars' },
  { one: 'toilet roll', many: 'toilet rolls' },
  { one: 'juice carton', many: 'juice cartons' },
  { one: 'bread roll', many: 'bread rolls' },
  { one: 'muffin', many: 'muffins' },
  { one: 'felt-tip pen', many: 'felt-tip pens' },
  { one: 'apple', many: 'apples' },
  { one: 'greetings card', many: 'greetings cards' },
];

export const bestBuy = defineQuestionType({
  key: 'best-buy',
  title: 'Better value',
  targetSeconds: [45, 55, 65, 75, 90],
  version: 2,
  build: (random, level) => {
    const [small = 2, large = 3] = random.sample(at(level, sizes), 2).sort((a, b) => a - b);
    const dearer = random.multiple(at(level, [10, 5, 5, 1, 1]), 25, at(level, [90, 90, 90, 95, 95]));
    const cheaper = dearer - random.multiple(at(level, [10, 5, 5, 1, 1]), 2, at(level, [40, 25, 25, 20, 20]));
    const { one, many } = random.pick(packed);
    const [smallEach, largeEach] = random.oneIn(4) ? [cheaper, dearer] : [dearer, cheaper];
    if (
      !hasNewSize(level, [small, large]) ||
      !areLikelyPrices(dearer, cheaper) ||
      small * smallEach >= large * largeEach
    )
      return undefined;
    const saving = dearer - cheaper;
    const [smallPack, largePack] = [exactPrice(small * smallEach), exactPrice(large * largeEach)];
    return {
      params: { small, smallPack: small * smallEach, large, largePack: large * largeEach },
      prompt: random.pick([
        `A pack of ${small} ${many} costs ${smallPack}. A pack of ${large} costs ${largePack}. How much less does each ${one} cost in the pack that is better value? Give your answer in pence.`,
        `${many.charAt(0).toUpperCase()}${many.slice(1)} are sold in packs of ${small} for ${smallPack} and in packs of ${large} for ${largePack}. How much do you save on each ${one} by choosing the better value? Give your answer in pence.`,
      ]),
      answer: `${saving}p`,
      unit: after('p'),
      answerForm: 'Give pence, like 4.',
      steps: [
        `Pack of ${small}: ${smallPack} ÷ ${small} = ${smallEach}p each`,
        `Pack of ${large}: ${largePack} ÷ ${large} = ${largeEach}p each`,
        `Saving: ${dearer}p − ${cheaper}p = ${saving}p`,
      ],
      wrong: wrongNumbers(saving, [cheaper, dearer, Math.abs(small * smallEach - large * largeEach), saving * small], {
        show: (pence) => `${pence}p`,
      }),
    };
  },
  solve: ({ small, smallPack, large, largePack }) =>
    `${Math.abs(smallPack * large - largePack * small) / (small * large)}p`,
});

const sizes: ByLevel<readonly number[]> = [
  [2, 4, 5, 10],
  [2, 3, 4, 5, 10],
  [2, 3, 4, 5, 6, 8, 10],
  [2, 3, 4, 5, 6, 8, 10],
  [4, 5, 6, 8, 9, 12],
];

/** One of the two packs is of such a size. At level 4 the prices are new: any number of pence. */
const newSizes: ByLevel<readonly number[]> = [[2, 4, 5, 10], [3], [6, 8], [2, 3, 4, 5, 6, 8, 10], [9, 12]];

const hasNewSize = (level: Level, packs: readonly number[]): boolean =>
  packs.some((pack) => at(level, newSizes).includes(pack));

const areLikelyPrices = (dearer: number, cheaper: number): boolean => cheaper >= 20 && cheaper * 2 >= dearer;
