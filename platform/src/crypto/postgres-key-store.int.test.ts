import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { keyring, masterKeys, postgresAddressNames, postgresKeyStore } from './crypto';

const master = masterKeys('k'.repeat(44));

describe('keys in PostgreSQL', () => {
  let database: TestDatabase;
  let command: Database;
  let projector: Database;
  beforeAll(async () => {
    database = await testDatabase();
    command = openDatabase({ url: database.as('command'), name: 'command' });
    projector = openDatabase({ url: database.as('projector'), name: 'projector' });
  });
  afterAll(async () => {
    await command.close();
    await projector.close();
    await database.drop();
  });
  const newRing = (db = command) => keyring(postgresKeyStore(db), master);

  it('makes each key once, however many processes ask at the same time', async () => {
    const subjects = Array.from({ length: 50 }, (_, index) => `subject-${index}`);
    const rings = await Promise.all(Array.from({ length: 8 }, () => newRing().makeMany([...subjects].reverse())));
    for (const ring of rings) expect(ring).toEqual(rings[0]);
    expect(rings[0]?.size).toBe(50);
  });

  it('lets the projectors read, and only the command service make and destroy', async () => {
    const made = await newRing().makeMany(['ada']);
    expect(await newRing(projector).loadMany(['ada'])).toEqual(made);
    await expect(newRing(projector).makeMany(['eve'])).rejects.toThrow(/permission denied/);
    await expect(newRing(projector).destroy('ada')).rejects.toThrow(/permission denied/);
  });

  it('keeps no plain key', async () => {
    const key = (await newRing().makeMany(['plain'])).get('plain') as Buffer;
    const row = await projector.one<{ wrapped_key: Buffer }>(
      `select wrapped_key from keys.subject_keys where subject_id = 'plain'`,
    );
    expect(row?.wrapped_key.includes(key)).toBe(false);
  });

  it('leaves a tombstone where a key was destroyed, and never makes it again', async () => {
    await newRing().makeMany(['bob']);
    await newRing().destroy('bob');
    await newRing().destroy('bob');
    await newRing().destroy('never-known');
    const answers = await newRing().makeMany(['bob', 'never-known']);
    expect([...answers.values()]).toEqual(['erased', 'erased']);
    const row = await projector.one(
      `select wrapped_key, master_key_id, destroyed_at is not null as destroyed from keys.subject_keys where subject_id = 'bob'`,
    );
    expect(row).toEqual({ wrapped_key: null, master_key_id: null, destroyed: true });
  });

  it('gives an address one name, however many ask, and forgets it with the key of whose it is', async () => {
    const names = postgresAddressNames(command);
    const signUp = (n: number) => ({ subjectId: `sign-up-${n}`, isAccount: false });
    const told = await Promise.all(Array.from({ length: 20 }, (_, n) => names.make('index-of-cy', signUp(n))));
    expect(new Set(told)).toEqual(new Set([await names.find('index-of-cy')]));
    expect(await names.make('index-of-cy', { subjectId: 'cy', isAccount: true })).toBe(told[0]);
    // A later sign-up with the address takes nothing from the account.
    await names.make('index-of-cy', signUp(99));
    await newRing().destroy('sign-up-99');
    expect(await names.find('index-of-cy')).toBe(told[0]);
    await newRing().destroy('cy');
    expect(await names.find('index-of-cy')).toBeUndefined();
    expect(await names.make('index-of-cy', signUp(1))).not.toBe(told[0]);
    await expect(postgresAddressNames(projector).find('index-of-cy')).rejects.toThrow(/permission denied/);
  });

  it('gives an address of no account one name that is its own, however many ask, and forgets it with its key', async () => {
    const names = postgresAddressNames(command);
    const told = await Promise.all(Array.from({ length: 20 }, () => names.makeOwn('index-of-a-reader')));
    const [name = ''] = told;
    expect(new Set(told)).toEqual(new Set([await names.find('index-of-a-reader')]));
    await newRing().destroy(name);
    expect(await names.find('index-of-a-reader')).toBeUndefined();
    expect(await names.makeOwn('index-of-a-reader')).not.toBe(name);
  });
});
