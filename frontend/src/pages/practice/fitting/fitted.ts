import type { Fit } from 'schemas/practice/worksheets/fit';
import { Problem } from '../../../client/problem';
import { fittingLevels } from '../api';
import type { Wish } from '../wish';

type Plan = Extract<Wish, { kind: 'plan' }>;
type Part = Plan['parts'][number];

/** A wish at the levels that fit its child; as it was where none was asked for, or they cannot be told just now. */
export async function fitted(wish: Wish): Promise<Wish> {
  if (wish.kind === 'practice-test' || wish.fit === undefined) return wish;
  if (wish.kind === 'comprehension') {
    const level = (await levelsFor(wish.fit, ['comprehension'])).get('comprehension');
    const { onPaper = false } = wish;
    return level === undefined ? wish : { kind: 'comprehension', level, onPaper };
  }
  const plan = planOf(wish);
  const open = plan.parts.filter(({ level }) => level === undefined).map(({ questionType }) => questionType);
  const levels = await levelsFor(wish.fit, [...new Set(open)]);
  return open.every((type) => levels.has(type)) ? { ...plan, parts: plan.parts.map((part) => at(part, levels)) } : wish;
}

function planOf(wish: Extract<Wish, { kind: 'types' | 'english' | 'plan' }>): Plan {
  if (wish.kind === 'plan') return wish;
  const counts = wish.kind === 'types' ? wish.counts : [[wish.topic, wish.count] as const];
  return {
    kind: 'plan',
    purpose: 'practice',
    parts: counts.map(([questionType, count]) => ({ questionType, count })),
  };
}

function at(part: Part, levels: ReadonlyMap<string, number>): Part {
  const level = part.level ?? levels.get(part.questionType);
  return level === undefined ? part : { ...part, level };
}

/** Question type → level. A worksheet that climbs is better than none. */
async function levelsFor(fit: Fit, questionTypes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (questionTypes.length === 0) return new Map();
  try {
    const { levels } = await fittingLevels({ fit, questionTypes: [...questionTypes] });
    return new Map(levels.map(({ questionType, level }) => [questionType, level]));
  } catch (error) {
    if (error instanceof Problem) return new Map();
    throw error;
  }
}
