import Fraction from 'fraction.js';
import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { equivalent, writtenAs, type Form } from './equivalents';

const forms: readonly Form[] = ['fraction', 'decimal', 'percentage'];

export const orderMixed = defineQuestionType({
  key: 'order-mixed',
  title: 'Ordering mixed values',
  targetSeconds: [35, 40, 50, 60, 70],
  version: 2,
  build: (random, level) => {
    const values = Array.from({ length: 5 }, () => equivalent(random, level)).sort((a, b) => a.compare(b));
    const gaps = values.slice(1).map((value, index) => value.sub(values[index] ?? 0));
    const closest = at(level, ['1/20', '1/20', '1/50', '1/100', '1/200']);
    if (gaps.some((gap) => gap.compare(closest) < 0)) return undefined;
    const texts = values.map((value) => writtenAs(value, random.pick(forms)));
    if (!forms.every((form) => texts.some((text) => formOf(text) === form))) return undefined;
    const place = random.pick(at(level, places));
    const options = random.shuffle(texts);
    return {
      params: { options, place },
      prompt: ask(random, place),
      options,
      answer: texts[place] ?? '',
      steps: [
        'Write them all as decimals.',
        ...texts.flatMap((text, index) =>
          formOf(text) === 'decimal' ? [] : [`${text} = ${values[index]?.toString() ?? ''}`],
        ),
        `In order: ${texts.join(', ')}`,
      ],
      wrong: [],
    };
  },
  solve: ({ options, place }) => [...options].sort((a, b) => worth(a).compare(worth(b)))[place] ?? '',
});

/** The ends are found at a glance: they are asked for at the first levels only. */
const places: ByLevel<readonly number[]> = [
  [0, 4],
  [1, 3],
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
];

const ranks = ['smallest', 'second smallest', 'one in the middle', 'second largest', 'largest'];

function ask(random: Random, place: number): string {
  if (place === 2) return 'When these are put in order of size, which one is in the middle?';
  return random.pick([
    `Which of these is the ${ranks[place] ?? ''}?`,
    `When these are put in order of size, which one is the ${ranks[place] ?? ''}?`,
  ]);
}

function formOf(text: string): Form {
  if (text.startsWith('@@')) return 'fraction';
  return text.endsWith('%') ? 'percentage' : 'decimal';
}

function worth(text: string): Fraction {
  const number = new Fraction(text.replace(/@@|%/g, ''));
  return formOf(text) === 'percentage' ? number.div(100) : number;
}
