import { createHash } from 'node:crypto';
import type { DecidingGround } from 'platform/service';
import { openDatabase } from 'platform/database';
import { redisEntriesOf } from 'platform/finding';
import { certificateText } from 'schemas/privacy/certificate';
import { finderOver } from '../../command-service/src/privacy/finder';

export interface Proof {
  /** Who is looked for, everybody who stands for the same address included. */
  readonly people: readonly string[];
  readonly places: readonly { readonly place: string; readonly count: number }[];
  readonly tables: number;
  readonly events: number;
  /** Pictures and PDFs that are kept. */
  readonly files: number;
  /** Entries of Redis; undefined where there is none. */
  readonly redis?: number | undefined;
  /** How many others have something under an address that was typed and never shown to be theirs. */
  readonly others: number;
}

interface Asked {
  readonly subject: string;
  /** What else is known of them: nothing is left in the log to learn it from once they are erased. */
  readonly values: readonly string[];
}

interface Stores extends Pick<DecidingGround, 'log'> {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
}

/** Looks for somebody in everything that a system keeps, with the rights of its command service. */
export async function prove({ databaseUrl, redisUrl, log }: Stores, { subject, values }: Asked): Promise<Proof> {
  const db = openDatabase({ url: databaseUrl, name: 'privacy-prove', max: 1 });
  try {
    const redis = redisUrl === undefined ? undefined : redisEntriesOf(redisUrl);
    const finder = finderOver({ db, log, redis });
    const person = await finder.gather([subject]);
    const found = await finder.find({ people: person.people, values: [...new Set([...person.values, ...values])] });
    return { people: person.people, ...found };
  } finally {
    await db.close();
  }
}

/** What is told of it, a line each. */
export function toldOf({ people, places, tables, events, files, redis, others }: Proof): string[] {
  const queues = redis === undefined ? '' : `, ${redis} entries of Redis`;
  const searched = `Searched ${tables} tables of the database${queues}, ${files} files and ${events} events, opened with every key that is left, for ${people.length} id(s).`;
  const beside =
    others === 0 ? [] : [`Not counted: what ${others} other(s) have under an address that was not shown to be theirs.`];
  if (places.length === 0) return [searched, 'Found: nothing.', ...beside];
  return [searched, ...places.map(({ place, count }) => `Found: ${count} in ${place}`), ...beside];
}

/** Whether a certificate is word for word the one that has this hash. */
export const isValid = (certificate: unknown, hash: string): boolean =>
  createHash('sha256').update(certificateText(certificate)).digest('hex') === hash;
