import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { anyone, query } from 'schemas/describe/contract';
import { Text } from 'schemas/describe/schema';
import { served, type Served } from './testing/served';

const note = query({
  call: 'POST /note',
  who: anyone,
  summary: 'Takes a note.',
  request: { text: Text(2_000) },
  bodyKiB: 1,
});
let app: Served;
let run = 0;
const sockets: Socket[] = [];
const ran = () => {
  run += 1;
  return Promise.resolve({});
};
/** What would have ended a service: nobody was there to hear it. */
const thrown: unknown[] = [];
const heard = (error: unknown) => void thrown.push(error);
beforeAll(() => void process.on('uncaughtException', heard));
afterAll(() => void process.off('uncaughtException', heard));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Begins a request and does not end it; `length` is what its headers say of its body. */
async function beginning(length: string): Promise<Socket> {
  app = await served({ routes: [{ contract: note, run: () => ran() }], deps: {} });
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`POST /note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  return socket;
}

it('refuses a form that is announced as too large before any of it has come, and one that is no form', async () => {
  const form = { ...note, form: true as const };
  app = await served({ routes: [{ contract: form, run: () => ran() }], deps: {} });
  const send = async (head: string, body = '') => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `POST /note HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=ab\r\n${head}\r\n\r\n${body}`,
    );
    return (await text(socket)).slice(0, 13);
  };
  expect(await send('Content-Length: 8000000')).toBe('HTTP/1.1 413 ');
  expect(await send('Transfer-Encoding: chunked', chunk(1_100))).toBe('HTTP/1.1 413 ');
  expect(await send('Connection: close\r\nContent-Length: 5', '--abc')).toBe('HTTP/1.1 400 ');
  expect(await send('Connection: close\r\nContent-Encoding: gzip\r\nContent-Length: 5', '--abc')).toBe('HTTP/1.1 415 ');
});

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;

it('refuses a body in chunks as soon as it exceeds what the call takes, and waits for no more of it', async () => {
  const socket = await beginning('Transfer-Encoding: chunked');
  socket.write(chunk(600));
  socket.write(chunk(600));
  // Neither its end nor more of it ever comes: whoever waited for either would say nothing.
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1.1 413 /);
  expect(reply).toContain('"code":"TooLarge"');
  expect(reply.match(/^HTTP/gm)).toHaveLength(1);
  expect(run).toBe(0);
});

it('says so once, and goes on serving others, where more and more comes all the same', async () => {
  const socket = await beginning('Transfer-Encoding: chunked');
  // All of it may be on the way before the refusal is.
  socket.write(chunk(1_000));
  for (let more = 0; more < 20; more += 1) socket.write(chunk(60_000));
  const reply = await text(socket).catch(() => '');
  expect(reply.match(/^HTTP/gm) ?? []).not.toHaveLength(2);
  const next = await fetch(`${app.url}/note`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'hello' }),
  });
  expect(next.status).toBe(200);
  expect(thrown).toEqual([]);
});

it('refuses one whose length is too large before any of it comes', async () => {
  const reply = await text(await beginning('Content-Length: 1025'));
  expect(reply).toMatch(/^HTTP\/1.1 413 /);
});

it('takes one in chunks that is as large as may be', async () => {
  const socket = await beginning('Transfer-Encoding: chunked\r\nConnection: close');
  const body = JSON.stringify({ text: 'x'.repeat(1_024 - '{"text":""}'.length) });
  for (const part of [body.slice(0, 512), body.slice(512)]) socket.write(`200\r\n${part}\r\n`);
  socket.write('0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});
