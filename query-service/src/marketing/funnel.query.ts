import { isIn } from 'platform/database/reads';
import { answer, type QueryTools } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { DEMO_ADDRESSES } from 'schemas/accounts/demo-addresses';
import { staffRoles } from 'schemas/accounts/roles';
import { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import { arrivals, articleReads } from 'schemas/marketing/funnel/funnel.tables';
import { sourceNames } from 'schemas/marketing/funnel/sources';

const reads = [articleReads, arrivals, accounts] as const;
type Db = QueryTools<(typeof reads)[number]['name']>['db'];

/** From read to plan, by source: counts, and nobody in them. */
export const funnelQuery = answer(getFunnel, { reads }, async (_, { db }) => {
  const ours = await idsOfOurs(db);
  const [read, came] = await Promise.all([
    db.from(articleReads).selectAll().orderBy('article').orderBy('source').execute(),
    db
      .from(arrivals)
      .select((eb) => [
        'cameFrom',
        eb.fn.countAll<string>().filterWhere('isAccount', '=', true).as('signUps'),
        eb.fn.countAll<string>().filterWhere('hasFinished', '=', true).as('worksheets'),
        eb.fn.countAll<string>().filterWhere('hasPlan', '=', true).as('plans'),
      ])
      .$if(ours.length > 0, (all) => all.where('id', 'not in', ours))
      .groupBy('cameFrom')
      .execute(),
  ]);
  const sources = sourceNames.map((source) => {
    const became = came.find(({ cameFrom }) => cameFrom === source);
    return {
      source,
      reads: read.filter(({ article }) => article === source).reduce((sum, row) => sum + row.reads, 0),
      signUps: Number(became?.signUps ?? 0),
      worksheets: Number(became?.worksheets ?? 0),
      plans: Number(became?.plans ?? 0),
    };
  });
  return { sources, reads: read };
});

/** Of those who work here, and of the demo world: they came by no page. Of each the account and its first child. */
async function idsOfOurs(db: Db): Promise<string[]> {
  const found = await db
    .from(accounts)
    .select(['accountId', 'learnerId'])
    .where((eb) =>
      eb.or([...staffRoles.map((role) => isIn(role, eb.ref('roles'))), eb('email', 'like', `%${DEMO_ADDRESSES}`)]),
    )
    .execute();
  return found.flatMap(({ accountId, learnerId }) => [accountId, learnerId]);
}
