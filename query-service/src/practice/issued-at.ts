import { numbersIn, type Reads } from 'platform/database/reads';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import type { IssuedQuestion } from 'schemas/questions/question';

/** Where a question stands: the worksheet, and its number on it. */
export interface Place {
  readonly worksheetId: string;
  readonly number: number;
}

/** As a key of a map. */
export const placeKey = ({ worksheetId, number }: Place): string => `${worksheetId}/${number}`;

/** The questions as they were issued at these places, by `placeKey`; what the table does not have yet is missing. */
export async function issuedAt(
  db: Reads<typeof issuedQuestions.name>,
  places: readonly Place[],
): Promise<ReadonlyMap<string, IssuedQuestion>> {
  const pairs = places.map(({ worksheetId, number }) => [worksheetId, number] as const);
  const rows = await db
    .from(issuedQuestions)
    .select('worksheetId')
    .select((eb) => numbersIn([eb.ref('worksheetId'), eb.ref('questions')], pairs).as('questions'))
    .where('worksheetId', '=', (eb) => eb.fn.any(eb.val([...new Set(pairs.map(([worksheetId]) => worksheetId))])))
    .execute();
  return new Map(
    rows.flatMap(({ worksheetId, questions }) =>
      questions.map((question) => [placeKey({ worksheetId, number: question.number }), question] as const),
    ),
  );
}
