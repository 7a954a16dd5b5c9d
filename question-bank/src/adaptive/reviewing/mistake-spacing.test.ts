import { describe, expect, it } from '@jest/globals';
import { afterSimilar, isDue, newMistake, type Mistake } from './mistake-spacing';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const on = (day: string) => ({ day, at: `${day}T16:00:00.000Z`, daysLater: (days: number) => dayAfter(day, days) });
const made = { level: 3, ...newMistake(on('2026-03-01')) };
const right = { level: 3, correct: true };
const wrong = { level: 3, correct: false };

/** The mistake after answers that were each given on the day when one was due. */
function answered(...answers: readonly (typeof right)[]): Mistake[] {
  const story: Mistake[] = [made];
  for (const answer of answers) {
    const [mistake] = story.slice(-1);
    story.push(...afterSimilar(mistake ? [mistake] : [], [answer], on(mistake?.dueOn ?? '')));
  }
  return story;
}

describe('a mistake', () => {
  it('is due on the next day, and from then on', () => {
    expect(made.dueOn).toBe('2026-03-02');
    expect(isDue(made, '2026-03-01')).toBe(false);
    expect(isDue(made, '2026-03-02')).toBe(true);
    expect(isDue(made, '2026-04-02')).toBe(true);
  });

  it('comes back after 1, 3, 7, 14 and 30 days while it goes on going wrong', () => {
    const dues = answered(...Array<typeof wrong>(6).fill(wrong)).map(({ dueOn }) => dueOn);
    expect(dues).toEqual([
      '2026-03-02',
      '2026-03-05',
      '2026-03-12',
      '2026-03-26',
      '2026-04-25',
      '2026-05-25',
      '2026-06-24',
    ]);
  });

  it('is solved by two similar ones that are right', () => {
    expect(answered(right, right).map(({ solvedAt }) => solvedAt)).toEqual([null, null, '2026-03-05T16:00:00.000Z']);
    expect(answered(right, wrong, right).at(-1)).toMatchObject({ right: 2, dueOn: null });
  });

  it('is not solved by two on one day', () => {
    const once = afterSimilar([made], [right, right], on('2026-03-02'));
    expect(afterSimilar(once, [right], on('2026-03-02'))).toEqual(once);
    expect(once[0]).toMatchObject({ right: 1, solvedAt: null });
  });

  it('does not come back before it is due, nor once it is solved', () => {
    expect(afterSimilar([made], [right], on('2026-03-01'))).toEqual([made]);
    const solved = answered(right, right).slice(-1);
    expect(afterSimilar(solved, [wrong], on('2026-05-01'))).toEqual(solved);
  });

  it('does not come back as something easier', () => {
    expect(afterSimilar([made], [{ ...right, level: 2 }], on('2026-03-02'))).toEqual([made]);
    expect(afterSimilar([made], [{ ...right, level: 4 }], on('2026-03-02'))[0]).toMatchObject({ right: 1 });
  });

  it('has gone right when more of the answers are right than wrong', () => {
    const after = (...answers: (typeof right)[]) => afterSimilar([made], answers, on('2026-03-02'))[0]?.right;
    expect([after(right, wrong), after(right, right, wrong), after(wrong)]).toEqual([0, 1, 0]);
  });

  it('is served together with the others of its type that are due', () => {
    const other = { ...made, level: 1 };
    const later = { ...made, dueOn: '2026-03-09' };
    const after = afterSimilar([made, other, later], [right], on('2026-03-03'));
    expect(after.map(({ returns }) => returns)).toEqual([1, 1, 0]);
  });
});
