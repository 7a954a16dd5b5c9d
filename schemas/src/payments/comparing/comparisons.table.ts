import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Difference } from './comparison.events';

/** More than anybody goes through one by one. */
export const MOST_DIFFERENCES = 500;

/** Every comparison with Stripe, and what it found. */
export const comparisons = table('payments_comparisons', {
  row: {
    comparisonId: Id,
    begunAt: Instant,
    endedAt: Maybe(Instant),
    /** How many subscriptions and payments were looked at. */
    looked: Count,
    found: Count,
    /** At most `MOST_DIFFERENCES` of those that were found. */
    differences: Type.Array(Shape(Difference)),
    putRight: Type.Array(Id),
  },
  key: 'comparisonId',
  indexes: [['begunAt']],
});
