import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { command, roles } from 'schemas/describe/contract';
import { Text } from 'schemas/describe/schema';
import { until } from '../testing/eventually';
import { limits } from './guards/rate-limits';
import { ada, as, served, sessionsOf, type Served } from './testing/served';

/** So long that a whole number of bodies leaves no byte of a network's room free. */
const BODY = 16 * 1024;
const COUNT = 600;
const keep = command({
  call: 'POST /keep',
  who: roles('ROLE_WRITER'),
  summary: 'Keeps a text.',
  request: { text: Text(BODY) },
});

let app: Served | undefined;
let visitors: Socket[] = [];
afterEach(async () => {
  for (const visitor of visitors) visitor.destroy();
  await app?.close();
});

/** A service whose look at a session waits for as long as it is told to, and how many it has looked at. */
async function waiting() {
  const looking = { done: 0, until: Promise.resolve() };
  const current = async () => {
    looking.done += 1;
    await looking.until;
    return ada;
  };
  app = await served({
    routes: [{ contract: keep, run: () => Promise.resolve({ position: '1' }) }],
    deps: {},
    sessions: { ...sessionsOf(ada), current },
    limits: limits({ visitorPerMinute: 10_000, callerPerMinute: 10_000 }),
  });
  return { ...app, looking };
}

function post(visitor: Socket, length: number): void {
  const body = `{"text":"${'x'.repeat(length - 11)}"}`;
  const { Authorization } = as(ada);
  const head = `Host: here\r\nAuthorization: ${Authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}`;
  visitor.write(`POST /keep HTTP/1.1\r\n${head}\r\n\r\n${body}`);
}

/** By the same connection, as a gateway keeps it: from then on its address is known, also when it has gone. */
async function servedOnce(url: string): Promise<Socket> {
  const visitor = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  visitor.on('error', () => undefined);
  post(visitor, 20);
  await once(visitor, 'data');
  return visitor;
}

it('has room for whoever stays, however many send a body and go while their session is looked at', async () => {
  const { url, send, connections, looking } = await waiting();
  visitors = await Promise.all(Array.from({ length: COUNT }, () => servedOnce(url)));
  let goOn: () => void = () => undefined;
  looking.until = new Promise((resolve) => (goOn = resolve));
  for (const visitor of visitors) post(visitor, BODY);
  await until(() => looking.done === 2 * COUNT, 'all of them are being looked at');
  for (const visitor of visitors) visitor.destroy();
  await until(async () => (await connections()) === 0, 'all of them have gone');
  goOn();
  expect(await send('POST', '/keep', { headers: as(ada), body: { text: 'a text' } })).toMatchObject({ status: 200 });
});

it('tells what waits long that its visitor has gone, and not of whoever stayed for their answer', async () => {
  const gone: AbortSignal[] = [];
  let answerNow: () => void = () => undefined;
  app = await served({
    routes: [
      {
        contract: keep,
        run: (_, exchange) => {
          gone.push(exchange.gone());
          return gone.length === 1
            ? new Promise((resolve) => (answerNow = () => resolve({ position: '1' })))
            : Promise.resolve({ position: '2' });
        },
      },
    ],
    deps: {},
  });
  const visitor = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' });
  visitors = [visitor];
  post(visitor, 20);
  await until(() => gone.length === 1, 'it is waited for');
  expect(await app.send('POST', '/keep', { headers: as(ada), body: { text: 'a text' } })).toMatchObject({
    status: 200,
  });
  visitor.destroy();
  await until(() => gone[0]?.aborted === true, 'it is told');
  answerNow();
  expect(gone.map(({ aborted }) => aborted)).toEqual([true, false]);
});
