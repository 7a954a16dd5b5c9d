import { describe, expect, it } from '@jest/globals';
import { dice } from '../../rights/testing/random-grants';
import type { MarkedPaper, SatFacts } from './facts';
import { flagsOf, type Flagged } from './item-flags.rules';
import { itemsOf } from './items.rules';
import { markedSitting } from './marking.rules';
import { paperOf, randomSats } from './testing/random-cohort';

const paper = paperOf('a', [{ subject: 'MATHS', questions: 12 }], [5]);
const figuresOf = (sats: readonly SatFacts[], its: readonly MarkedPaper[] = [paper]) =>
  itemsOf(
    sats.map((sat) => markedSitting(sat, its)),
    its,
  );

/** One question from lists, as somebody would with a pencil. */
function pencilled(sats: readonly SatFacts[], questionId: string) {
  const own = sats.flatMap((sat) => sat.papers.filter(({ wasOpened }) => wasOpened));
  const voided = paper.keys.filter(({ isVoided }) => isVoided).map((key) => key.questionId);
  const others = paper.keys.map((key) => key.questionId).filter((id) => id !== questionId && !voided.includes(id));
  const ability = own.map(({ answers }) => others.filter((id) => answers[id] === 'A').length);
  const share = ability.map((one) => {
    const below = ability.filter((other) => other < one).length;
    return (100 * (below + ability.filter((other) => other === one).length / 2)) / ability.length;
  });
  const right = own.map(({ answers }) => answers[questionId] === 'A');
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const those = ability.filter((_, index) => right[index]);
  const not = ability.filter((_, index) => !right[index]);
  const sd = Math.sqrt(mean(ability.map((one) => (one - mean(ability)) ** 2)));
  const p = those.length / own.length;
  const facilityWhere = (isIn: (share: number) => boolean) => {
    const group = right.filter((_, index) => isIn(share[index] ?? 0));
    return group.filter(Boolean).length / group.length;
  };
  return {
    facility: p,
    correlation: ((mean(those) - mean(not)) / sd) * Math.sqrt(p * (1 - p)),
    discrimination: facilityWhere((one) => one >= 73) - facilityWhere((one) => one <= 27),
    best: own.filter(({ answers }, index) => answers[questionId] === 'B' && (share[index] ?? 0) > 200 / 3).length,
  };
}

describe('what the answers say of a question', () => {
  it.each([12, 29, 30, 100, 301])('agrees with the pencil, of %i children', (n) => {
    const sats = randomSats([paper], n, dice(n));
    for (const item of figuresOf(sats)) {
      const slow = pencilled(sats, item.questionId);
      expect(item.facility).toBeCloseTo(slow.facility, 9);
      expect(item.correlation).toBeCloseTo(slow.correlation, 9);
      expect(item.discrimination).toBeCloseTo(slow.discrimination, 9);
      expect(item.choices.find(({ letter }) => letter === 'B')?.thirds.upper).toBe(slow.best);
      const chosen = item.choices.reduce((sum, choice) => sum + choice.n, 0);
      expect(chosen + item.omitted + item.notReached).toBe(item.n);
    }
  });

  it('is nothing where nobody sat it, and does not divide by nobody', () => {
    const [item] = figuresOf([]);
    expect(item).toMatchObject({ n: 0, facility: null, discrimination: null, correlation: null, seconds: null });
    expect(item && flagsOf(item)).toEqual([]);
  });

  it('tells seconds whole, as a cohort does', () => {
    const sats = randomSats([paper], 2, dice(3)).map((sat, n) => ({
      ...sat,
      papers: sat.papers.map((one) => ({ ...one, wasOpened: true, seconds: { 'a.1': 30 + n } })),
    }));
    expect(figuresOf(sats)[0]?.seconds).toBe(31);
  });

  it('is indicative below thirty', () => {
    expect(figuresOf(randomSats([paper], 20, dice(1)))[0]?.isIndicative).toBe(true);
    expect(figuresOf(randomSats([paper], 60, dice(1)))[0]?.isIndicative).toBe(false);
  });
});

describe('what figures suggest', () => {
  /** As if the key of the fourth question stood one letter too far. */
  const mistaken = { ...paper, keys: paper.keys.map((key, at) => (at === 3 ? { ...key, answer: 'B' } : key)) };

  it('is to check a key that the best third does not choose', () => {
    const items = figuresOf(randomSats([paper], 120, dice(2)), [mistaken]);
    const flagged = items.filter((item) => flagsOf(item).some(({ kind }) => kind === 'check the key'));
    expect(flagged.map(({ number }) => number)).toEqual([4]);
    const [first] = flagged.flatMap(flagsOf);
    expect(first).toMatchObject({ letter: 'A', words: expect.stringMatching(/^A looks right to the best third \(/) });
  });

  it.each([2, 3, 4, 5])('is no key to check because one child of %i who did well chose another letter', (n) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const flags = figuresOf(randomSats([paper], n, dice(seed))).flatMap(flagsOf);
      expect(flags.filter(({ words }) => words.includes('looks right to the best third'))).toEqual([]);
    }
  });

  it('is nothing once the question is voided', () => {
    const items = figuresOf(randomSats([paper], 120, dice(2)));
    expect(items.filter(({ isVoided }) => isVoided).flatMap(flagsOf)).toEqual([]);
  });

  const choice = (letter: string, n: number) => ({
    letter,
    n,
    correlation: -0.1,
    thirds: { upper: 0, middle: 0, lower: n },
  });
  const usual: Flagged = {
    n: 100,
    key: 'A',
    isVoided: false,
    facility: 0.6,
    discrimination: 0.4,
    correlation: 0.4,
    omitted: 0,
    choices: [
      { letter: 'A', n: 60, correlation: 0.4, thirds: { upper: 30, middle: 20, lower: 10 } },
      ...['B', 'C', 'D', 'E'].map((letter) => choice(letter, 10)),
    ],
  };
  const kinds = (more: Partial<Flagged>) => flagsOf(Object.assign({}, usual, more)).map(({ kind }) => kind);

  it.each([
    [{}, []],
    [{ facility: 0.19 }, ['hard']],
    [{ facility: 0.2 }, []],
    [{ facility: 0.96, correlation: 0.01 }, ['easy']],
    [{ correlation: 0.14 }, ['does not tell apart']],
    [{ discrimination: 0.19 }, ['does not tell apart']],
    [{ omitted: 21 }, ['often left out']],
    [{ n: 100, choices: [choice('A', 90), choice('B', 9), choice('C', 1)] }, ['idle choice']],
  ] as const)('of %j is %j', (more, expected) => {
    expect(kinds(more)).toEqual(expected);
  });

  describe('of thirty-nine children', () => {
    const against = (key: number, rival: number): Partial<Flagged> => ({
      n: 39,
      facility: 0.38,
      discrimination: 0.1,
      correlation: key,
      choices: [
        { letter: 'A', n: 15, correlation: key, thirds: { upper: 4, middle: 5, lower: 6 } },
        { letter: 'B', n: 9, correlation: rival, thirds: { upper: 4, middle: 3, lower: 2 } },
        choice('D', 8),
        choice('E', 7),
      ],
    });

    it('is to check a key that goes with doing badly where another choice goes with doing well', () => {
      expect(kinds(against(-0.03, 0.145))).toEqual(['check the key', 'does not tell apart']);
      expect(flagsOf(Object.assign({}, usual, against(-0.03, 0.145)))[0]).toMatchObject({
        letter: 'B',
        words: 'B goes with doing well more than the key A does: check the key.',
      });
    });

    it('is none to check where only one of the two is odd', () => {
      expect(kinds(against(0.01, 0.145))).not.toContain('check the key');
      expect(kinds(against(-0.03, 0.09))).not.toContain('check the key');
    });

    it.each([1, 2, 3, 4, 5])('is to check few keys of seventy that are right (%i)', (seed) => {
      const whole = paperOf('w', [{ subject: 'ENGLISH', questions: 70 }]);
      const flagged = figuresOf(randomSats([whole], 39, dice(seed)), [whole]).filter((item) =>
        flagsOf(item).some(({ kind }) => kind === 'check the key'),
      );
      expect(flagged.length).toBeLessThanOrEqual(5);
    });
  });

  it('tells of a choice that draws the able, and not of what a single child chose', () => {
    const able = { letter: 'B', n: 5, correlation: 0.17, thirds: { upper: 3, middle: 1, lower: 1 } };
    expect(kinds({ choices: [...usual.choices.slice(0, 1), able] })).toEqual(['draws the able']);
    expect(kinds({ choices: [...usual.choices.slice(0, 1), { ...able, n: 4 }] })).toEqual([]);
    expect(kinds({ choices: [...usual.choices.slice(0, 1), { ...able, correlation: 0.16 }] })).toEqual([]);
  });
});
