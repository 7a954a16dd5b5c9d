import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { roles, stream } from 'schemas/describe/contract';
import { Count, Id } from 'schemas/describe/schema';
import { systemClock } from '../../clock/clock';
import { memoryStore } from '../../event-log/testing/memory-store';
import { until } from '../../testing/eventually';
import type { Caller } from '../guards/caller';
import { ada, as, served, type Served } from '../testing/served';
import { openStreams } from './open-streams';
import { tells } from './stream-route';

const watchCount = stream({
  call: 'POST /watchCount',
  who: roles('ROLE_WRITER'),
  summary: 'Counts.',
  request: { from: Id },
  message: { count: Count },
  refusals: ['NoSuchCount'],
});

/** Who is let in, and may cease to be. */
let standing: Caller | undefined;
let away = false;
/** The look at a session waits for it. */
let looking: Promise<void> = Promise.resolve();
let looks = 0;
let told: ((count: number, id?: string) => void)[] = [];
let over: () => void = () => undefined;
let ended = 0;
let after: (string | undefined)[] = [];
let server: Served | undefined;
const opened: IncomingMessage[] = [];

const deps = {
  db: { prepared: () => Promise.resolve([]) },
  store: memoryStore(),
  clock: systemClock,
  caughtUp: () => Promise.resolve('fresh' as const),
  refusals: { NoSuchCount: { status: 404, title: 'There is no such count.' } },
};

const route = tells(watchCount, { reads: [] }, ({ from }, tools) => {
  if (from === 'nowhere') return Promise.resolve(tools.refuse('NoSuchCount'));
  after.push(tools.after);
  return Promise.resolve((tell, end) => {
    over = end;
    told.push((count, id = `at-${count}`) => tell({ count }, id));
    return () => (ended += 1);
  });
});

async function start(streams = openStreams()): Promise<Served> {
  standing = ada;
  [away, told, ended, after, looking, looks] = [false, [], 0, [], Promise.resolve(), 0];
  const current = async () => {
    looks += 1;
    await looking;
    if (away) throw new Error('away');
    return standing;
  };
  const sessions = { open: (token: string) => (token === ada.accountId ? ada : undefined), current };
  server = await served({ routes: [route], deps, sessions, streams });
  return server;
}

afterEach(async () => {
  for (const reply of opened.splice(0)) reply.destroy();
  await server?.close();
  // What one test has left behind must not count in the next.
  await until(() => ended >= told.length, 'all that was told has ended');
});

/** Asks for a stream. */
function sentTo(url: string, headers: Record<string, string> = {}): ClientRequest {
  const sent = httpRequest(`${url}/watchCount`, {
    method: 'POST',
    agent: false,
    headers: { ...as(ada), 'content-type': 'application/json', ...headers },
  });
  return sent.end('{"from":"one"}');
}

/** Opens a stream, and gathers its text. */
function listen(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ reply: IncomingMessage; text: () => string }> {
  return new Promise((resolve, reject) => {
    const sent = sentTo(url, headers).once('error', reject);
    sent.once('response', (reply) => {
      let text = '';
      opened.push(reply);
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('error', () => undefined);
      resolve({ reply, text: () => text });
    });
  });
}

describe('a call that goes on', () => {
  it('tells each message with its id, and says to everybody on the way that nothing of it is kept', async () => {
    const { url } = await start();
    const { reply, text } = await listen(url, { 'last-event-id': 'at-6' });
    told[0]?.(7);
    told[0]?.(8, 'later');
    await until(() => text().includes('later'), 'both are told');
    expect(text()).toBe(': listening\n\nid: at-7\ndata: {"count":7}\n\nid: later\ndata: {"count":8}\n\n');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(after).toEqual(['at-6']);
  });

  it('takes no id that is not one of ours, and answers a refusal as any other call', async () => {
    const { url, send } = await start();
    await listen(url, { 'last-event-id': 'x'.repeat(101) });
    await listen(url, { 'last-event-id': 'a b' });
    expect(after).toEqual([undefined, undefined]);
    const refused = await send('POST', '/watchCount', { headers: as(ada), body: { from: 'nowhere' } });
    expect([refused.status, refused.body['code']]).toEqual([404, 'NoSuchCount']);
    expect((await send('POST', '/watchCount', { body: { from: 'one' } })).status).toBe(401);
  });

  it('lets go of what it tells once whoever listened has gone', async () => {
    const { url } = await start();
    const { reply } = await listen(url);
    reply.destroy();
    await until(() => ended === 1, 'it is let go');
  });

  it('ends when the session or the role does, and not because the database is away for a moment', async () => {
    const { url } = await start();
    const gone = await listen(url);
    standing = undefined;
    await until(() => gone.reply.complete, 'it ends with the session');
    standing = ada;
    const lost = await listen(url);
    standing = { ...ada, roles: [] };
    await until(() => lost.reply.complete, 'it ends with the role');
    standing = ada;
    const stays = await listen(url);
    away = true;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(stays.reply.complete).toBe(false);
    await until(() => stays.reply.complete, 'nobody may listen who cannot be shown to be let in', 8_000);
  });

  it('cuts off whoever does not read', async () => {
    const { url } = await start();
    const { reply } = await listen(url);
    reply.pause();
    const much = setInterval(() => {
      for (let n = 0; n < 50; n += 1) told[0]?.(n, 'x'.repeat(20_000));
    }, 5);
    await until(() => ended === 1, 'it is cut off', 20_000);
    clearInterval(much);
  });

  it('has room for so many of one person, and for so many of all', async () => {
    const streams = openStreams({ ofOne: 2, ofNetwork: 10, inAll: 10 });
    const { url } = await start(streams);
    const [first, , third] = [await listen(url), await listen(url), await listen(url)];
    expect(third.reply.statusCode).toBe(429);
    expect(Number(third.reply.headers['retry-after'])).toBeGreaterThan(0);
    first.reply.destroy();
    await until(() => streams.count() === 1, 'its place is free');
    expect((await listen(url)).reply.statusCode).toBe(200);
  });

  it('gives a place back where nothing comes of it', async () => {
    const streams = openStreams({ ofOne: 1, ofNetwork: 1, inAll: 1 });
    const { send } = await start(streams);
    for (let n = 0; n < 3; n += 1)
      expect((await send('POST', '/watchCount', { headers: as(ada), body: { from: 'nowhere' } })).status).toBe(404);
    await until(() => streams.count() === 0, 'every place is free');
  });

  it('keeps no place for whoever has gone while their session was looked at', async () => {
    const streams = openStreams({ ofOne: 2, ofNetwork: 2, inAll: 2 });
    const { url, connections } = await start(streams);
    let goOn: () => void = () => undefined;
    looking = new Promise((resolve) => (goOn = resolve));
    const visitors = [1, 2, 3].map(() => sentTo(url));
    for (const visitor of visitors) visitor.on('error', () => undefined);
    await until(() => looks === 3, 'all of them are being looked at');
    for (const visitor of visitors) visitor.destroy();
    await until(async () => (await connections()) === 0, 'all of them have gone');
    goOn();
    const stays = await listen(url);
    expect(stays.reply.statusCode).toBe(200);
    expect(streams.count()).toBe(1);
  });

  it('counts a network with everybody in it', () => {
    const streams = openStreams({ ofOne: 9, ofNetwork: 2, inAll: 9 });
    const take = (who: string, address: string) => streams.take({ who, address });
    take('a', '192.0.2.1');
    take('b', '192.0.2.1');
    expect(() => take('c', '192.0.2.1')).toThrow('Too many requests');
    const back = take('c', '192.0.2.2');
    back();
    back();
    expect(streams.count()).toBe(2);
  });

  it('counts apart what is for many, by the person, by the network and in all', () => {
    const one = { ofOne: 1, ofNetwork: 1, inAll: 1 };
    const streams = openStreams(one, { ofOne: 2, ofNetwork: 3, inAll: 4 });
    const take = (who: string, address: string, forMany = true) => streams.take({ who, address }, forMany);
    take('a', '192.0.2.1');
    take('a', '192.0.2.1');
    expect(() => take('a', '192.0.2.2')).toThrow('Too many requests');
    const back = take('b', '192.0.2.1');
    expect(() => take('c', '192.0.2.1')).toThrow('Too many requests');
    take('c', '192.0.2.2');
    expect(() => take('d', '192.0.2.3')).toThrow('Too many requests');
    // However many of those there are, a board has its place; and it takes none of theirs.
    take('a', '192.0.2.1', false);
    back();
    take('b', '192.0.2.1');
    expect(() => take('b', '192.0.2.2', false)).toThrow('Too many requests');
    expect(streams.count()).toBe(5);
  });

  it('ends where there is nothing more to tell', async () => {
    const { url } = await start();
    const { reply } = await listen(url);
    over();
    await until(() => reply.complete, 'it is over');
  });

  it('ends all of them where the process is to stop', async () => {
    const streams = openStreams();
    const { url } = await start(streams);
    const { reply } = await listen(url);
    streams.endAll();
    await until(() => reply.complete, 'it is over');
  });
});
