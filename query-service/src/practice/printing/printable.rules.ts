import type { RowOf } from 'schemas/describe/table';
import type { worksheets } from 'schemas/practice/worksheets/worksheets.table';

type Printable = Pick<RowOf<typeof worksheets>, 'purpose' | 'completedAt' | 'asked' | 'closed'>;

/**
 * Whether the questions of a worksheet may be printed: what is done on paper costs a free account's day, and one that is dealt
 * for the screen has cost it nothing yet. Once it is marked, what the day has paid for may be.
 */
export function mayPrintQuestions(
  { purpose, completedAt, asked, closed }: Printable,
  roles: readonly string[],
): boolean {
  if (roles.includes('ROLE_USER') || purpose === 'paper' || purpose === 'comprehension') return true;
  return completedAt !== null && (closed?.length ?? 0) < asked;
}
