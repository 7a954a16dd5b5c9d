import { chanceOfRight, difficultyOf } from '../standing/mastery';

/** How likely a question should be answered right. */
export const aims = { usual: 0.75, first: 0.85, afterTwoWrong: 0.9 } as const;

export interface TypeAndLearner {
  /** Of the learner in the type's topic, in logits. */
  readonly ability: number;
  /** How much harder the type is than its levels say, in logits. */
  readonly harderBy: number;
  readonly isChoice: boolean;
  /** That the type has, easiest first. */
  readonly levels: readonly number[];
}

/** The level whose chance of a right answer comes nearest to the aim; the easier of two. */
export function levelFor(aim: number, { ability, harderBy, isChoice, levels }: TypeAndLearner): number {
  const distance = (level: number) => Math.abs(chanceOfRight(ability, difficultyOf(level) + harderBy, isChoice) - aim);
  return levels.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest), levels[0] ?? 1);
}
