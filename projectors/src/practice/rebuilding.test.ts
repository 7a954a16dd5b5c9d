import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Projection } from 'platform/projections';
import { effortProjection } from './effort.projection';
import { errorCountsProjection } from './error-counts.projection';
import { masteryProjection } from './mastery.projection';
import { mistakesProjection } from './mistakes.projection';
import { marked, worksheetMarked } from './testing/marked-worksheet';
import { rowsAfter, type Happening } from './testing/rows-after';
import { topicScoresProjection } from './topic-scores.projection';
import { typeDifficultyProjection } from './type-difficulty.projection';
import { typeReviewsProjection } from './type-reviews.projection';

const folds: readonly (readonly [string, Projection])[] = [
  topicScoresProjection,
  masteryProjection,
  typeReviewsProjection,
  mistakesProjection,
  effortProjection,
  errorCountsProjection,
  typeDifficultyProjection,
].map((projection) => [projection.table.name, projection]);

/** A learner's spring: five questions of four types on most days, some right, some wrong, some left out. */
const spring: readonly Happening[] = Array.from({ length: 60 }, (_, n) => {
  const at = new Date(Date.parse('2026-03-01T16:00:00.000Z') + n * 31 * 3_600_000).toISOString();
  const marks = Array.from({ length: 5 }, (_, place) => {
    const luck = (n * 7 + place * 5) % 11;
    const correct = luck > 3;
    return marked({
      ...{ questionType: `type-${(n + place) % 4}`, level: 1 + ((n + place) % 5), correct, blank: luck === 0 },
      ...{ topic: (n + place) % 4 < 2 ? 'fractions' : 'length', secondsSpent: 20 + luck * 7 },
      ...(!correct && luck > 0 && { errorTag: 'number' }),
    });
  });
  return worksheetMarked(at, marks);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a table that is built anew', () => {
  it.each(folds)('has the same rows, whenever that is: %s', (_, projection) => {
    jest.useFakeTimers({ now: new Date('2026-06-01') });
    const rows = rowsAfter(projection, spring);
    jest.setSystemTime(new Date('2029-12-31'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rowsAfter(projection, spring)).toEqual(rows);
  });

  it.each(folds)('has every column of its table, and no other: %s', (_, projection) => {
    const columns = Object.keys(projection.table.row).sort();
    for (const row of rowsAfter(projection, spring)) expect(Object.keys(row).sort()).toEqual(columns);
  });
});
