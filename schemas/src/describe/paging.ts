import Type from 'typebox';
import { Maybe } from './events';
import { Text } from './schema';

/**
 * The fields of a list that can grow: at most `most` rows, which is also what comes where no `limit` is named. Where more
 * follow, the reply's `X-Next` is the `after` of the next page. What is new meanwhile shifts no page.
 */
export const paged = (most: number) => ({
  after: Maybe(Text(300)),
  limit: Maybe(Type.Integer({ minimum: 1, maximum: most })),
});
