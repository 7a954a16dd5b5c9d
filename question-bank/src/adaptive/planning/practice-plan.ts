import type { SubjectKey } from 'schemas/questions/question';
import { randomFrom } from '../../generation/random';
import type { Band } from '../standing/band';
import { examWeightOf } from './exam-weight';
import { aims, levelFor, type TypeAndLearner } from './level-choice';
import { chanceOfRight, difficultyOf, masteryOf } from '../standing/mastery';

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
const AT_MOST_A_DAY = 2;

interface Portion {
  readonly count: number;
  readonly reason: PlanReason;
  readonly isFor: (type: TypeStanding) => boolean;
}

/** The first is for nothing in particular: all of it is of the one type with most to gain. */
const portions: readonly Portion[] = [
  { count: 5, reason: 'most-to-gain', isFor: () => false },
  { count: 3, reason: 'due-for-review', isFor: ({ isDue }) => isDue },
  { count: 2, reason: 'a-strength', isFor: ({ isTried, band }) => isTried && band === 'strengths' },
];

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
  const choices = portions.reduce<readonly Choice[]>(
    (before, portion) => [...before, ...served(portion, byGain, before)],
    [],
  );
  return withNoneMissing(choices).flatMap((choice, n) => partsOf(choice, n === 0));
}

/** A new type is begun when its easiest level will rather go well than not. */
const isWithinReach = ({ isTried, ability, harderBy, isChoice, levels: [easiest = 1] }: TypeStanding): boolean =>
  isTried || chanceOfRight(ability, difficultyOf(easiest) + harderBy, isChoice) > 0.6;

interface Choice {
  readonly type: TypeStanding;
  readonly count: number;
  readonly reason: PlanReason;
}

/** Deals a portion out among the types that it is for, 3 among 2 as 2 and 1; where there are none, the next best has it all. */
function served(
  { count, reason, isFor }: Portion,
  byGain: readonly TypeStanding[],
  choices: readonly Choice[],
): Choice[] {
  const left = byGain.filter((type) => choices.every((choice) => choice.type !== type));
  const wanted = inOrder(left.filter(isFor), ({ retrievability }) => retrievability).slice(0, count);
  if (wanted.length > 0)
    return wanted.map((type, n) => ({ type, reason, count: Math.ceil((count - n) / wanted.length) }));
  const next = nextBest(left, choices);
  return next ? [{ type: next, reason: next.isTried ? 'most-to-gain' : 'not-tried-yet', count }] : [];
}

/** What is most to gain, of another subject than what was chosen already if possible, or else of another topic. */
function nextBest(left: readonly TypeStanding[], choices: readonly Choice[]): TypeStanding | undefined {
  const another = (field: 'subject' | 'topic') =>
    left.find((type) => choices.every((choice) => choice.type[field] !== type[field]));
  return another('subject') ?? another('topic') ?? left[0];
}

/** What the portions found no type for, the first has. */
function withNoneMissing([first, ...others]: readonly Choice[]): Choice[] {
  const given = others.reduce((sum, { count }) => sum + count, 0);
  return first ? [{ ...first, count: QUESTIONS - given }, ...others] : [];
}

/** The very first question of a worksheet is one that will most likely go well. */
function partsOf({ type, count, reason }: Choice, isFirst: boolean): PlanPart[] {
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

const inOrder = (types: readonly TypeStanding[], by: (type: TypeStanding) => number): TypeStanding[] =>
  types.toSorted((one, other) => by(one) - by(other));
