import Type from 'typebox';
import { Count, Id } from '../../describe/schema';
import { table } from '../../describe/table';
import { articleNames, sourceNames } from './sources';

/** How often each article was read, by where its readers came from. */
export const articleReads = table('marketing_article_reads', {
  row: { article: Type.Enum([...articleNames]), source: Type.Enum([...sourceNames]), reads: Count },
  key: ['article', 'source'],
});

/** What became of those who signed up, by the article that they came from: a row for the account, and one for its first child. */
export const arrivals = table('marketing_arrivals', {
  row: {
    id: Id,
    cameFrom: Type.Enum([...sourceNames]),
    isAccount: Type.Boolean(),
    hasFinished: Type.Boolean(),
    hasPlan: Type.Boolean(),
  },
  key: 'id',
  indexes: [['cameFrom']],
});
