import type { Reads } from 'platform/database/reads';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import type { OpenStanding } from './standing';

/** The keys of a paper as they count now, question by question: the one place where they are read for a child. `_`: their answers are open. */
export async function keysOf(
  _: OpenStanding,
  paperHash: string,
  db: Reads<typeof mockKeys.name>,
): Promise<ReadonlyMap<string, StandingKey>> {
  const row = await db.from(mockKeys).select('keys').where('paperHash', '=', paperHash).executeTakeFirst();
  return new Map((row?.keys ?? []).map((key) => [key.questionId, key]));
}
