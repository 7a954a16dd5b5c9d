/**
 * What a learner can do, after Elo: one part for the subject and one for each topic, in logits, their sum being the ability.
 * Pelánek 2016, with steps a tenth of his.
 */

/** A part of an ability, and how many answers it comes from. */
export interface Estimate {
  readonly value: number;
  readonly answers: number;
}

export const unknown: Estimate = { value: 0, answers: 0 };

export interface Standing {
  readonly subject: Estimate;
  readonly topic: Estimate;
}

export interface MarkedAnswer {
  /** 1 to 5. */
  readonly level: number;
  readonly isChoice: boolean;
  readonly correct: boolean;
}

/** The ability of a learner in a topic, in logits. */
export const abilityOf = ({ subject, topic }: Standing): number => subject.value + topic.value;

/** The standing after one more answer. A blank is a wrong answer. */
export function afterAnswer(standing: Standing, { level, isChoice, correct }: MarkedAnswer): Standing {
  const expected = chanceOfRight(abilityOf(standing), difficultyOf(level), isChoice);
  const surprise = Number(correct) - expected;
  return { subject: moved(standing.subject, surprise / 2), topic: moved(standing.topic, surprise) };
}

/** How likely the right answer is: a choice of five is guessed right once in five. */
export function chanceOfRight(ability: number, difficulty: number, isChoice: boolean): number {
  const guess = isChoice ? 0.2 : 0;
  return guess + (1 - guess) * logistic(ability - difficulty);
}

const levelDifficulties = [-1.6, -0.8, 0, 0.8, 1.6];

/** The difficulty of a level, in logits; that of a type of question comes on top. */
export const difficultyOf = (level: number): number => levelDifficulties[level - 1] ?? 0;

/** The chance to get a typed question of level 3 right, 0 to 1. */
export const masteryOf = (ability: number): number => logistic(ability);

export const logistic = (logits: number): number => 1 / (1 + Math.exp(-logits));

/** How far one answer moves an estimate: less with each one before it. */
export const stepAfter = (answers: number): number => Math.max(0.05, 0.4 / (1 + 0.05 * answers));

const moved = ({ value, answers }: Estimate, surprise: number): Estimate => ({
  value: value + stepAfter(answers) * surprise,
  answers: answers + 1,
});

const SHOWN_FROM = 5;
const SURE_FROM = 20;
const SECURE = 0.8;

/** The shares from which the second to the fourth step is reached. */
const STEPS = [0.35, 0.5, 0.65];

/** What may be said of a topic: nothing below 5 answers, and with a caution below 20. The fifth of five steps is secure. */
export function verdictOn(standing: Standing) {
  const { answers } = standing.topic;
  const mastery = masteryOf(abilityOf(standing));
  const isSecure = answers >= SURE_FROM && mastery >= SECURE;
  const isShown = answers >= SHOWN_FROM;
  const step = isSecure ? 5 : 1 + STEPS.filter((from) => mastery >= from).length;
  return {
    mastery: isShown ? mastery : null,
    step: isShown ? step : null,
    isEarlyEstimate: answers < SURE_FROM,
    isSecure,
  };
}
