import { describe, expect, it } from '@jest/globals';
import { question, Sheet } from '../../../../../testing/practice/catalogue';
import { headOf } from './head';

const sheet = (levels: readonly number[], completedAt: string) => {
  const made = new Sheet(
    'w1',
    levels.map((level, n) => ({ question: question(n + 1, { level }), key: '5' })),
  );
  made.completedAt = completedAt;
  return made.shown();
};
const said = (worksheet: Parameters<typeof headOf>[0]) => headOf(worksheet).map((part) => part.replace('\u00a0', ' '));

describe('what stands above a result', () => {
  it('is its level, length, time and day', () => {
    expect(said(sheet([3, 3], '2026-11-21T10:10:00.000Z'))).toEqual([
      'level 3',
      '2 questions',
      '10 minutes',
      'Sat 21 Nov 2026',
    ]);
  });

  it('has no time of what was done on paper and typed in', () => {
    const onPaper = { ...sheet([3], '2026-11-21T10:10:00.000Z'), purpose: 'paper' as const };
    expect(said(onPaper)).toEqual(['level 3', '1 question', 'Sat 21 Nov 2026']);
  });

  it('names several levels, and no time of what was left and taken up again', () => {
    expect(said(sheet([4, 2, 3], '2026-11-22T10:10:00.000Z'))).toEqual([
      'levels 2 to 4',
      '3 questions',
      'Sun 22 Nov 2026',
    ]);
  });

  it('leaves the time to the clock of a timed worksheet, and has no level in English', () => {
    const shown = sheet([3], '2026-11-21T10:10:00.000Z');
    expect(said({ ...shown, timeLimitSeconds: 900, subject: 'english' })).toEqual(['1 question', 'Sat 21 Nov 2026']);
  });
});
