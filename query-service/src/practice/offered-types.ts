import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { catalogue } from 'schemas/questions/catalogue.table';
import type { SubjectKey } from 'schemas/questions/question';

/** A question type that can be practised by itself, in a worksheet among others. */
export interface OfferedType {
  readonly questionType: string;
  readonly topic: string;
  readonly subject: SubjectKey;
  readonly levels: readonly number[];
}

/** A passage with its questions: fits by its level as a type does, and is a worksheet of its own. */
export const passage: OfferedType = {
  questionType: 'comprehension',
  topic: 'comprehension',
  subject: 'english',
  levels: [1, 2, 3, 4, 5],
};

type Catalogue = RowOf<typeof catalogue>;

/** An English topic is its own one question type; comprehension comes with a passage, as a worksheet of its own. */
export async function offeredTypes(db: Reads<typeof catalogue.name>): Promise<OfferedType[]> {
  const rows = await db.from(catalogue).select('topics').execute();
  return rows.flatMap(({ topics }) => topics.filter(({ key }) => key !== 'comprehension').flatMap(typesOf));
}

function typesOf({ key: topic, subject, subTopics }: Catalogue['topics'][number]): OfferedType[] {
  if (subTopics.length === 0) return [{ questionType: topic, topic, subject, levels: [1, 2, 3, 4, 5] }];
  return subTopics.flatMap(({ types }) =>
    types.map(({ key: questionType, levels }) => ({ questionType, topic, subject, levels })),
  );
}
