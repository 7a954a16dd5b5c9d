import { answer } from 'platform/http';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from 'schemas/questions/catalogue.table';

export const catalogueQuery = answer(getQuestionCatalogue, { reads: [catalogue] }, async (_, { db }) => {
  const current = await db.from(catalogue).select(['version', 'topics']).executeTakeFirst();
  return current ?? { version: 'none', topics: [] };
});
