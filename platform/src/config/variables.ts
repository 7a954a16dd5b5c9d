import Type, { type TSchema } from 'typebox';
import { readKeys } from '../crypto/master-keys';
import { readSigningKey, readTokenKeys } from '../crypto/token-keys';

/** Some text, at least one character; required unless `otherwise` is given. */
export const text = (otherwise?: string) =>
  Type.String({ minLength: 1, description: 'some text', ...fallback(otherwise) });

/** A whole number within bounds, both included. */
export const wholeNumber = ({ from, to, otherwise }: { from: number; to: number; otherwise?: number }) =>
  Type.Integer({
    minimum: from,
    maximum: to,
    description: `a whole number from ${from} to ${to}`,
    ...fallback(otherwise),
  });

/** A day of each year, such as 09-30: month and day. No 29 February, which most years have not. */
export const monthDay = () =>
  Type.String({
    pattern:
      '^((01|03|05|07|08|10|12)-(0[1-9]|[12][0-9]|3[01])|(04|06|09|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$',
    description: 'a month and a day, such as 09-30',
  });

/** `true` or `false`. */
export const flag = (otherwise: boolean) => Type.Boolean({ description: 'true or false', default: otherwise });

/** An address whose scheme is one of those named: `address('redis', 'rediss')`. It may hold a password, and is never shown whole. */
export const address = (...schemes: readonly [string, ...string[]]) =>
  Type.String({
    pattern: `^(${schemes.map(escaped).join('|')})://\\S+$`,
    description: `an address that begins with ${listed(schemes.map((scheme) => `${scheme}://`))}`,
    'x-address': true,
  });

/**
 * The address of a PostgreSQL database. What goes to another machine is encrypted, and the server proves who it is:
 * `sslmode=verify-full`, with `sslrootcert` where its authority is one's own.
 */
export const databaseAddress = () =>
  Type.String({
    pattern: `^postgres(ql)?://([^/?#\\s]*@)?(${onThisMachine})(:\\d+)?/\\S*$|^postgres(ql)?://\\S+[?&]sslmode=verify-full(&\\S*)?$`,
    description:
      'an address that begins with postgres:// or postgresql://, with ?sslmode=verify-full unless the database is on this machine',
    'x-address': true,
  });

const onThisMachine = 'localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1\\]|';
export const isAddress = (schema: TSchema) => 'x-address' in schema;

// The "+" of esdb+discover means itself.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One of a few words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W, otherwise?: W[number]) =>
  Type.Enum<[...W]>([...words], { description: listed(words), ...fallback(otherwise) });

/**
 * A secret: at least 32 characters, such as `openssl rand -base64 32` prints. It has no default. In the embedded mode
 * it may be left out, and is then a text that stands in this source; outside it that text is refused.
 */
export const secret = () =>
  Type.String({ minLength: 32, maxLength: 4096, description: 'a secret of at least 32 characters', 'x-secret': true });

/** The private key with which a program signs its tokens. It has no default, not in the embedded mode either. */
export const signingKey = () =>
  Type.Refine(
    Type.String({ description: 'a private key on the curve P-256, as DER in base64', 'x-secret': true }),
    (written) => isRead(() => readSigningKey(written)),
  );

/** The public keys of all that sign tokens. Never shown, for whoever mixes the two up has put a private one here. */
export const tokenKeys = () =>
  Type.Refine(
    Type.String({
      description: 'a list of signer:key parted by commas, each a public key on the curve P-256, as DER in base64',
      'x-secret': true,
    }),
    (written) => isRead(() => readTokenKeys(written)),
  );

/** Keys that were derived of MASTER_KEYS for the work of one program. They have no default, not in the embedded mode either. */
export const derivedKeys = () =>
  Type.Refine(
    Type.String({ description: 'a list of keys parted by commas, each 32 bytes in base64', 'x-secret': true }),
    (written) => isRead(() => readKeys(written)),
  );

function isRead(read: () => unknown): boolean {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
}

export const isSecret = (schema: TSchema) => 'x-secret' in schema;

const prefix = 'embedded-mode-only-not-a-secret-';
export const knownToEverybody = (name: string) => `${prefix}${name}`;
// Anywhere in the value: a list of secrets may hold it beside others.
export const isKnownToEverybody = (value: string) => value.includes(prefix);

const fallback = <T>(otherwise: T | undefined) => (otherwise === undefined ? {} : { default: otherwise });

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
