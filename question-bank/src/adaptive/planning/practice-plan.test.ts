import { describe, expect, it } from '@jest/globals';
import { practicePlan, priorityOf, type PlanPart, type TypeStanding } from './practice-plan';

const untried = (questionType: string, change: Partial<TypeStanding> = {}): TypeStanding => ({
  questionType,
  topic: `topic of ${questionType}`,
  subject: 'maths',
  levels: [1, 2, 3, 4, 5],
  ability: 0,
  harderBy: 0,
  isChoice: false,
  isTried: false,
  isDue: false,
  band: 'not-tried-yet',
  wrongInARow: 0,
  worksheetsToday: 0,
  retrievability: 0.5,
  ...change,
});
const tried = (questionType: string, change: Partial<TypeStanding> = {}) =>
  untried(questionType, { isTried: true, band: 'needs-work', retrievability: 0.95, ...change });

const total = (parts: readonly PlanPart[]) => parts.reduce((sum, { count }) => sum + count, 0);
const told = (parts: readonly PlanPart[]) =>
  parts.map(({ questionType, count, reason }) => `${count} ${questionType}: ${reason}`);
const plan = (...types: TypeStanding[]) => practicePlan(types, 'a learner/2026-03-02');

describe('the plan of a learner', () => {
  const weak = tried('weak', { ability: -3 });
  const due = ['due one', 'due two', 'due three', 'due four'].map((name, n) =>
    tried(name, { isDue: true, ability: 1, retrievability: 0.8 - n / 10 }),
  );
  const strong = ['strong one', 'strong two', 'strong three'].map((name, n) =>
    tried(name, { band: 'strengths', ability: 2, retrievability: 0.99 - n / 100 }),
  );

  it('has five of the type with most to gain, three that are due, and two strengths', () => {
    expect(told(plan(weak, ...due, ...strong))).toEqual([
      '5 weak: most-to-gain',
      ...['1 due four: due-for-review', '1 due three: due-for-review', '1 due two: due-for-review'],
      ...['1 strong three: a-strength', '1 strong two: a-strength'],
    ]);
  });

  it('deals its portions out among what there is', () => {
    expect(told(plan(weak, ...due.slice(0, 2), ...strong.slice(0, 1)))).toEqual([
      '5 weak: most-to-gain',
      ...['2 due two: due-for-review', '1 due one: due-for-review', '2 strong one: a-strength'],
    ]);
  });

  it('fills up with what is next most to gain, from another subject first', () => {
    const verbal = { subject: 'verbal-reasoning' as const };
    expect(told(plan(weak, tried('next'), tried('after next', { ...verbal, ability: 1 })))).toEqual([
      ...['5 weak: most-to-gain', '3 after next: most-to-gain', '2 next: most-to-gain'],
    ]);
  });

  it('gives everything to the one type that is left', () => {
    expect(total(plan(weak))).toBe(10);
    expect(new Set(plan(weak).map(({ questionType }) => questionType))).toEqual(new Set(['weak']));
  });

  it('has no type a third time in a day', () => {
    expect(told(plan({ ...weak, worksheetsToday: 2 }, tried('other')))).toEqual([
      '1 other: most-to-gain',
      '9 other: most-to-gain',
    ]);
    expect(plan({ ...weak, worksheetsToday: 2 })).toEqual([]);
  });

  it('is empty where nothing is offered', () => {
    expect(plan()).toEqual([]);
  });
});

describe('the levels of a plan', () => {
  const levels = (type: TypeStanding) => plan(type).map(({ level, count }) => [level, count]);

  it('begin with one that will go well', () => {
    expect(levels(tried('a', { ability: 1.1 }))).toEqual([
      [2, 1],
      [3, 9],
    ]);
  });

  it('are easier after two wrong answers', () => {
    expect(levels(tried('a', { ability: 1.1, wrongInARow: 1 })).at(-1)).toEqual([3, 9]);
    expect(levels(tried('a', { ability: 1.1, wrongInARow: 2 }))).toEqual([[2, 10]]);
  });

  it('are those of the type', () => {
    expect(levels(tried('a', { ability: -2, levels: [4, 5] }))).toEqual([[4, 10]]);
  });
});

describe('the plan of a new learner', () => {
  const bank = Array.from({ length: 60 }, (_, n) =>
    untried(`type-${n}`, {
      topic: `topic-${n % 12}`,
      subject: n % 2 === 0 ? 'maths' : 'verbal-reasoning',
      levels: n % 5 === 0 ? [3, 4, 5] : [1, 2, 3, 4, 5],
    }),
  );

  it('begins with what is new, at an easy level', () => {
    const parts = practicePlan(bank, 'a learner/2026-03-02');
    expect(total(parts)).toBe(10);
    expect(parts.every(({ level, reason }) => level <= 2 && reason === 'not-tried-yet')).toBe(true);
    expect(new Set(parts.map(({ topic }) => topic)).size).toBe(3);
  });

  it('is the same all day, and another for somebody else and tomorrow', () => {
    const of = (seed: string) => JSON.stringify(practicePlan(bank, seed));
    expect(of('one/2026-03-02')).toBe(of('one/2026-03-02'));
    const others = Array.from({ length: 20 }, (_, n) => of(`one/2026-03-${n + 3}`));
    expect(new Set(others).size).toBeGreaterThan(15);
  });
});

it('puts first what is weaker, more forgotten, asked for more often, or new', () => {
  const base = priorityOf(tried('a'));
  expect(priorityOf(tried('a', { ability: -1 }))).toBeGreaterThan(base);
  expect(priorityOf(tried('a', { retrievability: 0.6 }))).toBeGreaterThan(base);
  expect(priorityOf(tried('a', { isTried: false }))).toBeGreaterThan(base);
  const english = (topic: string) => priorityOf(tried('a', { subject: 'english', topic }));
  expect(english('missing-words')).toBeGreaterThan(english('spelling'));
});

it('holds for any standing: ten questions, none of a type that has none of its level', () => {
  const bands = ['strengths', 'needs-work', 'weaknesses'] as const;
  for (let seed = 0; seed < 200; seed += 1) {
    const types = Array.from({ length: 1 + (seed % 9) }, (_, n) =>
      tried(`type-${n}`, {
        ability: ((seed * 7 + n * 13) % 60) / 10 - 3,
        retrievability: ((seed + n * 3) % 11) / 10,
        isDue: (seed + n) % 3 === 0,
        band: bands[(seed + n) % 3] ?? 'strengths',
        levels: n % 2 === 0 ? [1, 2, 3, 4, 5] : [2, 3],
      }),
    );
    const parts = practicePlan(types, String(seed));
    expect(total(parts)).toBe(10);
    for (const { questionType, level, count } of parts) {
      expect(types.find((type) => type.questionType === questionType)?.levels).toContain(level);
      expect(count).toBeGreaterThan(0);
    }
  }
});
