import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { after } from '../../notation/units';
import { calculate } from '../expressions/calculate';
import { tellers } from './stories';

export const storySteps = defineQuestionType({
  key: 'story-steps',
  title: 'Story problems',
  targetSeconds: [20, 25, 40, 45, 65],
  version: 3,
  build: (random, level) => {
    const tell = random.pick(tellers[at(level, [1, 1, 2, 2, 3] as const)]);
    const { prompt, sum, value, steps, noun } = tell(
      random,
      at(level, [12, 40, 20, 50, 50]),
      at(level, [3, 13, 3, 3, 3]),
    );
    if (!Number.isInteger(value) || value < 2) return undefined;
    const between = steps.slice(0, -1).map((step) => Number(/= (\d+)$/.exec(step)?.[1] ?? 0));
    return {
      params: { sum },
      prompt,
      answer: String(value),
      unit: after(noun),
      steps,
      wrong: wrongNumbers(value, [...between.reverse(), value + 10, value - 10, value + 100]),
    };
  },
  solve: ({ sum }) => String(calculate(sum) ?? ''),
});
