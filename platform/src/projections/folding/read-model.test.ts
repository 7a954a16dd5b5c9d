import { describe, expect, it } from '@jest/globals';
import { set } from './read-model';

interface Score {
  readonly learnerId: string;
  readonly state: 'open' | 'marked';
  readonly correct: number | null;
}
const row: Score = { learnerId: 'finn', state: 'open', correct: null };

describe('a row with some of its columns changed', () => {
  it('keeps the others, and leaves the row before it as it was', () => {
    expect(set(row, { correct: 3, state: 'marked' })).toEqual({ learnerId: 'finn', state: 'marked', correct: 3 });
    expect(row.correct).toBeNull();
  });

  it('is none where there is none', () => {
    const none = undefined as Score | undefined;
    expect(set(none, { correct: 3 })).toBeUndefined();
  });

  it('does not compile with a column that the table does not have, or with a value that it cannot hold', () => {
    const unheard = [
      // @ts-expect-error -- misspelt
      set(row, { corect: 3 }),
      // @ts-expect-error -- surplus
      set(row, { correct: 3, asked: 4 }),
      // @ts-expect-error -- no state of it
      set(row, { state: 'lost' }),
      // @ts-expect-error -- no number
      set(row, { correct: '3' }),
    ];
    expect(unheard).toHaveLength(4);
  });
});
