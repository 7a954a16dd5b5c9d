import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { startSystem, type ServiceName, type System } from '../running/system';

const services: readonly ServiceName[] = ['command-service', 'projectors', 'query-service', 'workers'];
/** So often the connections of those that have just begun are broken, in seven seconds; in a pause they get a step further. */
const BREAKS = 100;
const PAUSE_MS = 70;

let system: System;
let owner: Database;

beforeAll(async () => {
  system = await startSystem({ services });
  owner = openDatabase({ url: system.database.url, name: 'first-moments', max: 1 });
});
afterAll(async () => {
  await owner.close();
  await system.stop();
});

const breakConnections = () =>
  owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

it('outlives that its connections break in its first moments, whichever it is', async () => {
  const all = services.map((name) => system.service(name));
  for (const service of all) await service.kill();
  const starting = Promise.all(all.map((service) => service.start()));
  for (let n = 0; n < BREAKS; n += 1) {
    await breakConnections();
    await wait(PAUSE_MS);
  }
  await starting;
  // Those that are ready have not seen all that they want to see.
  for (let n = 0; n < BREAKS; n += 1) await breakConnections();
  await wait(PAUSE_MS);
  expect(all.flatMap(({ endings }) => endings)).toEqual([]);
});
