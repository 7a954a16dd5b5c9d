import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { NotYet, outcomesIn } from 'platform/jobs';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { letters } from 'schemas/marketing/letters/letters.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { mailingListIn } from './list-port';

const at = '2026-11-21T12:00:00.000Z';
/** As JavaScript sorts them; an English order of letters has `a` before `B`, and passes over the signs. */
const ids = ['-9', '-a', 'B', 'Z', '_c', 'a', 'ab', 'z'];

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'letters-projector', max: 1 });
  const reader = (subscriberId: string, state: 'asked' | 'confirmed' | 'ended') => ({
    subscriberId,
    email: `${state}@example.org`,
    source: 'site',
    state,
    askedAt: at,
    provider: null,
    toldAt: null,
  });
  await readTableOf(projector, subscribers, [
    ...ids.map((id) => reader(id, 'confirmed')),
    reader('asked', 'asked'),
    reader('ended', 'ended'),
  ]);
  const words = { subject: 'A quiet week', body: 'Rest.' };
  const draft = {
    state: 'draft' as const,
    writtenAt: at,
    writtenBy: 'ada',
    releasedAt: null,
    releasedBy: null,
    recipients: 0,
    left: 0,
  };
  await readTableOf(projector, letters, [{ letterId: 'l', version: 2, ...words, ...draft }]);
  await projector.close();
  db = openDatabase({ url: database.as('worker'), name: 'letters', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('reads the list a part at a time, by the codes of the ids, and only who has confirmed', async () => {
  const list = mailingListIn(db);
  const read: string[] = [];
  for (let last = ''; ; last = read.at(-1) ?? '') {
    const part = await list.after(last, 3);
    read.push(...part);
    if (part.length < 3) break;
  }
  expect(read).toEqual([...ids].sort((one, other) => (one < other ? -1 : 1)));
});

it('waits for a version that is not there yet', async () => {
  const list = mailingListIn(db);
  expect(await list.letter('l', 2)).toEqual({ version: 2, subject: 'A quiet week', body: 'Rest.' });
  await expect(list.letter('l', 3)).rejects.toThrow(NotYet);
  await expect(list.letter('another', 1)).rejects.toThrow(NotYet);
});

it('counts what became of a letter, by its first word', async () => {
  const row = (once: string, state: string) =>
    db.query(
      `insert into work.send_ledger (task, once_key, data, job_id, event_id, position, due_at, state)
       values ('marketing.letter-mail', $1, '{}', $1, 'e', '1', now(), $2)`,
      [once, state],
    );
  await row('l a', 'done');
  await row('l b', 'done');
  await row('l c', 'failed');
  await row('l d', 'skipped');
  await row('l e', 'asked');
  await row('ll f', 'done');
  const reading = openDatabase({ url: database.as('query'), name: 'letters-query', max: 1 });
  const became = await outcomesIn(reading)('marketing.letter-mail', ['l', 'none']);
  await reading.close();
  expect([...became]).toEqual([['l', { waiting: 1, done: 2, skipped: 1, failed: 1 }]]);
});
