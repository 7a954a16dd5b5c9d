import type { Database } from 'platform/database';
import { START } from 'platform/event-store';
import type { EventLog, LoggedEvent } from 'platform/event-log';
import { eventTypes } from 'schemas/events';

/** Where texts may have been left: a name for people, and everything that is written there. */
export type Haystacks = ReadonlyMap<string, string>;

/** Every value that any event of the log keeps sealed, opened; answers are left out, since most are a letter or a number. */
export async function personalTexts(log: EventLog): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  for await (const events of log.readAll(START))
    for (const text of events.filter(({ type }) => type !== 'AnswerSubmitted').flatMap(personalFields)) texts.add(text);
  return texts;
}

function personalFields({ type, data }: LoggedEvent): string[] {
  const values = Object.keys(eventTypes.get(type)?.personal ?? {}).map((field) => data[field]);
  return values.filter((value) => typeof value === 'string').filter((text) => text !== '');
}

/** The rows of every table in the database, written out: those of the read tables, or all the others. */
export async function tablesOf(owner: Database, which: 'read' | 'others'): Promise<Haystacks> {
  const tables = await owner.many<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and (schemaname = 'read') = $1 order by 1`,
    [which === 'read'],
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await owner.many<{ row: string }>(`select (${rowOf[name] ?? 't'})::text as row from ${name} t`);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}

// The words of a question, and of the papers that are made of them, are nobody's data: the children in them bear names of
// their own.
const rowOf: Readonly<Record<string, string>> = {
  'log.events': `to_jsonb(t) || jsonb_build_object('data', t.data::jsonb - 'questions' - 'question' - 'paper' - 'keys')`,
};

/** Where a text stands: as it is, in other cases, as base64 or in hexadecimal; `place: text` for each. */
export function findingsOf(texts: Iterable<string>, haystacks: Haystacks): string[] {
  const folded = [...haystacks].map(([place, hay]) => ({ place, hay, low: hay.toLowerCase() }));
  return [...texts].flatMap((text) =>
    folded.filter(({ hay, low }) => stands(text, hay, low)).map(({ place }) => `${place}: ${text}`),
  );
}

/** Shorter texts stand in a sealed value by chance: they are looked for as whole words. */
const LONG = 8;

function stands(text: string, hay: string, low: string): boolean {
  const form = text.toLowerCase();
  if (text.length < LONG) return wholeWord(form).test(low);
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[^ -~]/g, unicodeEscape)
    .toLowerCase();
  return low.includes(form) || low.includes(escaped) || encoded(text).some((form64) => hay.includes(form64));
}

const wholeWord = (text: string) => {
  const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // What base64 and identifiers are made of counts as part of a word.
  return new RegExp(`(?<![\\p{L}\\p{N}+/=_-])${quoted}(?![\\p{L}\\p{N}+/=_-])`, 'u');
};

const unicodeEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** In base64 a text looks in three ways, by where it begins; the letters at its edges depend on its neighbours. */
function encoded(text: string): string[] {
  const bytes = Buffer.from(text);
  const shifted = [0, 1, 2].map((shift) => Buffer.concat([Buffer.alloc(shift), bytes]));
  const middles = (encoding: 'base64' | 'base64url') =>
    shifted.map((buffer) => buffer.toString(encoding).replace(/=+$/, '').slice(4, -2));
  return [...middles('base64'), ...middles('base64url'), bytes.toString('hex')];
}
