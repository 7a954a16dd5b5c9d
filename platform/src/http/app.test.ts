import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { anyone, command, query, roles, type Contract } from 'schemas/describe/contract';
import { Maybe } from 'schemas/describe/events';
import { Count, Email, Own, Shape, Text } from 'schemas/describe/schema';
import Type from 'typebox';
import { SubjectIsErased } from '../crypto/crypto';
import { EventNotStorable, EventTooLarge, StoreUnavailable, WrongRevision } from '../event-store/event-store';
import { openLog } from '../logging/logging';
import { answersAll } from './http';
import { asProblem } from './problem';
import { limits } from './guards/rate-limits';
import type { Route } from './routes/route';
import { ada, as, served, sessionsOf, type Sent, type Served } from './testing/served';

const note = query({
  call: 'POST /note',
  who: roles('ROLE_WRITER', 'ROLE_EDITOR'),
  summary: 'Takes a note.',
  request: { text: Text(20), email: Maybe(Own(Email, 'email')) },
  bodyKiB: 1,
});
const page = query({ call: 'GET /pages/{name}', who: anyone, summary: 'Shows a page.', request: { name: Text(5) } });

const route = (contract: Contract, run: () => unknown = () => ({})): Route<object> => ({
  contract,
  run: () => Promise.resolve().then(run),
});

let app: Served | undefined;
afterEach(() => app?.close());

async function serving(parts: Partial<Parameters<typeof served<object>>[0]> = {}): Promise<Served> {
  app = await served({ routes: [route(note), route(page)], deps: {}, ...parts });
  return app;
}

const codeOf = async (sending: Promise<{ status: number; body: Readonly<Record<string, unknown>> }>) => {
  const { status, body } = await sending;
  return `${status} ${String(body['code'])}`;
};

describe('a flood of one caller’s questions', () => {
  const large = query({ call: 'POST /large', who: roles('ROLE_WRITER'), summary: 'Makes much.', atATime: 2 });
  const change = command({ call: 'POST /change', who: roles('ROLE_WRITER'), summary: 'Changes something.' });
  const bob = { ...ada, accountId: 'bob' };
  /** What is answered when it is told to, by whoever asks. */
  async function held() {
    let [underWay, most] = [0, 0];
    const ends: (() => void)[] = [];
    const slow = (contract: Contract) =>
      route(contract, async () => {
        most = Math.max(most, (underWay += 1));
        await new Promise<void>((resolve) => void ends.push(resolve));
        underWay -= 1;
        return {};
      });
    const quick = route(change, () => ({ position: '1' }));
    const { send } = await serving({ routes: [slow(large), slow(note), quick], sessions: sessionsOf(ada, bob) });
    const post = (path: string, who = ada, body = {}) => send('POST', path, { headers: as(who), body });
    const until = async (count: number) => {
      while (ends.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const endAll = async (all: Promise<unknown>) => {
      let over = false;
      void all.then(() => (over = true));
      while (!over) {
        ends.splice(0).forEach((end) => end());
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    return { post, until, endAll, seen: () => most };
  }

  it('has so many answered at once, and is told to come again beyond what may wait', async () => {
    const { post, until, endAll, seen } = await held();
    const flood = Promise.all(Array.from({ length: 30 }, () => post('/large')));
    await until(2);
    const said = { text: 'a' };
    const others = Promise.all([post('/large', bob), post('/note', ada, said), post('/note', bob, said)]);
    await until(5);
    expect((await post('/change')).status).toBe(200);
    await endAll(Promise.all([flood, others]));
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200]);
    const counts = (await flood).map(({ status, headers }) => `${status} ${headers.get('retry-after') !== null}`);
    expect(counts.filter((one) => one === '200 false')).toHaveLength(10);
    expect(counts.filter((one) => one === '429 true')).toHaveLength(20);
    expect(seen()).toBe(5);
  });
});

describe('a field of the address', () => {
  const rename = command({
    call: 'POST /pages/{name}/rename',
    who: anyone,
    summary: 'Renames a page.',
    request: { name: Text(5), to: Text(5) },
  });
  const asked: unknown[] = [];
  const renaming: Route<object> = {
    contract: rename,
    run: (request) => Promise.resolve({ position: String(asked.push(request)) }),
  };
  const opened = async () => {
    const { send } = await serving({ routes: [renaming] });
    return (body: unknown) => send('POST', '/pages/a/rename', { body });
  };

  it('stands beside those of the body', async () => {
    expect((await (await opened())({ to: 'b' })).status).toBe(200);
    expect(asked.at(-1)).toEqual({ name: 'a', to: 'b' });
  });

  it('is refused where the body has it too, be it the same', async () => {
    const before = asked.length;
    const send = await opened();
    for (const name of ['a', 'other', null]) {
      const { status, body } = await send({ to: 'b', name });
      expect([status, body['code']]).toEqual([400, 'RequestNotValid']);
      expect(body['errors']).toEqual([{ field: '/name', message: 'stands in the address already' }]);
    }
    expect(asked).toHaveLength(before);
  });

  it('does not make a request of a body that is none', async () => {
    const send = await opened();
    for (const body of ['[]', '["name"]']) expect((await send(body)).status).toBe(400);
  });
});

describe('the order of the checks', () => {
  const reader = { ...ada, accountId: 'reader', roles: ['ROLE_READER'] };
  const wrong = { text: 'x'.repeat(21), email: 'eve@example.org' };
  /** Each request has the fault that its line names, and all faults of the lines below. */
  const lines: readonly (readonly [string, string, string, Sent])[] = [
    ['404 NotFound', 'PUT', '/notes', { body: wrong }],
    ['405 MethodNotAllowed', 'PUT', '/note', { body: wrong }],
    ['401 NotSignedIn', 'POST', '/note', { body: wrong }],
    ['403 NotAllowed', 'POST', '/note', { headers: as(reader), body: '{"text":' }],
    [
      '415 NotJson',
      'POST',
      '/note',
      { headers: { ...as(ada), 'Content-Type': 'text/plain' }, body: 'x'.repeat(2_000) },
    ],
    ['413 TooLarge', 'POST', '/note', { headers: as(ada), body: `{"text": ${'x'.repeat(2_000)}` }],
    ['400 RequestNotValid', 'POST', '/note', { headers: as(ada), body: '{"text":' }],
    ['400 RequestNotValid', 'POST', '/note', { headers: as(ada), body: wrong }],
    ['403 IdentityMismatch', 'POST', '/note', { headers: as(ada), body: { ...wrong, text: 'x' } }],
    ['200 undefined', 'POST', '/note', { headers: as(ada), body: { text: 'x', email: 'ADA@example.org' } }],
  ];

  it.each(lines)('%s: %s %s', async (...[expected, method, path, request]) => {
    const { send } = await serving({ sessions: sessionsOf(ada, reader) });
    expect(await codeOf(send(method, path, request))).toBe(expected);
  });

  it('tells of somebody else’s name before it refuses, and does nothing of the call', async () => {
    const told: unknown[] = [];
    const { send } = await serving({
      routes: [route(note, () => told.push('the call itself'))],
      mismatch: ({ accountId }, { path }, field) => Promise.resolve(void told.push([accountId, path, field])),
    });
    await send('POST', '/note', { headers: as(ada), body: { text: 'x', email: 'eve@example.org' } });
    expect(told).toEqual([['ada', '/note', 'email']]);
  });
});

describe('a call that nobody may make', () => {
  // @ts-expect-error -- as one without types could be written
  const whoever: Contract = { ...note, who: undefined };
  const nobodys = { ...note, who: { kind: 'roles' as const, roles: [] } };
  const pageless = { ...page, request: {} };

  it.each<[string, readonly Contract[], readonly Contract[]]>([
    ['no route answers /pages', [note], [note, page]],
    ['belong elsewhere: /note', [note], []],
    ['two routes answer /note', [note, note], [note]],
    ['who may call /note', [whoever], [whoever]],
    ['who may call /note', [nobodys], [nobodys]],
    ['name a field that their request lacks: /pages', [pageless], [pageless]],
  ])('does not start: %s', (fault, answered, contracts) => {
    const routes = answered.map((contract) => route(contract));
    expect(() => answersAll(routes, contracts)).toThrow(fault);
  });

  it('starts as soon as each contract has its route', () => {
    const routes = [route(page), route(note)];
    expect(answersAll(routes, [note, page])).toBe(routes);
  });
});

describe('HEAD', () => {
  const take = command({ call: 'GET /take/{name}', who: anyone, summary: 'Takes.', request: { name: Text(5) } });

  it('reads, and never changes anything', async () => {
    const done: string[] = [];
    const { send } = await serving({
      routes: [route(take, () => done.push('taken')), route(page, () => (done.push('shown'), {}))],
    });
    const refused = await send('HEAD', '/take/one');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await send('HEAD', '/pages/one')).status).toBe(200);
    expect(done).toEqual(['shown']);
  });
});

describe('somebody who goes away in the middle of a body', () => {
  it('is no fault of ours', () => {
    const error = Object.assign(new Error('request aborted'), {
      code: 'ECONNABORTED',
      status: 400,
      type: 'request.aborted',
    });
    expect(asProblem(error).parts.status).toBe(400);
  });
});

describe('a refusal', () => {
  it('is a problem in the one form, of the request whose id it names', async () => {
    const { send } = await serving();
    const { status, headers, body } = await send('POST', '/note', { headers: as(ada), body: { text: 7 } });
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      status,
      type: '/problems/RequestNotValid',
      code: 'RequestNotValid',
      title: expect.any(String),
      requestId: headers.get('x-request-id'),
      errors: [{ field: '/text', message: 'must be string' }],
    });
  });

  it('says how to sign in, and which method is right', async () => {
    const { send } = await serving();
    expect((await send('POST', '/note')).headers.get('www-authenticate')).toBe('Bearer');
    expect((await send('GET', '/note')).headers.get('allow')).toBe('POST');
    expect((await send('DELETE', '/pages/one')).headers.get('allow')).toBe('GET, HEAD');
  });

  it.each<[string, unknown, string | null]>([
    ['500 Fault', new Error('select secret from table'), null],
    ['503 Unavailable', new StoreUnavailable('gone'), '2'],
    ['503 Unavailable', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), '2'],
    ['409 Conflict', new WrongRevision('note-1', 0, 1), '1'],
    ['413 TooLarge', new EventTooLarge(2_000_000), null],
    ['400 RequestNotValid', new EventNotStorable('note-1'), null],
    ['410 PersonErased', new SubjectIsErased('ada'), null],
  ])('%s is what becomes of %p', async (expected, error, retryAfter) => {
    const { send } = await serving({
      routes: [
        route(page, () => {
          throw error;
        }),
      ],
    });
    const reply = await send('GET', '/pages/one', { headers: { 'X-Request-Id': 'request-1' } });
    expect(`${reply.status} ${String(reply.body['code'])}`).toBe(expected);
    expect(reply.headers.get('retry-after')).toBe(retryAfter);
    expect(reply.text).not.toMatch(/secret|gone|refused|note-1|ada/);
  });
});

describe('too many calls', () => {
  const few = limits({ visitorPerMinute: 2, callerPerMinute: 3 });

  it('look at the cookies of those alone who have no log-in', async () => {
    const asked = jest.fn(() => undefined);
    const { send } = await serving({ proof: asked });
    await send('POST', '/note', { headers: as(ada), body: { text: 'x' } });
    expect(asked).not.toHaveBeenCalled();
    await send('GET', '/pages/one');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are counted by address for visitors and by account for others, and say when to come back', async () => {
    const { send } = await serving({ limits: few });
    const asVisitor = () => send('GET', '/pages/one');
    const asAda = () => send('POST', '/note', { headers: as(ada), body: { text: 'x' } });
    for (const call of [asVisitor, asVisitor, asAda, asAda, asAda]) expect((await call()).status).toBe(200);
    for (const call of [asVisitor, asAda]) {
      const refused = await call();
      expect([refused.status, refused.body['code']]).toEqual([429, 'TooManyRequests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // The minute, and a few seconds more, so that not all come again at once.
      expect(Number(refused.headers.get('retry-after'))).toBeLessThan(70);
    }
  });

  it('are none of a service of ours, which calls for many', async () => {
    const isOurs = ({ accountId }: { readonly accountId: string }) => accountId === ada.accountId;
    const { send } = await serving({ limits: limits({ visitorPerMinute: 2, callerPerMinute: 3, isOurs }) });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', '/note', { headers: as(ada), body: { text: 'x' } })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe('each reply', () => {
  it('has the id that the client gave the request, where it is one', async () => {
    const { send } = await serving();
    const idOf = async (given: string) =>
      (await send('GET', '/pages/one', { headers: { 'X-Request-Id': given } })).headers.get('x-request-id');
    expect(await idOf('a-good-id-1')).toBe('a-good-id-1');
    for (const odd of ['short', 'has spaces in it', 'x'.repeat(65)]) expect(await idOf(odd)).toMatch(/^[\da-f-]{36}$/);
  });

  it('is kept by no cache, and is nothing but what it is called', async () => {
    const { headers } = await (await serving()).send('GET', '/pages/one');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('comes whatever the case of the address and its last slash, and is counted under the call', async () => {
    const { send } = await serving();
    for (const path of ['/note', '/NOTE', '/note/', '/note?x=1'])
      expect(await send('POST', path, { headers: as(ada), body: { text: 'x' } })).toMatchObject({ status: 200 });
    expect(await send('GET', '/note')).toMatchObject({ status: 405 });
    expect((await send('GET', '/metrics')).text).toMatch(/_count\{[^}]*route="\/note",status="200"[^}]*\} 4/);
  });

  it('tells the service’s health, readiness and metrics', async () => {
    const { send } = await serving({ ready: () => Promise.reject(new Error('the log is away')) });
    expect(await send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await send('GET', '/readyz')).toMatchObject({ status: 503, body: { why: 'the log is away' } });
    await send('GET', '/pages/secret-name');
    const { text } = await send('GET', '/metrics');
    expect(text).toContain('route="/pages/{name}",status="400"');
    expect(text).not.toContain('secret-name');
  });
});

describe('a call that failed', () => {
  const noted = async (error: Error) => {
    const lines: string[] = [];
    const log = openLog({ service: 'test', destination: { write: (line) => lines.push(line) } });
    const { send } = await serving({ routes: [route(page, () => Promise.reject(error))], log });
    const { status } = await send('GET', '/pages/a');
    const told = lines.map((line) => JSON.parse(line) as { level: string; msg: string; err: Error });
    return { status, told: told.filter(({ msg }) => msg.startsWith('request failed')) };
  };
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

  it.each([refused, new StoreUnavailable('no answer')])('in an outage is noted without a stack: %s', async (error) => {
    const { status, told } = await noted(error);
    expect(status).toBe(503);
    expect(told).toMatchObject([{ level: 'warn', err: { message: error.message }, path: '/pages/:name' }]);
    expect(told[0]?.err).not.toHaveProperty('stack');
  });

  it('by a fault of our own is an error, and keeps its stack', async () => {
    const { status, told } = await noted(new TypeError('undefined is not a function'));
    expect(status).toBe(500);
    expect(told).toMatchObject([{ level: 'error', err: { stack: expect.stringContaining('app.test.ts') } }]);
  });
});

describe('a reply', () => {
  const tally = query({
    call: 'POST /tally',
    who: anyone,
    summary: 'Counts.',
    reply: { questions: Type.Array(Shape({ number: Count })), note: Maybe(Text(20)) },
  });
  const replying = async (reply: unknown) => {
    const said: { err: Error }[] = [];
    const log = openLog({ service: 'test', level: 'silent' });
    jest.spyOn(log, 'error').mockImplementation((line: unknown) => void said.push(line as { err: Error }));
    const { send } = await serving({ routes: [route(tally, () => reply)], log });
    return { reply: await send('POST', '/tally'), said };
  };

  it('goes out as its contract describes it', async () => {
    const whole = { questions: [{ number: 1 }], note: undefined };
    expect(await replying(whole)).toMatchObject({ reply: { status: 200, body: { questions: [{ number: 1 }] } } });
  });

  it.each([
    ['lacks a field', {}, '/questions must have required property'],
    ['says more than is described', { questions: [{ number: 1, key: 'B' }] }, '/questions/0/key must NOT have'],
    ['has a field of another kind', { questions: [{ number: NaN }] }, '/questions/0/number must be integer'],
    ['is nothing at all', undefined, 'must be object'],
  ])('that %s is a fault: noted with its call, and never sent', async (_, wrong, why) => {
    const { reply, said } = await replying(wrong);
    expect([reply.status, reply.body['code']]).toEqual([500, 'Fault']);
    expect(reply.text).not.toContain('questions');
    expect(said[0]?.err.message).toContain('POST /tally would have answered: ');
    expect(said[0]?.err.message).toContain(why);
  });
});
