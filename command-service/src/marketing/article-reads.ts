import { londonDay } from 'platform/clock';
import type { Counters } from 'platform/counters';
import { accept, decider } from 'platform/decider';
import { flow, networkOf, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { updateBlogsViewData } from 'schemas/marketing/funnel/funnel.contract';
import type { ArticleReadEvent } from 'schemas/marketing/funnel/article-reads.events';
import { sourceNames } from 'schemas/marketing/funnel/sources';

/** Counts; there is nothing to decide. */
export const articleRead = decider({
  category: 'articleread',
  initial: null,
  decide: ({ data }: { type: 'CountRead'; data: ArticleReadEvent['data'] }) => accept({ type: 'ArticleRead', data }),
  evolve: () => null,
});

/** In an hour, of one network: all six articles twice. A school’s readers count for fewer, and nobody counts for many. */
const READS_AN_HOUR = 12;

/** Counts reads, of each network a few: by its keyed hash, for an hour, and nowhere in the log. */
export const articleReadRoute = (counters: Counters): Route<CommandDeps> => {
  const reads = counters.of({ name: 'article-reads', most: READS_AN_HOUR, seconds: 3_600 });
  return flow(updateBlogsViewData, async ({ blogViewed: article, viewSource }, tools: CommandTools) => {
    const { within } = await reads.take(tools.hashed(networkOf(tools.address), 'article reads'));
    if (!within) return {};
    const day = londonDay(tools.now);
    const source = sourceNames.find((name) => name === viewSource) ?? (viewSource ? 'other' : 'direct');
    await tools.handle(articleRead, `${article}.${day}`, { type: 'CountRead', data: { article, source, day } });
    return {};
  });
};
