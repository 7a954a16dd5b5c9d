import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anyone, command, roles } from 'schemas/describe/contract';
import { events } from 'schemas/describe/events';
import { Email, Id, Personal, Text } from 'schemas/describe/schema';
import { manualClock } from '../../clock/clock';
import { keyring, masterKeys, memoryKeyStore, type Keyring } from '../../crypto/crypto';
import { accept, decider, refuse, type Decision } from '../../decider/decider';
import { eventLog } from '../../event-log/event-log';
import { memoryStore, type MemoryStore } from '../../event-log/testing/memory-store';
import { START } from '../../event-store/event-store';
import { commandsTo, discreet, flow, type CommandDeps, type Route } from '../http';
import { ada, as, served, sessionsOf, type Sent, type Served } from '../testing/served';

const family = events({
  Noted: { noteId: Id, text: Text(40) },
  Listed: { personId: Id, email: Personal(Email, 'personId') },
});
type Noted = { type: 'Noted'; data: { noteId: string; text: string } };
type Listed = { type: 'Listed'; data: { personId: string; email: string } };

const notes = decider({
  category: 'note',
  initial: 0,
  decide: ({ data }: { data: Noted['data'] }, written: number): Decision<Noted, 'NoteFull'> =>
    written === 3 ? refuse('NoteFull') : accept({ type: 'Noted', data }),
  evolve: (written) => written + 1,
});
const list = decider({
  category: 'person',
  initial: false,
  decide: ({ data }: { data: Listed['data'] }, isListed: boolean): Decision<Listed> =>
    isListed ? accept() : accept({ type: 'Listed', data }),
  evolve: () => true,
});

const takeNote = command({
  call: 'POST /takeNote',
  who: roles('ROLE_WRITER'),
  summary: 'Takes a note.',
  request: { noteId: Id, text: Text(40) },
  reply: { made: Id },
  refusals: ['NoteFull'],
});
const takeTwo = command({
  call: 'POST /takeTwo',
  who: roles('ROLE_WRITER'),
  summary: 'Takes two.',
  refusals: ['NoteFull'],
});
const correct = command({
  call: 'POST /correct',
  who: roles('ROLE_WRITER'),
  summary: 'Writes, and then writes again into the same.',
  request: { text: Text(40) },
  refusals: ['NoteFull'],
});
const join = command({ call: 'POST /join', who: anyone, summary: 'Joins.', request: { email: Email } });
const enlist = { ...join, path: '/enlist' };

/** What breaks a flow off after so many of its commands. */
let interrupted: (after: number) => Promise<void> = () => Promise.resolve();

const routes: readonly Route<CommandDeps>[] = [
  flow(takeNote, async ({ noteId, text }, tools) => {
    await tools.handle(notes, noteId, { data: { noteId, text } });
    return { made: tools.idFor('something') };
  }),
  flow(takeTwo, async (_, tools) => {
    for (const noteId of ['first', 'second']) await tools.handle(notes, noteId, { data: { noteId, text: 'x' } });
    return {};
  }),
  flow(correct, async ({ text }, tools) => {
    const made: number[] = [];
    for (const word of [text, 'better', text]) {
      const { state } = await tools.handle(notes, 'one', { data: { noteId: 'one', text: word } });
      made.push(state);
      await interrupted(made.length);
    }
    return {};
  }),
  discreet(listing(join)),
  listing(enlist),
];

function listing(contract: typeof join): Route<CommandDeps> {
  return commandsTo(list)(contract, ({ email }, { hashed }) => ({
    id: hashed(email),
    command: { data: { personId: hashed(email), email } },
  }));
}

const eve = { ...ada, accountId: 'eve' };
/** Reads as well as writes. */
const joan = { ...ada, accountId: 'joan', roles: ['ROLE_READER', ...ada.roles] };
let store: MemoryStore;
let ring: Keyring;
let app: Served;

beforeEach(async () => {
  store = memoryStore();
  const types = new Map(Object.values(family.types).map((type) => [type.name, type]));
  ring = keyring(memoryKeyStore(), masterKeys('a secret for the tests of the routes'));
  const deps: CommandDeps = {
    log: eventLog(store, types, ring),
    clock: manualClock('2026-11-21T12:00:00.000Z'),
    hashed: (text) => Buffer.from(text.toLowerCase()).toString('hex'),
    fingerprint: (text) => Buffer.from(text).toString('hex'),
    opens: () => undefined,
    refusals: { NoteFull: { status: 409, title: 'The note is full.' } },
  };
  app = await served({ routes, deps, sessions: sessionsOf(ada, eve, joan) });
});
afterEach(() => app.close());

const send = (key: string, text: string, { headers = as(ada), body }: Sent = {}) =>
  app.send('POST', '/takeNote', {
    headers: { ...headers, ...(key !== '' && { 'Idempotency-Key': key }) },
    body: body ?? { noteId: 'n', text },
  });
const texts = () => store.events.map(({ data }) => data['text']);

describe('a command', () => {
  it('replies where it took effect, and says in the log who did it, when, and in which request', async () => {
    const { body, headers } = await send('key', 'hello');
    expect(body['position']).toBe(store.events[0]?.position);
    expect(store.events[0]?.meta).toMatchObject({
      actor: { id: 'ada', role: 'ROLE_WRITER' },
      at: '2026-11-21T12:00:00.000Z',
      correlationId: headers.get('x-request-id'),
    });
  });

  it('says in the log which of somebody’s roles it was that may do it', async () => {
    await send('key', 'hello', { headers: as(joan) });
    expect(store.events[0]?.meta.actor).toEqual({ id: 'joan', role: 'ROLE_WRITER' });
  });

  it('replies where its last step took effect', async () => {
    const { body } = await app.send('POST', '/takeTwo', { headers: as(ada) });
    expect(body['position']).toBe(store.events[1]?.position);
  });

  it('is refused in the words of its refusal', async () => {
    for (const text of ['1', '2', '3']) await send('', text);
    expect(await send('', '4')).toMatchObject({ status: 409, body: { code: 'NoteFull', title: 'The note is full.' } });
    expect(texts()).toEqual(['1', '2', '3']);
  });
});

describe('the Idempotency-Key', () => {
  it('is told from another however far to its end it differs', async () => {
    const long = 'k'.repeat(300);
    for (const key of [`${long}a`, `${long}b`, `${long}a`]) await send(key, 'hello');
    expect(texts()).toEqual(['hello', 'hello']);
  });

  it('makes a repeat reply as the first time did, and append nothing', async () => {
    const first = await send('key', 'hello');
    await send('another key', 'in between');
    expect((await send('key', 'hello')).text).toBe(first.text);
    expect(texts()).toEqual(['hello', 'in between']);
  });

  it('makes many at once reply the same, and append once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('key', 'hello')));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(texts()).toEqual(['hello']);
  });

  it('makes no two commands one that say different things, or are of different people', async () => {
    await send('key', 'hello');
    await send('key', 'something else');
    await send('key', 'hello', { headers: as(eve) });
    expect(texts()).toEqual(['hello', 'something else', 'hello']);
  });

  it('makes no two commands one that differ by the case of a letter, or by a form of it', async () => {
    const names = ['Macdonald', 'MacDonald', 'MacDonald\u0301'];
    for (const [n, text] of names.entries()) {
      const { status } = await send('key', '', { body: { noteId: `n-${n}`, text } });
      expect(status).toBe(200);
    }
    const { body } = await send('key', '', { body: { noteId: 'n-0', text: 'MACDONALD' } });
    expect(body['position']).toBe(store.events.at(-1)?.position);
    expect(texts()).toEqual([...names, 'MACDONALD']);
  });

  it('makes none one where it is missing: then each request is its own', async () => {
    const made = [await send('', 'hello'), await send('', 'hello')].map(({ body }) => body['made']);
    expect(new Set(made).size).toBe(2);
    expect(texts()).toEqual(['hello', 'hello']);
  });

  it('is the request’s own id where that is what the client repeats', async () => {
    const headers = { ...as(ada), 'X-Request-Id': 'one-request-1' };
    await send('', 'hello', { headers });
    await send('', 'hello', { headers });
    expect(texts()).toEqual(['hello']);
  });
});

describe('several commands of one request to one aggregate', () => {
  const send = () => app.send('POST', '/correct', { headers: { ...as(ada), 'Idempotency-Key': 'k' }, body });
  const body = { text: 'good' };
  afterEach(() => {
    interrupted = () => Promise.resolve();
  });

  it('all take effect, and none of them again when the request is repeated', async () => {
    const first = await send();
    expect(first.status).toBe(200);
    expect(texts()).toEqual(['good', 'better', 'good']);
    expect(new Set(store.events.map(({ id }) => id)).size).toBe(3);
    const again = await Promise.all([send(), send()]);
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text]);
    expect(texts()).toEqual(['good', 'better', 'good']);
  });

  it('go on where they broke off', async () => {
    for (const broken of [1, 2]) {
      interrupted = (after) => (after === broken ? Promise.reject(new Error('broken off')) : Promise.resolve());
      expect((await send()).status).toBe(500);
      expect(texts()).toHaveLength(broken);
    }
    interrupted = () => Promise.resolve();
    expect((await send()).status).toBe(200);
    expect(texts()).toEqual(['good', 'better', 'good']);
  });
});

describe('a discreet reply', () => {
  const joined = (email: string) => app.send('POST', '/join', { body: { email } });

  it('is the same to the letter for who is on the list and who is not', async () => {
    const first = await joined('ada@example.org');
    await send('', 'something that others write');
    expect((await joined('ada@example.org')).text).toBe(first.text);
    expect((await joined('new@example.org')).text).toBe(first.text);
    expect(first.body).toEqual({ position: START });
    expect(store.events.map(({ type }) => type)).toEqual(['Listed', 'Noted', 'Listed']);
  });
});

describe('somebody who has been erased', () => {
  it('cannot be written about any more: 410, and nothing is appended', async () => {
    await ring.destroy(Buffer.from('ada@example.org').toString('hex'));
    const refused = await app.send('POST', '/enlist', { body: { email: 'ada@example.org' } });
    expect(refused).toMatchObject({ status: 410, body: { code: 'PersonErased' } });
    expect(store.events).toEqual([]);
  });

  it('is not told from others by a discreet reply', async () => {
    await ring.destroy(Buffer.from('ada@example.org').toString('hex'));
    const body = { email: 'ada@example.org' };
    expect(await app.send('POST', '/join', { body })).toMatchObject({ status: 200, text: `{"position":"${START}"}` });
    expect(store.events).toEqual([]);
  });
});
