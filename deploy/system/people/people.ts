import { randomBytes, randomUUID } from 'node:crypto';
import { systemClock } from 'platform/clock';
import { blindIndex, tokenSigner } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { atTheEnd } from 'platform/testing/at-the-end';
import type { RoleName, ServiceName } from 'schemas/accounts/roles';
import { serviceClaims, SIGNS_FOR_PEOPLE, tokenRules, type SignerName, type TokenClaims } from 'schemas/accounts/token';
import type { AnyEvent } from 'schemas/events';
import { Client } from '../running/client';
import type { System } from '../running/system';

/** As much of a system as people need to live in it. */
export type Town = Pick<System, 'ground' | 'signingKeys' | 'addressOf'>;

/** Somebody with an account and a browser in which they are signed in. */
export interface Person {
  readonly client: Client;
  /** What `client` signs its calls with. */
  readonly token: string;
  readonly accountId: string;
  readonly learnerId: string;
  readonly sessionId: string;
  readonly email: string;
}

/** Of a password that was thrown away; cheap, for calls that ask for one are refused with it all the same. */
const nobodyKnowsIt = () =>
  `$argon2id$v=19$m=1024,p=1,t=2$${randomBytes(16).toString('base64').replace(/=+$/, '')}$SJIlhDUzQf6fni7ZyHpRPOEsdRV9EIRvELNN/2rpM4o`;

/**
 * Gives somebody an account with exactly these roles and an open session, by writing the events of both: no call hands
 * out each role alone, and no password needs to be hashed.
 */
export async function personWith(
  system: Town,
  roles: readonly RoleName[],
  about: string | About = 'Somebody',
): Promise<Person> {
  const { name, ...more } = typeof about === 'string' ? { name: about } : about;
  const [accountId, learnerId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
  const email = `${accountId}@families.example`;
  const emailHash = blindIndex(system.ground.keys)(email);
  await happened(system, streamOf('login', emailHash), [{ type: 'EmailClaimed', data: { emailHash, accountId } }]);
  await happened(system, streamOf('account', accountId), [
    {
      type: 'AccountRegistered',
      data: {
        accountId,
        learnerId,
        email,
        roles: [...roles],
        parentFirstName: name,
        passwordHash: nobodyKnowsIt(),
        trialEndsOn: '2099-12-31',
        ...more,
      },
    },
  ]);
  await happened(system, streamOf('session', sessionId), [
    {
      type: 'SessionOpened',
      data: { sessionId, accountId, passwordEpoch: 0, refreshHash: 'none', expiresAt: '2099-12-31T00:00:00.000Z' },
    },
  ]);
  const person = { accountId, learnerId, sessionId, email };
  const token = tokenOf(system, claimsOf(person, roles));
  return { ...person, token, client: new Client(system, token) };
}

interface About {
  readonly name: string;
  /** Their address was not shown to be theirs. */
  readonly confirmationAskedAt?: string;
  /** Of a password that is known. */
  readonly passwordHash?: string;
}

/** What a token says of somebody who has given the password. */
export function claimsOf(
  person: Omit<Person, 'client' | 'token'>,
  roles: readonly string[],
  passwordEpoch = 0,
): Claims {
  const { accountId, learnerId, sessionId, email } = person;
  const parentUntil = '2099-12-31T00:00:00.000Z';
  return { accountId, learnerId, sessionId, email, roles: [...roles], passwordEpoch, parentUntil };
}

/** One of our own services, or whoever runs them. */
export const serviceClient = (system: Town, name: ServiceName) =>
  new Client(system, tokenOf(system, serviceClaims(name), { signer: name }));

/** Appends events to the end of a stream, as the command service would have. @returns the position of the last */
export async function happened(
  system: Pick<Town, 'ground'>,
  stream: string,
  events: readonly AnyEvent[],
): Promise<string> {
  const { log } = system.ground;
  const recording = {
    commandId: randomUUID(),
    actor: { id: 'system-test', role: 'service' },
    at: systemClock.now().toISOString(),
  };
  const appended = await atTheEnd(log, stream, (expected) => log.append({ stream, expected, events, recording }));
  return appended.position;
}

/** An access token that is good, or that ran out some time ago. */
export function tokenOf(
  system: Pick<Town, 'signingKeys'>,
  claims: Claims,
  { secondsAgo = 0, signer = SIGNS_FOR_PEOPLE }: Signing = {},
) {
  const clock = { now: () => new Date(Date.now() - secondsAgo * 1000) };
  const signingKey = system.signingKeys[signer];
  return tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock }).sign(claims);
}

interface Signing {
  readonly secondsAgo?: number;
  /** With whose key; default that of the command service. */
  readonly signer?: SignerName;
}

interface Claims {
  readonly accountId: string;
  readonly learnerId: string;
  readonly email: string;
  readonly roles: string[];
  readonly sessionId: string;
  readonly passwordEpoch: number;
  readonly parentUntil?: string;
  readonly familyId?: string;
}
