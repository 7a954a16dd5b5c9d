import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { appendOf } from '../../../testing/eventstoredb/append-of';
import { authority, elsewhere, node } from '../../../testing/eventstoredb/certificates';
import { EventStoreDbServer } from '../../../testing/eventstoredb/server';
import { StoreMisconfigured, StoreUnavailable } from '../../event-store';
import { openEventStoreDb } from '../eventstoredb';

const users = { admin: 'hunter2' };
let folder: string;
let ca: string;
let plain: EventStoreDbServer;
let secure: EventStoreDbServer;
let misnamed: EventStoreDbServer;
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-certificates-'));
  ca = join(folder, 'ca.crt');
  writeFileSync(ca, authority);
  plain = await EventStoreDbServer.start();
  secure = await EventStoreDbServer.start({ tls: node, users });
  misnamed = await EventStoreDbServer.start({ tls: elsewhere });
});
afterAll(async () => {
  await Promise.all([plain, secure, misnamed].map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

async function whyNot(url: string): Promise<unknown> {
  try {
    const store = openEventStoreDb({ url, deadlineMs: 2_000, patienceMs: 4_000 });
    try {
      await store.check();
    } finally {
      await store.close();
    }
    return undefined;
  } catch (error) {
    return error;
  }
}

const at = (server: EventStoreDbServer, credentials = '') => `esdb://${credentials}127.0.0.1:${server.port}`;

describe('an event store with TLS and users', () => {
  it('is used with the right ones', async () => {
    const store = openEventStoreDb({ url: `${at(secure, 'admin:hunter2@')}?tlsCAFile=${encodeURIComponent(ca)}` });
    await store.check();
    expect(await store.append(appendOf())).toMatchObject({ revision: 0 });
    await store.close();
  });

  it.each<[string, () => string, string]>([
    ['TLS against plain', () => at(plain, 'admin:hunter2@'), 'speaks without TLS: add tls=false to its address.'],
    ['plain against TLS', () => `${at(secure)}?tls=false`, 'speaks TLS: take tls=false out of its address.'],
    ['a wrong password', () => `${at(secure, 'admin:hunter3@')}?tlsCAFile=${ca}`, 'refuses the user and the password'],
    ['no credentials', () => `${at(secure)}?tlsCAFile=${ca}`, 'wants a user and a password'],
    ['an unknown authority', () => at(secure, 'admin:hunter2@'), 'an authority that is not known here'],
    ['another name', () => `${at(misnamed)}?tlsCAFile=${ca}`, 'has a certificate for another name'],
    ['a missing file', () => `${at(secure)}?tlsCAFile=/none/ca.crt`, '/none/ca.crt, cannot be read'],
    ['a file that is none', () => `${at(secure)}?tlsCAFile=${__filename}`, 'holds no certificate or key in PEM form'],
    ['tls=maybe', () => `${at(plain)}?tls=maybe`, 'has the option tls, which must be true or false'],
    ['keepAliveInterval=abc', () => `${at(plain)}?keepAliveInterval=abc`, 'keepAliveInterval, which must be'],
    ['an unknown option', () => `${at(plain, 'admin:hunter2@')}?colour=red`, 'has an option colour that is not known'],
  ])('says in a sentence of its own what to change: %s', async (_, url, sentence) => {
    const error = await whyNot(url());
    expect(error).toBeInstanceOf(StoreMisconfigured);
    expect(String(error)).toContain(sentence);
    expect(String(error)).not.toMatch(/hunter\d/);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is only unavailable where waiting may help', async () => {
    const gone = await EventStoreDbServer.start();
    await gone.close();
    expect(await whyNot(gone.url)).toBeInstanceOf(StoreUnavailable);
    plain.faults.hung = true;
    expect(await whyNot(plain.url)).toBeInstanceOf(StoreUnavailable);
    plain.faults.hung = false;
  });
});
