import { createHash, randomBytes } from 'node:crypto';
import type { CommandTools, Proof } from 'platform/http';
import type { KnownDevices } from './known-devices';

export const REFRESH_COOKIE = 'fieldfare_session';
export const DEVICE_COOKIE = 'fieldfare_device';

type Hashing = Pick<CommandTools, 'hashed'>;

const RANDOM_BYTES = 24;
const RANDOM_LENGTH = RANDOM_BYTES * 2;

/** Chance, and a mark that shows it was ours even after its hash is forgotten; the mark alone opens nothing. */
export function newSecret(sessionId: string, { hashed }: Hashing): string {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  return `${random}${markOf(sessionId, random, hashed)}`;
}

const markOf = (sessionId: string, random: string, hashed: CommandTools['hashed']): string =>
  hashed(`${sessionId} ${random}`, 'refresh-token').slice(0, 22);

/** What a browser shows of its session; nothing where it shows none. */
export function presentedIn(tools: CommandTools) {
  const { sessionId, secret } = partsOf(tools.cookie(REFRESH_COOKIE));
  if (sessionId === undefined || secret === undefined) return undefined;
  return { sessionId, presentedHash: digest(secret), isOurs: isOurs(sessionId, secret, tools.hashed) };
}

function partsOf(cookie = '') {
  const [, sessionId, secret] = /^([\w-]{10,80})\.([\w-]{20,80})$/.exec(cookie) ?? [];
  return { sessionId, secret };
}

const isOurs = (sessionId: string, secret: string, hashed: CommandTools['hashed']): boolean =>
  secret.slice(RANDOM_LENGTH) === markOf(sessionId, secret.slice(0, RANDOM_LENGTH), hashed);

/** Who is known by what we signed, without looking into the log: a device on which somebody signed in, or a session. */
export const provenBy =
  (devices: KnownDevices, hashed: CommandTools['hashed']): Proof =>
  (cookie) => {
    const device = devices.nameOf(cookie(DEVICE_COOKIE));
    if (device !== undefined) return `device ${device}`;
    const { sessionId, secret } = partsOf(cookie(REFRESH_COOKIE));
    const isKnown = sessionId !== undefined && secret !== undefined && isOurs(sessionId, secret, hashed);
    return isKnown ? `session ${sessionId}` : undefined;
  };

/** What is kept of a secret. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
