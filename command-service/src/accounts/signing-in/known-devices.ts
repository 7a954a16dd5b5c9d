import { randomUUID } from 'node:crypto';
import type { Clock } from 'platform/clock';
import { signedTokens, type MasterKeys } from 'platform/crypto';

/** A browser in which somebody has signed in before shows it by a signed cookie: a flood of strangers is not in its way. */
export interface KnownDevices {
  /** Which device this is, if the owner of this address has signed in on it. */
  readonly idOf: (cookie: string | undefined, emailHash: string) => string | undefined;
  /** Which device this is, if anybody has signed in on it. */
  readonly nameOf: (cookie: string | undefined) => string | undefined;
  /** The cookie of a device on which the owner of this address has signed in, too. */
  readonly withOwner: (cookie: string | undefined, emailHash: string) => string;
  readonly lifeSeconds: number;
}

const purpose = 'known-device';
const LIFE_SECONDS = 365 * 86_400;
/** A family's: parents and children at one table. */
const MOST_OWNERS = 6;

export function knownDevices(keys: MasterKeys, clock: Clock): KnownDevices {
  const tokens = signedTokens(keys.deriveEach(purpose));
  const partsOf = (cookie: string | undefined) => tokens.openToken(cookie ?? '', { purpose, now: clock.now() }) ?? [];
  const opened = (cookie: string | undefined) => {
    const [id, ...owners] = partsOf(cookie);
    return id === undefined ? { id: randomUUID(), owners: [] } : { id, owners };
  };
  return {
    lifeSeconds: LIFE_SECONDS,
    idOf: (cookie, emailHash) => {
      const { id, owners } = opened(cookie);
      return owners.includes(shortened(emailHash)) ? id : undefined;
    },
    nameOf: (cookie) => partsOf(cookie)[0],
    withOwner: (cookie, emailHash) => {
      const { id, owners } = opened(cookie);
      const owner = shortened(emailHash);
      const others = owners.filter((other) => other !== owner).slice(1 - MOST_OWNERS);
      const expiresAt = new Date(clock.now().getTime() + LIFE_SECONDS * 1_000);
      return tokens.signToken({ purpose, parts: [id, ...others, owner], expiresAt });
    },
  };
}

// 96 bits tell one family's addresses apart, and are no way back to them.
const shortened = (emailHash: string): string => emailHash.slice(0, 16);
