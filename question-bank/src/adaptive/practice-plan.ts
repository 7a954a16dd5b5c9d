import type { SubjectKey } from 'schemas/questions/question';
import { randomFrom } from '../generation/random';
import type { Band } from './band';
import { examWeightOf } from './exam-weight';
import { aims, levelFor, type TypeAndLearner } from './level-choice';
import { chanceOfRight, difficultyOf, masteryOf } from './mastery';

/** A type of question as it stands with a learner today. */
export interface TypeStanding extends TypeAndLearner {
  readonly questionType: string;
  readonly topic: string;
  readonly subject: SubjectKey;
  readonly isTried: boolean;
  /** Among today's answers of the type, from the newest back. */
  readonly wrongInARow: number;
  /** How many of today's worksheets had it. */
  readonly worksheetsToday: number;
  readonly retrievability: number;
  readonly isDue: boolean;
  /** Of its topic. */
  readonly band: Band;
}

export type PlanReason = 'most-to-gain' | 'due-for-review' | 'a-strength' | 'not-tried-yet';

export interface PlanPart {
  readonly questionType: string;
  readonly topic: string;
  readonly subject: SubjectKey;
  readonly level: number;
  readonly count: number;
  readonly reason: PlanReason;
}

const QUESTIONS = 10;
const portions = { top: 5, reviews: 3, strengths: 2 } as const;

const AT_MOST_A_DAY = 2;

/** How much there is to gain: what is weak, what is being forgotten, what the exam asks for, and what is new. */
export const priorityOf = ({ ability, retrievability, subject, topic, isTried }: TypeStanding): number =>
  0.45 * (1 - masteryOf(ability)) +
  0.3 * (1 - retrievability) +
  0.15 * examWeightOf(subject, topic) +
  0.1 * Number(!isTried);

/** The next worksheet. Types that are equally worth while come in an order of the seed's: the same all day for a learner. */
export function practicePlan(types: readonly TypeStanding[], seed: string): PlanPart[] {
  const fresh = types.filter((type) => type.worksheetsToday < AT_MOST_A_DAY && isWithinReach(type));
  const byGain = inOrder(randomFrom(seed).shuffle(fresh), (type) => -priorityOf(type));
  const top = picked(byGain.slice(0, 1), portions.top);
  const due = mostForgotten(unpicked(byGain, top).filter(({ isDue }) => isDue));
  const reviews = [...top, ...portion(due, byGain, { picks: top, count: portions.reviews, reason: 'due-for-review' })];
  const strong = mostForgotten(
    unpicked(byGain, reviews).filter(({ isTried, band }) => isTried && band === 'strengths'),
  );
  const all = [
    ...reviews,
    ...portion(strong, byGain, { picks: reviews, count: portions.strengths, reason: 'a-strength' }),
  ];
  return withNoneMissing(all).flatMap((pick, n) => partsOf(pick, n === 0));
}

/** A new type is begun when its easiest level will rather go well than not. */
const isWithinReach = ({ isTried, ability, harderBy, isChoice, levels: [easiest = 1] }: TypeStanding): boolean =>
  isTried || chanceOfRight(ability, difficultyOf(easiest) + harderBy, isChoice) > 0.6;

interface Pick {
  readonly type: TypeStanding;
  readonly count: number;
  readonly reason: PlanReason;
}

interface Portion {
  readonly picks: readonly Pick[];
  readonly count: number;
  readonly reason: PlanReason;
}

/** A portion of the wanted types; where there are none, of what is next most to gain, from elsewhere if possible. */
function portion(wanted: readonly TypeStanding[], byGain: readonly TypeStanding[], { picks, count, reason }: Portion) {
  if (wanted.length > 0) return picked(wanted.slice(0, count), count, reason);
  const left = unpicked(byGain, picks);
  const another = (field: 'subject' | 'topic') =>
    left.find((type) => picks.every((pick) => pick.type[field] !== type[field]));
  const next = another('subject') ?? another('topic') ?? left[0];
  return picked(next ? [next] : [], count);
}

/** Deals questions out among types: 3 among 2 are 2 and 1. */
const picked = (types: readonly TypeStanding[], count: number, reason?: PlanReason): Pick[] =>
  types.map((type, n) => ({
    type,
    count: Math.ceil((count - n) / types.length),
    reason: reason ?? (type.isTried ? 'most-to-gain' : 'not-tried-yet'),
  }));

const unpicked = (types: readonly TypeStanding[], picks: readonly Pick[]): TypeStanding[] =>
  types.filter(({ questionType }) => picks.every(({ type }) => type.questionType !== questionType));

/** What the portions found no type for, the first has. */
function withNoneMissing([first, ...others]: readonly Pick[]): Pick[] {
  const given = others.reduce((sum, { count }) => sum + count, 0);
  return first ? [{ ...first, count: QUESTIONS - given }, ...others] : [];
}

/** The very first question of a worksheet is one that will most likely go well. */
function partsOf({ type, count, reason }: Pick, isFirst: boolean): PlanPart[] {
  const { questionType, topic, subject } = type;
  const usual = levelFor(aimOf(type), type);
  const first = isFirst ? Math.min(usual, levelFor(aims.first, type)) : usual;
  const part = (level: number, many: number) => ({ questionType, topic, subject, level, count: many, reason });
  return first === usual ? [part(usual, count)] : [part(first, 1), part(usual, count - 1)];
}

function aimOf({ isTried, wrongInARow }: TypeStanding): number {
  if (wrongInARow >= 2) return aims.afterTwoWrong;
  return isTried ? aims.usual : aims.first;
}

const mostForgotten = (types: readonly TypeStanding[]): TypeStanding[] =>
  inOrder(types, ({ retrievability }) => retrievability);

const inOrder = (types: readonly TypeStanding[], by: (type: TypeStanding) => number): TypeStanding[] =>
  types.toSorted((one, other) => by(one) - by(other));
