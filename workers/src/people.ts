import type { Queries } from 'platform/database';
import { NotYet, type Person } from 'platform/jobs';

/** What the lookups of the features read the tables through. */
export type Readable = Pick<Queries, 'prepared'>;

/** Looks somebody up in a feature's own table: undefined where it does not know the id, no address once they are erased. */
export type FindPerson = (db: Readable, subjectId: string) => Promise<{ readonly email: string | null } | undefined>;

/**
 * Somebody who may be written to, whatever they are to us. Nobody has shown yet that an address is theirs, and a name is
 * whatever was typed into a form: it would carry a stranger's words into somebody's inbox.
 * @throws where no feature knows the id: the read tables may be a moment behind the event that led here, and the job looks again
 */
export async function personAmong(
  finders: readonly FindPerson[],
  db: Readable,
  subjectId: string,
): Promise<Person | 'erased'> {
  for (const find of finders) {
    const person = await find(db, subjectId);
    if (person) return person.email === null ? 'erased' : { email: person.email, name: null };
  }
  throw new NotYet(`the read tables do not know ${subjectId} yet`);
}
