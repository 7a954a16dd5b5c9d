import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  keyReader,
  keyring,
  linkKeysOf,
  LINKS,
  masterKeys,
  memoryKeyStore,
  openingKeys,
  openingKeysOf,
  readKeys,
  signedTokens,
  UnknownMasterKey,
} from './crypto';

const oldSecret = 'o'.repeat(44);
const newSecret = 'n'.repeat(44);
const master = masterKeys(oldSecret);

function counting() {
  const store = memoryKeyStore();
  let reads = 0;
  const read: typeof store.read = (ids) => {
    reads += 1;
    return store.read(ids);
  };
  return { store: { ...store, read }, reads: () => reads };
}

describe('the keyring', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('makes a key on first use, and the same for everybody', async () => {
    const { store } = counting();
    const made = await keyring(store, master).makeMany(['ada', 'bob', 'ada']);
    const loaded = await keyring(store, master).loadMany(['ada', 'bob', 'nobody']);
    expect(loaded).toEqual(made);
    expect(made.get('ada')).toHaveLength(32);
    expect(made.get('ada')).not.toEqual(made.get('bob'));
    expect(loaded.has('nobody')).toBe(false);
  });

  it('gives two processes that make a key at once the same one', async () => {
    const { store } = counting();
    const [one, other] = await Promise.all([
      keyring(store, master).makeMany(['ada']),
      keyring(store, master).makeMany(['ada']),
    ]);
    expect(one.get('ada')).toEqual(other.get('ada'));
  });

  it('loads many in one read, and none again at once', async () => {
    const { store, reads } = counting();
    await keyring(store, master).makeMany(['ada', 'bob', 'cy']);
    const before = reads();
    const another = keyring(store, master);
    await another.loadMany(['ada', 'bob', 'cy']);
    await another.loadMany(['cy', 'ada']);
    expect(reads() - before).toBe(1);
  });

  it('never makes a destroyed key again', async () => {
    const { store } = counting();
    const ring = keyring(store, master);
    await ring.makeMany(['ada']);
    await ring.destroy('ada');
    await ring.destroy('ada');
    await ring.destroy('never-known');
    expect((await ring.makeMany(['ada', 'never-known'])).get('ada')).toBe('erased');
    expect((await ring.loadMany(['never-known'])).get('never-known')).toBe('erased');
  });

  it('forgets within five seconds a key that another process destroyed', async () => {
    const { store } = counting();
    const ours = keyring(store, master);
    await ours.makeMany(['ada']);
    await keyring(store, master).destroy('ada');
    expect(Buffer.isBuffer((await ours.loadMany(['ada'])).get('ada'))).toBe(true);
    jest.advanceTimersByTime(5_000);
    expect((await ours.loadMany(['ada'])).get('ada')).toBe('erased');
  });

  it('makes nothing with a key that another process has destroyed, although it is still at hand', async () => {
    const { store } = counting();
    const ours = keyring(store, master);
    await ours.makeMany(['ada']);
    await keyring(store, master).destroy('ada');
    expect((await ours.makeMany(['ada'])).get('ada')).toBe('erased');
  });

  it('has at hand what was read lately, makes what is missing, and knows of an erasure within five seconds', async () => {
    const { store, reads } = counting();
    const ours = keyring(store, master);
    const made = await ours.haveMany(['ada', 'bob']);
    const before = reads();
    expect(await ours.haveMany(['ada'])).toEqual(new Map([['ada', made.get('ada')]]));
    expect(reads()).toBe(before);
    expect([...(await ours.haveMany(['ada', 'cy'])).keys()]).toEqual(['ada', 'cy']);
    await keyring(store, master).destroy('ada');
    jest.advanceTimersByTime(5_000);
    expect((await ours.haveMany(['ada'])).get('ada')).toBe('erased');
  });

  it('opens nothing more of somebody whom the log has erased', async () => {
    const { store } = counting();
    const ours = keyring(store, master);
    await ours.makeMany(['ada', 'bob']);
    ours.forget(['ada']);
    expect((await ours.loadMany(['ada'])).get('ada')).toBe('erased');
    expect(Buffer.isBuffer((await ours.loadMany(['bob'])).get('bob'))).toBe(true);
  });

  it('knows those erased last, and takes no time over them where nobody more is', async () => {
    const { store } = counting();
    const ours = keyring(store, master);
    await ours.makeMany(['oldest', 'ada']);
    ours.forget(['oldest', ...Array.from({ length: 9_999 }, (_, n) => `p${n}`)]);
    ours.forget(['ada']);
    const found = await ours.loadMany(['oldest', 'ada']);
    expect([Buffer.isBuffer(found.get('oldest')), found.get('ada')]).toEqual([true, 'erased']);
    jest.useRealTimers();
    const begun = performance.now();
    // As with each batch of the log, of which hardly any erases somebody.
    for (let batch = 0; batch < 50_000; batch += 1) ours.forget([]);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('opens the keys of an older master key after a rotation, and says which one is missing', async () => {
    const { store } = counting();
    const made = await keyring(store, master).makeMany(['ada']);
    expect(await keyring(store, masterKeys(`${newSecret}, ${oldSecret}`)).loadMany(['ada'])).toEqual(made);
    await expect(keyring(store, masterKeys(newSecret)).loadMany(['ada'])).rejects.toThrow(UnknownMasterKey);
  });

  it('does not open a key in the row of another subject', () => {
    const key = master.wrap(Buffer.alloc(32), 'ada');
    expect(() => master.unwrap(key, 'bob')).toThrow();
  });
});

it('refuses a short master secret', () => {
  expect(() => masterKeys('short')).toThrow(/32 characters/);
});

describe('what is derived of the master keys for other programs', () => {
  const rotated = `${newSecret},${oldSecret}`;

  it('opens what was wrapped before and after a rotation, and is neither of the secrets', async () => {
    const { store } = counting();
    const before = await keyring(store, master).makeMany(['ada']);
    const after = await keyring(store, masterKeys(rotated)).makeMany(['bob']);
    const list = openingKeysOf(rotated);
    const read = await keyReader(store, openingKeys(list)).loadMany(['ada', 'bob', 'nobody']);
    expect(read).toEqual(new Map([...before, ...after]));
    for (const secret of [oldSecret, newSecret]) expect(Buffer.from(list, 'base64').toString()).not.toContain(secret);
    await expect(keyReader(store, openingKeys(openingKeysOf(oldSecret))).loadMany(['bob'])).rejects.toThrow(
      UnknownMasterKey,
    );
  });

  it('signs links that the command service opens, and shares no key with what opens or with cookies', () => {
    const list = readKeys(linkKeysOf(rotated));
    const link = { purpose: '/auth/change-password', parts: ['ada'], expiresAt: new Date('2026-11-23T00:00:00.000Z') };
    const now = new Date('2026-11-22T00:00:00.000Z');
    const token = signedTokens(list).signToken(link);
    const keys = masterKeys(rotated);
    expect(signedTokens(keys.deriveEach(LINKS)).openToken(token, { purpose: link.purpose, now })).toEqual(['ada']);
    expect(
      signedTokens(keys.deriveEach('known-device')).openToken(token, { purpose: link.purpose, now }),
    ).toBeUndefined();
    const opening = readKeys(openingKeysOf(rotated)).map((key) => key.toString('hex'));
    for (const key of list) expect(opening).not.toContain(key.toString('hex'));
  });

  it('is refused where it is no list of keys, without a word of what it is', () => {
    for (const list of ['', 'secret-of-mine', `${openingKeysOf(oldSecret)},`, oldSecret])
      expect(() => openingKeys(list)).toThrow('a list of keys must hold 32 bytes each, in base64');
  });
});
