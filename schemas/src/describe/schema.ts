import Type, { type Static, type TObject, type TSchema } from 'typebox';

/** An identifier of ours: a uuid, a keyed hash, or a slug. */
export const Id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_.-]+$' });

/** An e-mail address as typed, at most 254 characters (RFC 5321); compared without regard to case. */
export const Email = Type.String({ format: 'email', maxLength: 254 });

/**
 * An instant between 1900 and 2199, ISO 8601 in UTC with milliseconds: `2026-11-21T14:02:00.000Z`. The format alone takes
 * more: a fraction of any length, which PostgreSQL refuses, small letters, and seconds that leap.
 */
export const Instant = Type.String({
  format: 'date-time',
  maxLength: 27,
  pattern: '^(19|20|21)\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,6})?Z$',
});

/** A calendar day between 1900 and 2199, in Europe/London: `2026-11-21`. PostgreSQL has no year 0. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' });

/** A person's name as typed: O'Neill, de Souza, 张. Control characters are refused. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 100,
  // Of what is no space `\\S` would let control characters through as well.
  pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
});

// Nothing that no screen shows, and none of those that turn about the text behind them.
const seen = '[^\\p{C}\\p{DI}\\p{Zl}\\p{Zp}\\u2800]';
// In these scripts two characters that nobody sees say whether letters are joined: a name may need one between two of them.
const joining = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
  .concat('Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const joined = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`;
// A picture of two people is two pictures with one of them in between; a digit in a box, and the flags of England, Scotland and Wales, are
// more of the kind.
const pictured = [
  '(?<=\\p{ExtPict})\\ufe0f|(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
].join('|');
// Which of its forms somebody's sign has is part of their name.
const formed = '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]';
const named = `(?:${seen}|${joined}|${pictured}|${formed})`;

// Something that stands by itself: no space, and no mark that stands on a letter.
const standing = '(?=[\\s\\S]*[^\\s\\p{DI}\\p{C}\\p{Z}\\p{M}\\u2800])';
// A tower of marks covers its neighbours, and wide spaces, which are not drawn as one, push away what follows. No language has so many.
const apart = '(?![\\s\\S]*(?:\\p{M}{9}|(?:[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000] *){9}))';

/** One line of at most `maxLength` characters, all of which can be seen, and some of which are neither spaces nor marks. */
export const SeenLine = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${standing}${apart}${named}*$` });

const lines = `${apart}(?:${named}|[\\t\\n\\r])*$`;

/** The same of any number of lines. Looked at from one place alone: a long text that does not fit is refused at once. */
export const SeenLines = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: `^${standing}${lines}` });

/** The same where it may be left blank. */
export const SeenLinesOrBlank = (maxLength: number) => Type.String({ maxLength, pattern: `^${lines}` });

/** Whether a pattern is of text that can be seen. Whom it refuses is told in words: what is wrong can be seen on no screen. */
export const isOfSeenText = (pattern: string): boolean => pattern.includes(seen);

/**
 * A name that is being given: all of it can be seen. What no screen shows would make a child of no name, or a second one
 * that looks like the first. Names from before are read by `Name`.
 */
export const GivenName = SeenLine(100);

/** The same where it may be left blank. */
export const GivenNameOrBlank = Type.Union([Type.String({ maxLength: 100, pattern: '^ *$' }), GivenName]);

/**
 * Why something is done, as it is given, for whoever asks in a year: three characters or more, all of which can be seen. Reasons
 * from before are read by `Text`.
 */
export const Reason = SeenLines(300, 3);

/**
 * Free text as it is kept and told: at most `maxLength` characters, no NUL (PostgreSQL text refuses it). What staff give for others to
 * read is described by `SeenLines`.
 */
export const Text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' });

/** A count: 0, 1, 2 … up to what an integer column holds. */
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** A new password: 8 to 128 characters. */
export const Password = Type.String({ minLength: 8, maxLength: 128, pattern: '^[^\\u0000]*$' });

/** A field that callers may send and nobody reads: it is dropped before anything looks at the request. */
export const Ignored = () => marked(Type.Unknown(), ignoredKey, 'true');

const ignoredKey = 'x-ignored';
const personalKey = 'x-personal';
const ownKey = 'x-own';

/**
 * Marks a field as personal data of the person whose id stands in the sibling field `subject`.
 * In an event it is encrypted with that person's key before it reaches the log; in a row its column may be
 * empty, and is emptied when the person is erased; in logs it is redacted.
 */
export function Personal<S extends TSchema>(schema: S, subject: string): S & PersonalMark {
  return marked(schema, personalKey, subject) as S & PersonalMark;
}

/** Tells the compiler what `Personal` tells the runner: such a column may be null. Not there at run time. */
export interface PersonalMark {
  readonly '~personal': true;
}

/**
 * Marks a request field that names the caller (`email`, `userEmail`, `parentEmail`): it is accepted because the
 * spec sends it, must equal the same claim of the token, and is never used for anything else.
 */
export function Own<S extends TSchema>(schema: S, claim: 'email' | 'accountId'): S {
  return marked(schema, ownKey, claim);
}

/** The sibling field that names the data subject, where the schema is marked `Personal`. */
export function subjectFieldOf(schema: TSchema): string | undefined {
  const field = (schema as Record<string, unknown>)[personalKey];
  return typeof field === 'string' ? field : undefined;
}

/** The claim that a field marked `Own` must equal. */
export function ownClaimOf(schema: TSchema): 'email' | 'accountId' | undefined {
  const claim = (schema as Record<string, unknown>)[ownKey];
  return claim === 'email' || claim === 'accountId' ? claim : undefined;
}

// TypeBox keeps what it knows of a schema in properties that a spread would lose.
function marked<S extends TSchema>(schema: S, key: string, value: string): S {
  const properties = { ...Object.getOwnPropertyDescriptors(schema), [key]: { value, enumerable: true } };
  return Object.defineProperties({}, properties) as S;
}

/** Whether a field is marked `Ignored`. */
export const isIgnored = (schema: TSchema): boolean => ignoredKey in schema;

export type Fields = Record<string, TSchema>;

/** The value that a group of fields describes. */
export type ValueOf<F extends Fields> = Static<TObject<F>>;

/** What may be nothing, and is then said to be. */
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** An object of exactly these fields: an unknown field is refused, at every depth that is written with `Shape`. */
export const Shape = <F extends Fields>(fields: F) => Type.Object(fields, { additionalProperties: false });
