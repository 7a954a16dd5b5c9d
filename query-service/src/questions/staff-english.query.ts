import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { accounts } from 'schemas/accounts/accounts.table';
import { getStaffEnglishItems } from 'schemas/questions/english.contract';
import { staffEnglish } from 'schemas/questions/staff-english.table';

const MOST = 500;

export const staffEnglishQuery = answer(
  getStaffEnglishItems,
  { reads: [staffEnglish, accounts] },
  async ({ topic, status, find, itemId, after, limit = MOST }, { db, pageOf }) => {
    const place = after === undefined ? undefined : placeIn(after);
    const rows = await db
      .from(staffEnglish)
      .selectAll()
      .$if(topic !== undefined, (items) => items.where('topic', '=', topic ?? ''))
      .$if(status !== undefined, (items) => items.where('status', '=', status ?? 'draft'))
      .$if(itemId !== undefined, (items) => items.where('itemId', '=', itemId ?? ''))
      .$if(find !== undefined, (items) => items.where('title', 'ilike', `%${literally(find ?? '')}%`))
      .$if(place !== undefined, (items) =>
        items.where((eb) => eb(eb.refTuple('addedAt', 'itemId'), '<', eb.tuple(place?.at ?? '', place?.id ?? ''))),
      )
      .orderBy('addedAt', 'desc')
      .orderBy('itemId', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, ({ addedAt, itemId }) => placeOf({ at: addedAt, id: itemId }));
    const names = await namesOf(
      db,
      page.flatMap(({ history }) => history.map(({ byId }) => byId)),
    );
    return page.map(({ item, passage, history, ...row }) => ({
      ...row,
      ...(item && { item }),
      ...(passage && { passage }),
      history: history.map((step) => ({ ...step, by: names.get(step.byId) ?? null })),
    }));
  },
);

/** Staff know each other by their addresses. */
async function namesOf(
  db: Reads<typeof accounts.name>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .from(accounts)
    .select(['accountId', 'email'])
    .where('accountId', '=', (eb) => eb.fn.any(eb.val([...new Set(accountIds)])))
    .execute();
  return new Map(rows.map(({ accountId, email }) => [accountId, email]));
}

/** A text that stands for itself in a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
