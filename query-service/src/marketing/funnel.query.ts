import { answer } from 'platform/http';
import { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import { arrivals, articleReads } from 'schemas/marketing/funnel/funnel.tables';
import { sourceNames } from 'schemas/marketing/funnel/sources';

/** From read to plan, by source: counts, and nobody in them. */
export const funnelQuery = answer(getFunnel, { reads: [articleReads, arrivals] }, async (_, { db }) => {
  const [reads, came] = await Promise.all([
    db.from(articleReads).selectAll().orderBy('article').orderBy('source').execute(),
    db
      .from(arrivals)
      .select((eb) => [
        'cameFrom',
        eb.fn.countAll<string>().filterWhere('isAccount', '=', true).as('signUps'),
        eb.fn.countAll<string>().filterWhere('hasFinished', '=', true).as('worksheets'),
        eb.fn.countAll<string>().filterWhere('hasPlan', '=', true).as('plans'),
      ])
      .groupBy('cameFrom')
      .execute(),
  ]);
  const sources = sourceNames.map((source) => {
    const became = came.find(({ cameFrom }) => cameFrom === source);
    return {
      source,
      reads: reads.filter(({ article }) => article === source).reduce((sum, row) => sum + row.reads, 0),
      signUps: Number(became?.signUps ?? 0),
      worksheets: Number(became?.worksheets ?? 0),
      plans: Number(became?.plans ?? 0),
    };
  });
  return { sources, reads };
});
