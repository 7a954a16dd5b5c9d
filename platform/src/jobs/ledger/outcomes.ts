import type { Queries } from '../../database/database';

/** What became of the jobs of one task whose key begins with a word. */
export interface Outcomes {
  readonly waiting: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

/** Of some words, by the word; one of which no job was asked for is left out. */
export type OutcomesOf = (task: string, words: readonly string[]) => Promise<ReadonlyMap<string, Outcomes>>;

const counted = `
select split_part(once_key, ' ', 1) as word,
       count(*) filter (where state in ('asked', 'claimed'))::integer as waiting,
       count(*) filter (where state = 'done')::integer as done,
       count(*) filter (where state = 'skipped')::integer as skipped,
       count(*) filter (where state = 'failed')::integer as failed
  from work.send_ledger
 where task = $1 and split_part(once_key, ' ', 1) = any($2::text[])
 group by 1`;

export const outcomesIn =
  (db: Pick<Queries, 'prepared'>): OutcomesOf =>
  async (task, words) => {
    const rows = await db.prepared<Outcomes & { word: string }>(counted, [task, words]);
    return new Map(rows.map(({ word, ...outcomes }) => [word, outcomes]));
  };
