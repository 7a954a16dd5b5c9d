import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { accounts } from 'schemas/accounts/accounts.table';
import { getStaffEnglishItems } from 'schemas/questions/english.contract';
import { staffEnglish } from 'schemas/questions/staff-english.table';
import { peopleBy } from '../names-of';

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
    // Staff know each other by their addresses.
    const authors = await peopleBy(
      db,
      page.flatMap(({ history }) => history.map(({ byId }) => byId)),
    );
    return page.map(({ item, passage, history, ...row }) => ({
      ...row,
      ...(item && { item }),
      ...(passage && { passage }),
      history: history.map((step) => ({ ...step, by: authors.get(step.byId)?.email ?? null })),
    }));
  },
);

/** A text that stands for itself in a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
