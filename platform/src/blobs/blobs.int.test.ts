import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { hashOfBytes, keptBlobs, postgresBlobs } from './blobs';

let database: TestDatabase;
let [writer, reader]: Database[] = [];
beforeAll(async () => {
  database = await testDatabase();
  writer = openDatabase({ url: database.as('command'), name: 'test', max: 4 });
  reader = openDatabase({ url: database.as('query'), name: 'test', max: 1 });
});
afterAll(async () => {
  await writer?.close();
  await reader?.close();
  await database.drop();
});

it('keeps bytes by what they are, once, however many put them at once, and gives back the very same', async () => {
  if (!writer || !reader) throw new Error('there is no database');
  const blobs = postgresBlobs(writer);
  const bytes = randomBytes(300_000);
  const hashes = await Promise.all(Array.from({ length: 8 }, () => blobs.put({ bytes, mediaType: 'image/webp' })));
  expect(new Set(hashes)).toEqual(new Set([hashOfBytes(bytes)]));
  expect(await keptBlobs(reader).get(hashOfBytes(bytes))).toEqual({ bytes, mediaType: 'image/webp' });
  expect(await blobs.get('f'.repeat(64))).toBeUndefined();
});

it('lets nobody change or take away what is kept, and those who read put nothing there', async () => {
  const changes = [
    'delete from blobs.blobs',
    `update blobs.blobs set media_type = 'text/html'`,
    'truncate blobs.blobs',
  ];
  for (const sql of changes) await expect(writer?.query(sql)).rejects.toMatchObject({ code: '42501' });
  const put = `insert into blobs.blobs (hash, media_type, bytes) values (repeat('f', 64), '', '')`;
  await expect(reader?.query(put)).rejects.toMatchObject({ code: '42501' });
});
