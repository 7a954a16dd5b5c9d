import { answer } from 'platform/http';
import { getStaffEnglishItems } from 'schemas/questions/english.contract';
import { staffEnglish } from 'schemas/questions/staff-english.table';

const MOST = 500;

export const staffEnglishQuery = answer(
  getStaffEnglishItems,
  { reads: [staffEnglish] },
  async ({ topic, after, limit = MOST }, { db, pageOf }) => {
    const rows = await db
      .from(staffEnglish)
      .selectAll()
      .$if(topic !== undefined, (items) => items.where('topic', '=', topic ?? ''))
      .$if(after !== undefined, (items) =>
        items.where((eb) =>
          eb(
            eb.refTuple('addedAt', 'itemId'),
            '<',
            eb
              .selectFrom(staffEnglish.name)
              .select(['addedAt', 'itemId'])
              .where('itemId', '=', after ?? '')
              .$asTuple('addedAt', 'itemId'),
          ),
        ),
      )
      .orderBy('addedAt', 'desc')
      .orderBy('itemId', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, ({ itemId }) => itemId);
    return page.map(({ item, passage, ...row }) => ({ ...row, ...(item && { item }), ...(passage && { passage }) }));
  },
);
