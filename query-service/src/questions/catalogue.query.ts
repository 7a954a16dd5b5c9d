import { answer } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import type { catalogue } from 'schemas/questions/catalogue.table';

export const catalogueQuery = answer(getQuestionCatalogue, async (_, { db }) => {
  const [current] = await db.many<RowOf<typeof catalogue>>('select * from read.questions_catalogue');
  return current ? { version: current.version, topics: current.topics } : { version: 'none', topics: [] };
});
