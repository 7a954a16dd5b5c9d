import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../database/database';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { START, type EventStore } from '../event-store';
import { openPostgresStore } from './postgres';

let database: TestDatabase;
let owner: Database;
let store: EventStore;

beforeAll(async () => {
  database = await testDatabase();
  owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
  store = openPostgresStore({ url: database.as('projector'), name: 'reader' });
});
afterAll(async () => {
  await Promise.all([owner.close(), store.close()]);
  await database.drop();
});

// Places that nothing stands at save the writing of hundreds of thousands of events.
it('finds the events of a type however far apart they stand', async () => {
  const places = [1, 49_999, 50_000, 50_001, 50_002, 420_000, 420_001];
  for (const [n, place] of places.entries())
    await owner.query(
      `insert into log.events (position, stream, revision, id, type, data, meta)
       values ($1, 'far-apart', $2, gen_random_uuid(), $3, '{}', '{}')`,
      [place, n, n % 2 === 0 ? 'Even' : 'Odd'],
    );
  const read = async (types: readonly string[], batchSize: number) => {
    const found: number[] = [];
    for await (const batch of store.readAll(START, { types, batchSize })) {
      expect(batch.length).toBeGreaterThan(0);
      found.push(...batch.map(({ position }) => Number(position)));
    }
    return found;
  };
  for (const batchSize of [1, 2, 2_000]) {
    expect(await read(['Even'], batchSize)).toEqual([1, 50_000, 50_002, 420_001]);
    expect(await read(['Odd'], batchSize)).toEqual([49_999, 50_001, 420_000]);
    expect(await read(['Odd', 'Even'], batchSize)).toEqual(places);
    expect(await read(['Never'], batchSize)).toEqual([]);
  }
});

it('fetches ahead what is of its full size, and nothing after a small batch', async () => {
  const askedAt = async (most: number) => {
    let asked = 0;
    const pace = () => Promise.resolve(((asked += 1), most));
    const at: number[] = [];
    for await (const _ of store.readAll(START, { batchSize: 2, pace })) {
      // Whoever fetches ahead has asked by now.
      await new Promise(setImmediate);
      at.push(asked);
    }
    return at;
  };
  expect(await askedAt(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await askedAt(2)).toEqual([2, 3, 4, 4]);
});
