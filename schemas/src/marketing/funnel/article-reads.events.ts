import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Day } from '../../describe/schema';
import { articleNames, sourceNames } from './sources';

/** That an article was read; by whom is not asked. Streams: `articleread-<article>.<day>`. */
export const articleReadEvents = events({
  ArticleRead: { article: Type.Enum([...articleNames]), source: Type.Enum([...sourceNames]), day: Day },
});
export type ArticleReadEvent = EventOf<typeof articleReadEvents>;
