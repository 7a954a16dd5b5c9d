import { describe, expect, it } from '@jest/globals';
import { allLevels } from '../generation/level';
import { figureFaults } from '../testing/figure-faults';
import { questionFaults } from '../testing/question-type-cases';
import type { NvrQuestion, NvrQuestionType } from './nvr-type';
import { nvrTypes } from './nvr-types';

const SEEDS = 1_000;

/** What is wrong with a question's pictures, beyond what every question must keep. */
function pictureFaults({ optionFigures }: NvrQuestion): string[] {
  return [
    ...(optionFigures.length === 5 ? [] : [`${optionFigures.length} options`]),
    ...(new Set(optionFigures).size === optionFigures.length ? [] : ['two options look the same']),
    ...optionFigures.flatMap(figureFaults),
  ];
}

function faultsOf(type: NvrQuestionType, level: (typeof allLevels)[number]): string[] {
  const faults: string[] = [];
  for (let seed = 1; seed <= SEEDS && faults.length < 5; seed += 1) {
    const question = type.draw(level, seed);
    const found = [...questionFaults(type, question), ...pictureFaults(question)];
    faults.push(...found.map((fault) => `seed ${seed}: ${fault}`));
  }
  return faults;
}

// A thousand seeds at each of five levels: five thousand of every design.
describe.each(nvrTypes.map((type) => [type.key, type] as const))('%s', (_, type) => {
  it.each(allLevels)('has one answer and five different pictures at level %i', (level) => {
    expect(faultsOf(type, level)).toEqual([]);
  });

  it('spreads the answers over the letters', () => {
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { answer } = type.draw(3, seed);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const count of counts.values()) expect(count / SEEDS).toBeGreaterThan(0.15);
  });
});
