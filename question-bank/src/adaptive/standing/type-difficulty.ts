import { isTapped } from './effort';
import { logistic, stepAfter, unknown, type Estimate } from './mastery';

/** The share of right answers that the design expects at each level. */
const expectedFacility = [0.9, 0.8, 0.65, 0.5, 0.35];

/** No type is this much harder than its levels say, in logits; what looks like more is somebody at play. */
const FURTHEST = 1.5;
const CIRCLES = 32;
/** More answers of a circle do not count for more: it may be one learner. */
const MOST_HEARD = 20;
/** As many answers as speak for nothing at all, so that the first few do not speak for everybody. */
const RESERVE = 100;

/** Learners by their ids; each circle learns for itself, and nobody moves more than the one that they are in. */
export type Circles = readonly Estimate[];

export const noCircles: Circles = Array.from({ length: CIRCLES }, () => unknown);

/** A blank, or what was tapped before it could be read, says nothing of a type. */
export const teaches = ({
  blank,
  secondsSpent,
}: {
  readonly blank: boolean;
  readonly secondsSpent?: number | undefined;
}) => !blank && !isTapped({ secondsSpent });

/** The circles after some answers of one learner. */
export function afterAnswersOf(
  learnerId: string,
  circles: Circles,
  answers: readonly { readonly level: number; readonly correct: boolean }[],
): Estimate[] {
  const own = circleOf(learnerId);
  return circles.map((circle, index) => (index === own ? answers.reduce(harderBy, circle) : circle));
}

/** What the circles say together: one of them moves it by a quarter of a logit at most. */
export function heardFrom(circles: Circles): number {
  const weights = circles.map(({ answers }) => Math.min(answers, MOST_HEARD));
  const said = circles.reduce((sum, { value }, index) => sum + value * (weights[index] ?? 0), 0);
  return said / (RESERVE + weights.reduce((sum, weight) => sum + weight, 0));
}

/** By FNV-1a: the same for the same learner, always. */
function circleOf(learnerId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of learnerId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % CIRCLES;
}

const logit = (share: number): number => Math.log(share / (1 - share));

/** How much harder than its levels say a type is, in logits, after one more answer of anybody. */
export function harderBy(
  before: Estimate,
  { level, correct }: { readonly level: number; readonly correct: boolean },
): Estimate {
  const expected = logistic(logit(expectedFacility[level - 1] ?? 0.65) - before.value);
  const surprise = Number(correct) - expected;
  const value = before.value - stepAfter(before.answers) * surprise;
  return { value: Math.max(-FURTHEST, Math.min(FURTHEST, value)), answers: before.answers + 1 };
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
