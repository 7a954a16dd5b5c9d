import type { AddressInfo } from 'node:net';
import { manualClock } from 'platform/clock';
import { keyring, masterKeys, memoryKeyStore, newSigningKey, tokenKeysOf } from 'platform/crypto';
import { memoryCounters, type Counters } from 'platform/counters';
import { eventLog } from 'platform/event-log';
import { memoryLastHeard } from 'platform/last-heard';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import type { PasswordHasher } from 'platform/passwords';
import type { DecidingGround } from 'platform/service';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import { memoryStore } from 'platform/testing/memory-store';
import type { Contract } from 'schemas/describe/contract';
import type { StaffSecondFactor } from 'schemas/accounts/roles';
import { eventTypes } from 'schemas/events';
import { SIGNS_FOR_PEOPLE, signers, type SignerName } from 'schemas/accounts/token';
import { commandApp } from '../src/app';
import type { Wiring } from '../src/app-parts';
import { shownChangesOf, tokensOf } from '../src/tokens';
import type { Till } from '../src/payments/till';
import type { Finder } from '../src/privacy/privacy-parts';
import type { MockSessions } from '../src/rights/mock-sessions';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A browser: it keeps what it is given for `/auth`, and sends it along. */
export interface Browser {
  readonly call: (contract: Contract, request?: object, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly cookies: Map<string, string>;
}

/** Passwords that cost nothing: how they are hashed is tested elsewhere. */
const plainPasswords: PasswordHasher = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  verify: (hash, password) => Promise.resolve(hash === `plain ${password}`),
  verifyDummy: () => Promise.resolve(false),
  close: () => Promise.resolve(),
};

export interface HouseParts {
  readonly passwords?: Partial<PasswordHasher>;
  readonly counters?: Counters;
  readonly visitorCallsPerMinute?: number;
  readonly callerCallsPerMinute?: number;
  readonly freeQuestionsADay?: number;
  /** Whether staff need a second factor before anything else; not unless told. */
  readonly staffSecondFactor?: StaffSecondFactor;
  /** Who takes the money. */
  readonly till?: Till;
  /** Where mock exam sessions are found: those that were scheduled, unless told. */
  readonly mockSessions?: MockSessions;
  /** Looks for people; there is nobody unless told. */
  readonly finder?: Finder;
  /** Of another instance: nothing is in common that either keeps in memory. */
  readonly footing?: Footing;
}

type Footing = ReturnType<typeof newFooting>;

/** What all instances of the service have in common. */
function newFooting() {
  const keys = masterKeys('a secret for the tests of the command service');
  const keyStore = memoryKeyStore();
  return {
    store: memoryStore(),
    blobs: memoryBlobs(),
    clock: manualClock('2026-11-21T10:00:00.000Z'),
    keys,
    names: keyStore.names,
    keyring: keyring(keyStore, keys),
    heard: memoryLastHeard(),
    signingKeys: Object.fromEntries(signers.map((name) => [name, newSigningKey()] as const)) as Record<
      SignerName,
      string
    >,
  };
}

const footingOf = (known: Footing | undefined): Footing => known ?? newFooting();

/** The command service over a log in memory, with a clock that is set by hand. */
export async function commandHouse({
  passwords = {},
  counters = memoryCounters(),
  visitorCallsPerMinute = 1_000_000,
  callerCallsPerMinute = 1_000_000,
  freeQuestionsADay = 50,
  staffSecondFactor = 'optional',
  till,
  mockSessions,
  finder,
  footing: known,
}: HouseParts = {}) {
  const footing = footingOf(known);
  const { store, blobs, clock, keys, names, keyring: ring, heard, signingKeys } = footing;
  const logger = openLog({ service: 'test', level: 'silent' });
  const log = eventLog(store, eventTypes, ring);
  const ground = {
    log,
    store,
    keys,
    keyring: ring,
    names,
    counters,
    logger,
    metrics: openMetrics('test'),
    // No database is under it: nobody asks here whether it is ready.
  } as unknown as DecidingGround;
  const settings = {
    freeQuestionsADay,
    freeTrialDays: 30,
    visitorCallsPerMinute,
    callerCallsPerMinute,
    publicUrl: 'http://fieldfare.test',
    staffSecondFactor,
  };
  const signingKey = signingKeys[SIGNS_FOR_PEOPLE];
  const tokenKeys = tokenKeysOf(signingKeys);
  const tokens = tokensOf({ signingKey, tokenKeys }, clock);
  const wiring: Wiring = {
    ground,
    clock,
    settings,
    till,
    mockSessions,
    finder,
    blobs,
    heard,
    tokens,
    shownChanges: shownChangesOf({ tokenKeys }, clock),
    passwords: { ...plainPasswords, ...passwords },
    // Whether their time tells anything is asked of the whole system.
    beatMs: 0,
  };
  const app = commandApp(wiring);
  const server = app.listen(0, '127.0.0.1');
  // A test that was busy for seconds would write to a connection that is being let go.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    wiring,
    footing,
    clock,
    log,
    store,
    blobs,
    keys,
    keyring: ring,
    names,
    signingKeys,
    browser: (address = '203.0.113.7', cookies = new Map<string, string>()) => browserAt({ url, address, cookies }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type CommandHouse = Awaited<ReturnType<typeof commandHouse>>;

interface Seat {
  readonly url: string;
  readonly address: string;
  readonly cookies: Map<string, string>;
}

function browserAt({ url, address: from, cookies }: Seat): Browser {
  return {
    cookies,
    call: async ({ method, path }, request = {}, headers = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const address = path.replace(/\{(\w+)\}/g, (_, field: string) =>
        encodeURIComponent(String(request[field as keyof typeof request])),
      );
      const reply = await fetch(`${url}${address}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': from,
          ...(cookie !== '' && { Cookie: cookie }),
          ...headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(request) }),
      });
      for (const set of reply.headers.getSetCookie()) keep(set, cookies);
      const body = (await reply.json()) as Reply['body'];
      return { status: reply.status, headers: reply.headers, body };
    },
  };
}

function keep(set: string, cookies: Map<string, string>): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
