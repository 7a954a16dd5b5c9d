import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, createServer as createConnectionServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { openLog } from 'platform/logging';
import { until } from 'platform/testing/eventually';
import { command, anyone } from 'schemas/describe/contract';
import { Text } from 'schemas/describe/schema';
import { forwarding, proxyTo } from './forwarding';
import { patience } from './frozen-services';
import { limits } from '../server';
import { listeners } from '../testing/listening';

const { listening, stop } = listeners();
const closing: (() => void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await stop();
});

it('lets go of an idle connection before its service does, and never writes into one that is being closed', async () => {
  const service = createServer((_, response) => void response.end('{}'));
  // It would keep it for ever: whoever closes it is the gateway.
  service.keepAliveTimeout = 0;
  const target = await listening(service);
  const log = openLog({ service: 'gateway', level: 'silent' });
  const gateway = await listening(createServer(express().use(proxyTo(target, log, { keptFor: 100 }))));

  const connected = once(service, 'connection') as Promise<[Socket]>;
  expect((await fetch(gateway)).status).toBe(200);
  const [connection] = await connected;
  await once(connection, 'close');
  expect((await fetch(gateway)).status).toBe(200);
});

it('tells a visitor how long it keeps a connection itself, not how long its service does', async () => {
  const service = createServer((_, response) => void response.end('{}'));
  service.keepAliveTimeout = 65_000;
  const target = await listening(service);
  const gateway = await listening(createServer(express().use(proxyTo(target, quiet))));
  expect((await fetch(target)).headers.get('Keep-Alive')).toBe('timeout=65');
  expect((await fetch(gateway)).headers.get('Keep-Alive')).toBe('timeout=8');
  expect(limits.keepAliveTimeout).toBe(8_000);
});

/** A service that stands still as a frozen process does: the kernel takes connections, and nobody reads them. */
async function frozenService(): Promise<string> {
  const still = createConnectionServer({ pauseOnConnect: true });
  const held: Socket[] = [];
  still.on('connection', (socket) => held.push(socket));
  still.listen(0, '127.0.0.1');
  await once(still, 'listening');
  closing.push(() => {
    for (const socket of held) socket.destroy();
    still.close();
  });
  return `http://127.0.0.1:${(still.address() as AddressInfo).port}`;
}
const quiet = openLog({ service: 'gateway', level: 'silent' });
const soon = { call: 20, question: 200 };

it('answers 503 for a service that stands still, long before the slowest call would end', async () => {
  const gateway = await listening(createServer(express().use(proxyTo(await frozenService(), quiet, { still: soon }))));
  const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(gateway, { method: 'POST' })));
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(503));
  expect(replies[0]?.headers.get('Retry-After')).toBe('2');
  // And as the product has it: within five seconds.
  expect(patience.call + patience.question).toBeLessThanOrEqual(5_000);
});

it('waits for a slow call of a service that answers', async () => {
  let questions = 0;
  const service = createServer((request, response) => {
    if (request.url !== '/healthz') return void waiting.push(response);
    questions += 1;
    response.end('{}');
    // Answered once it was asked twice in the meantime whether it stands still.
    if (questions === 2) for (const slow of waiting) slow.end('drawn');
  });
  const waiting: ServerResponse[] = [];
  const target = await listening(service);
  const gateway = await listening(
    createServer(express().use(proxyTo(target, quiet, { still: { call: 20, question: 60_000 } }))),
  );
  const reply = await fetch(gateway);
  expect([reply.status, await reply.text()]).toEqual([200, 'drawn']);
});

describe('a visitor who goes away before they are answered', () => {
  /** What a service was asked that answers nothing but that it is well, and what nobody waits for any more. */
  async function slowService(does: { readonly onlyReads?: boolean } = {}) {
    const asked: string[] = [];
    const left: string[] = [];
    const lines: string[] = [];
    const service = createServer((request, response) => {
      if (request.url === '/healthz') return void response.end('{}');
      void text(request).then((body) => asked.push(body));
      response.once('close', () => left.push(request.method ?? ''));
    });
    const log = openLog({ service: 'gateway', destination: { write: (line) => lines.push(line) } });
    const app = express().use(proxyTo(await listening(service), log, does));
    return { gateway: await listening(createServer(app)), asked, left, lines };
  }

  const visit = async (url: string, method: string, isAsked: () => boolean) => {
    const leaving = new AbortController();
    const body = method === 'GET' ? null : 'an answer';
    const visiting = fetch(url, { method, body, signal: leaving.signal });
    await until(isAsked, 'it is asked');
    leaving.abort();
    await expect(visiting).rejects.toThrow('aborted');
  };

  it('is waited for by no service that reads for them, and what they sent is kept', async () => {
    const reads = await slowService({ onlyReads: true });
    const keeps = await slowService();
    await visit(keeps.gateway, 'POST', () => keeps.asked.length === 1);
    await visit(reads.gateway, 'POST', () => reads.asked.length === 1);
    await visit(reads.gateway, 'GET', () => reads.asked.length === 2);
    await until(() => reads.left.length === 2, 'the service is told');
    expect([reads.left, keeps.left]).toEqual([['POST', 'GET'], []]);
    expect(keeps.asked).toEqual(['an answer']);
    expect([...reads.lines, ...keeps.lines]).toEqual([]);
  });
});

it('notes a service that is away in one line without a stack', async () => {
  const gone = createServer();
  const target = await listening(gone);
  await new Promise((resolve) => gone.close(resolve));
  const lines: string[] = [];
  const log = openLog({ service: 'gateway', destination: { write: (line) => lines.push(line) } });
  const gateway = await listening(createServer(express().use(proxyTo(target, log))));

  expect((await fetch(gateway)).status).toBe(503);
  expect(lines).toHaveLength(1);
  const told = JSON.parse(lines.join('')) as { err: object };
  expect(told).toMatchObject({ level: 'warn', msg: 'a service does not answer', err: { code: 'ECONNREFUSED' } });
  expect(told.err).not.toHaveProperty('stack');
});

it('tells whoever never sends a body that it took too long, once, and nobody that a service is away', async () => {
  // As a service does that has waited for the body long enough.
  const service = createServer((request) => void request.socket.destroy());
  const lines: string[] = [];
  const log = openLog({ service: 'gateway', destination: { write: (line) => lines.push(line) } });
  const gateway = await listening(createServer(express().use(proxyTo(await listening(service), log))));

  const visitor = connect(Number(new URL(gateway).port), '127.0.0.1');
  visitor.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n{');
  const replies = (await text(visitor)).match(/^HTTP.*/gm);
  expect(replies).toEqual(['HTTP/1.1 408 Request Timeout']);
  expect(lines).toEqual([]);
});

it('refuses a body in chunks as soon as it exceeds what the call takes, whatever the service does', async () => {
  const note = command({ call: 'POST /note', who: anyone, summary: '', request: { text: Text(9) }, bodyKiB: 1 });
  // It reads all that comes, and would answer once that has ended.
  const service = await listening(createServer((request) => void request.resume()));
  const lines: string[] = [];
  const log = openLog({ service: 'gateway', destination: { write: (line) => lines.push(line) } });
  const routes = forwarding([note], { command: service, query: service }, log);
  const gateway = await listening(createServer(express().use(routes)));

  const visitor = connect(Number(new URL(gateway).port), '127.0.0.1');
  visitor.write('POST /note HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  for (let part = 0; part < 2; part += 1) visitor.write(`258\r\n${'x'.repeat(600)}\r\n`);
  const replies = (await text(visitor)).match(/^HTTP.{8}/gm);
  expect(replies).toEqual(['HTTP/1.1 413']);
  expect(lines).toEqual([]);
});
