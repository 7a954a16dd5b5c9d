import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import express from 'express';
import { openLog } from 'platform/logging';
import { until } from 'platform/testing/eventually';
import { roles, stream } from 'schemas/describe/contract';
import { Count } from 'schemas/describe/schema';
import { forwarding } from './forwarding';
import { shareConnections } from './shared-connections';
import { listeners } from '../testing/listening';

const { listening, stop } = listeners();
const beat = ': still here\n\n';
const counted = stream({
  call: 'POST /count',
  who: roles('ROLE_ADMIN'),
  summary: 'Counts.',
  message: { count: Count },
});

afterEach(stop);

interface Between {
  readonly share?: Parameters<typeof shareConnections>[1];
  /** When the service begins to answer. */
  readonly answers?: Promise<unknown>;
}

function goingOn(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  response.write(': listening\n\n');
  // It goes on for ever: no patience of the gateway's ends it.
  const beating = setInterval(() => response.write(beat), 100);
  return response.once('close', () => clearInterval(beating));
}

/** A service that goes on, and the gateway before it; `said`: what the service can write. */
async function between({ share, answers = Promise.resolve() }: Between = {}): Promise<{
  readonly url: string;
  readonly said: () => ServerResponse | undefined;
  /** How often the service was asked. */
  readonly asks: () => number;
  /** How many connections of visitors stand. */
  readonly visitors: () => Promise<number>;
}> {
  let asks = 0;
  let open: ServerResponse | undefined;
  const target = await listening(
    createServer((asked, response) => {
      // As every service does: what was asked has come whole, so that nothing of it breaks off when the visitor goes.
      asked.resume();
      asks += 1;
      void answers.then(() => (open = goingOn(response)));
    }),
  );
  const log = openLog({ service: 'gateway', level: 'silent' });
  const targets = { command: target, query: target };
  const gateway = createServer(express().use(forwarding([counted], targets, log)));
  if (share) shareConnections(gateway, share);
  return {
    url: await listening(gateway),
    said: () => open,
    asks: () => asks,
    visitors: promisify(gateway.getConnections.bind(gateway)),
  };
}

/** A browser takes what is compressed: nothing of this is. */
function listen(url: string): Promise<{ readonly reply: IncomingMessage; readonly text: () => string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' };
    const sent = request(`${url}/count`, { method: 'POST', agent: false, headers });
    sent.once('error', reject).once('response', (reply) => {
      let text = '';
      reply.on('error', () => undefined).setEncoding('utf8');
      reply.on('data', (chunk: string) => (text += chunk));
      resolve({ reply, text: () => text.replaceAll(beat, '') });
    });
    sent.end('{}');
  });
}

it('passes each message on as it comes, as it is', async () => {
  const { url, said } = await between();
  const { reply, text } = await listen(url);
  await until(() => text() === ': listening\n\n', 'the first line is there');
  for (const count of [1, 2]) {
    said()?.write(`data: {"count":${count}}\n\n`);
    await until(() => text().endsWith(`{"count":${count}}\n\n`), `${count} is there before anything else is said`);
  }
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers['cache-control']).toBe('no-store, no-transform');
});

it('ends it on the one side where the other has', async () => {
  const { url, said } = await between();
  const gone = await listen(url);
  const told = said();
  gone.reply.destroy();
  await until(() => told?.closed === true, 'the service is told that nobody listens any more');
  const over = await listen(url);
  said()?.end();
  await until(() => over.reply.complete, 'whoever listened is told that it is over');
  const broken = await listen(url);
  said()?.destroy();
  await until(() => broken.reply.closed, 'and where it broke');
  expect(broken.reply.complete).toBe(false);
});

it('ends it for a visitor who has gone before the service answered', async () => {
  let answer: () => void = () => undefined;
  const { url, said, asks, visitors } = await between({ answers: new Promise<void>((resolve) => (answer = resolve)) });
  const visitor = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  visitor.write('POST /count HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
  await until(() => asks() === 1, 'it has come to the service');
  visitor.destroy();
  await until(async () => (await visitors()) === 0, 'the visitor has gone');
  answer();
  await until(() => said()?.closed === true, 'the service is told that nobody listens');
});

it('holds the service back where nobody reads', async () => {
  const { url, said } = await between();
  const { reply } = await listen(url);
  reply.pause();
  const full = () => said()?.writableNeedDrain === true;
  for (let n = 0; n < 2_000 && !full(); n += 1) {
    said()?.write('x'.repeat(65_536));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(full()).toBe(true);
});

it('leaves as much room beside it for what is asked and answered: of one address so many lines count for nothing', async () => {
  const { url } = await between({ share: { most: 2, mostLines: 3 } });
  const lines = [await listen(url), await listen(url), await listen(url)];
  for (const { text } of lines) await until(() => text() !== '', 'the line stands');
  const idle = [1, 2].map(() => connect({ port: Number(new URL(url).port), host: '127.0.0.1' }));
  await Promise.all(
    idle.map((socket) => new Promise((done) => void socket.on('error', () => undefined).once('connect', done))),
  );
  const isGone = ({ closed }: { readonly closed: boolean }) => closed;
  expect(idle.filter(isGone)).toHaveLength(0);
  // One more takes the place of who asks for nothing, and of no line.
  const more = [await listen(url), await listen(url)];
  await until(() => idle.every(isGone), 'both idle ones have gone');
  // From then on lines count as anything else: whoever comes last is kept out, and those that stand go on.
  await expect(listen(url)).rejects.toThrow();
  expect([...lines, ...more].filter(({ reply }) => reply.closed)).toHaveLength(0);
  for (const { reply } of [...lines, ...more]) reply.destroy();
});
