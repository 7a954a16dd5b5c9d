import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { getStaffEnglishItems } from 'schemas/questions/english.contract';
import { staffEnglish } from 'schemas/questions/staff-english.table';

const MOST = 500;

export const staffEnglishQuery = answer(
  getStaffEnglishItems,
  { reads: [staffEnglish] },
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
    return page.map(({ item, passage, ...row }) => ({ ...row, ...(item && { item }), ...(passage && { passage }) }));
  },
);

/** A text that stands for itself in a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
