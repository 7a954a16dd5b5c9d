import { at } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import type { LookEvent } from 'schemas/investigations/look.events';
import { looks } from 'schemas/privacy/looks.table';
import { readModel } from '../read-model';

const DAY = '2026-11-22'.length;

type Row = RowOf<typeof looks>;

const keyOf = ({ stream, accountId, shown }: Look) => `${stream} ${accountId} ${shown}`;

type Look = LookEvent['data'];

/** Several looks of one person at one stream within a day are one time: a page asks again whenever it is opened. */
export const looksProjection = readModel(looks, { version: 1 }).fold({
  StreamLookedAt: at(keyOf, (row, { data, meta }) => ({
    lookKey: keyOf(data),
    stream: data.stream,
    subjectId: data.subjectId ?? row?.subjectId ?? null,
    staffId: data.accountId,
    shown: data.shown,
    lastAt: meta.at,
    times: timesAt(row, meta.at),
  })),
});

function timesAt(row: Row | undefined, now: string): number {
  if (row === undefined) return 1;
  return row.lastAt.slice(0, DAY) === now.slice(0, DAY) ? row.times : row.times + 1;
}
