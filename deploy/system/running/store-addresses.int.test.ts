import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from 'platform/testing/database';
import { authority, node } from '../../../platform/src/testing/eventstoredb/certificates';
import { EventStoreDbCluster } from '../../../platform/src/testing/eventstoredb/cluster';
import { root } from './bundles';
import { hasSaid, spoken } from './spoken';
import { startSystem, type System } from './system';

const PASSWORD = 'hunter2-hunter2';

let folder: string;
let authorityFile: string;
let system: System;
let open: EventStoreDbCluster;
let guarded: EventStoreDbCluster;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-addresses-'));
  authorityFile = join(folder, 'ca.crt');
  writeFileSync(authorityFile, authority);
  open = await EventStoreDbCluster.start(3);
  guarded = await EventStoreDbCluster.start(3, { tls: node, users: { fieldfare: PASSWORD } });
  system = await startSystem({ services: [] });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([open.close(), guarded.close()]);
  rmSync(folder, { recursive: true });
});

const written = (file: string, address: RegExp) => {
  const found = address.exec(readFileSync(join(root, file), 'utf8'))?.[0];
  if (found === undefined) throw new Error(`${file} names no such address any more`);
  return found;
};
const portsOf = ({ nodes }: EventStoreDbCluster) => nodes.map(({ port }) => String(port));

/** As it is written for others to copy, with nodes of the test in the place of theirs. */
const forms: readonly [string, () => string][] = [
  [
    'the README’s, of one server',
    () => written('README.md', /esdb:\/\/localhost:2113\S*/).replace('2113', portsOf(open)[0] ?? ''),
  ],
  [
    'of compose, a cluster with TLS and a user',
    () =>
      portsOf(guarded)
        .reduce(
          (address, port, n) => address.replace(`esdb${n + 1}:2113`, `127.0.0.1:${port}`),
          written('deploy/compose/compose.yaml', /(?<=EVENT_STORE_URL: )esdb:\S+/),
        )
        .replace(/\$\{EVENT_STORE_PASSWORD[^}]*\}/, PASSWORD)
        .replace('/trust/ca.crt', authorityFile),
  ],
  [
    'the one that a cluster’s users expect',
    () =>
      written('platform/src/event-store/eventstoredb/eventstoredb.ts', /esdb\+discover:\/\/…\?\w+=\w+/).replace(
        '…',
        `fieldfare:${PASSWORD}@localhost:${portsOf(guarded)[1] ?? ''}`,
      ) + `&tlsCAFile=${authorityFile}`,
  ],
];

it.each(forms)('starts a service on each form of address: %s', async (_, address) => {
  const database = await testDatabase();
  const environment = {
    ...system.environmentOf('command'),
    DATABASE_URL: database.as('command'),
    EVENT_STORE_URL: address(),
  };
  const until = async (said: () => string, url: string) => {
    await hasSaid('"msg":"ready"')(said);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  };
  const { said } = await spoken({ bundle: 'command-service/dist/main.cjs', folder, environment, until });
  await database.drop();
  expect(said).toContain('"msg":"ready"');
  expect(said).not.toMatch(/"level":"(warn|error|fatal)"/);
  expect(said).not.toContain(PASSWORD);
});
