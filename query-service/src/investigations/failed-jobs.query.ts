import { answer } from 'platform/http';
import { getFailedJobs } from 'schemas/investigations/investigations.contract';

const MOST = 200;

/** The ledger of the workers is the only place that knows what became of a job; it carries ids and no personal data. */
export const failedJobsQuery = answer(getFailedJobs, async (_, { db }) => {
  const failed = `from work.send_ledger where state = 'failed'`;
  const jobs = await db.many<{ task: string; once: string; why: string; askedAt: string; failedAt: string }>(
    `select task, once_key as once, coalesce(last_error, '') as why, asked_at as "askedAt", settled_at as "failedAt"
     ${failed} order by settled_at desc limit ${MOST}`,
  );
  const all = await db.one<{ total: number }>(`select count(*)::integer as total ${failed}`);
  return { jobs, total: all?.total ?? 0 };
});
