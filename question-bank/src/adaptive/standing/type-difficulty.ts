import { logistic, stepAfter, type Estimate } from './mastery';

/** The share of right answers that the design expects at each level. */
const expectedFacility = [0.9, 0.8, 0.65, 0.5, 0.35];

const logit = (share: number): number => Math.log(share / (1 - share));

/** How much harder than its levels say a type is, in logits, after one more answer of anybody. */
export function harderBy(
  before: Estimate,
  { level, correct }: { readonly level: number; readonly correct: boolean },
): Estimate {
  const expected = logistic(logit(expectedFacility[level - 1] ?? 0.65) - before.value);
  const surprise = Number(correct) - expected;
  return { value: before.value - stepAfter(before.answers) * surprise, answers: before.answers + 1 };
}

export interface TypeDifficulty {
  readonly questionType: string;
  readonly subject: string;
  readonly harderBy: number;
}

/**
 * Type → how much harder it is than the other types of its subject, in logits. Learners who are better than the design
 * expects make every type look easy: that is already in their abilities, and must not be counted twice.
 */
export function comparedInSubject(difficulties: readonly TypeDifficulty[]): ReadonlyMap<string, number> {
  const meanOf = (wanted: string) => mean(difficulties.filter(({ subject }) => subject === wanted));
  const means = new Map(
    [...new Set(difficulties.map(({ subject }) => subject))].map((subject) => [subject, meanOf(subject)]),
  );
  return new Map(
    difficulties.map(({ questionType, subject, harderBy: value }) => [questionType, value - (means.get(subject) ?? 0)]),
  );
}

const mean = (types: readonly TypeDifficulty[]): number =>
  types.reduce((sum, { harderBy: value }) => sum + value, 0) / types.length;
