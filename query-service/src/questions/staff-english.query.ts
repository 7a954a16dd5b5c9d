import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getStaffEnglishItems } from 'schemas/questions/english.contract';
import type { staffEnglish } from 'schemas/questions/staff-english.table';

export const staffEnglishQuery = answer(getStaffEnglishItems, async ({ topic }, { db }) => {
  const rows = await db.many<RowOf<typeof staffEnglish>>(
    `select * from read.questions_staff_english where $1::text is null or topic = $1
     order by "addedAt" desc, "itemId" limit 500`,
    [topic ?? null],
  );
  return rows.map(({ item, passage, ...row }) => ({ ...row, ...(item && { item }), ...(passage && { passage }) }));
});
