import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openLog } from 'platform/logging';
import { openMetrics } from 'platform/metrics';
import Type from 'typebox';
import { service } from 'schemas/accounts/roles';
import { anyone, command, query, type Contract } from 'schemas/describe/contract';
import { gatewayApp } from './app';
import { limits, openServer, room } from './server';

const contracts: readonly Contract[] = [
  command({ call: 'POST /saveWorksheet', who: anyone, summary: 'Saves.', request: { text: Type.String() } }),
  query({ call: 'POST /getWorksheets', who: anyone, summary: 'Lists.' }),
  query({ call: 'GET /getSomeQuestions/{count}/{email}', who: anyone, summary: 'Questions.', request: {} }),
  command({ call: 'GET /takeSome/{count}', who: anyone, summary: 'Takes some.', request: { count: Type.String() } }),
  query({ call: 'GET /breaksOff', who: anyone, summary: 'A reply that breaks off.' }),
  command({ call: 'POST /forget', who: service('workers'), summary: 'For our own services alone.' }),
];
const script = `console.log(${JSON.stringify('x'.repeat(3_000))})`;

interface Seen {
  readonly method?: string;
  readonly url?: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

let folder: string;
let gateway: Server;
const stand: Record<'command' | 'query' | 'mail', { server: Server; seen: Seen[] }> = {} as typeof stand;
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = async (server: Server) => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return server;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-gateway-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The client</title>');
  writeFileSync(join(folder, 'routes.json'), '["/app"]');
  writeFileSync(join(folder, 'assets/main-abc.js'), script);
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
  for (const name of ['command', 'query', 'mail'] as const) stand[name] = await standIn();
  gateway = await open();
});

afterAll(async () => {
  for (const server of [gateway, ...Object.values(stand).map((one) => one.server)]) {
    server.closeAllConnections();
    await new Promise<unknown>((resolve) => void server.close(resolve));
  }
  rmSync(folder, { recursive: true });
});

async function open(more: { readonly commandUrl?: string } = {}, patience = limits): Promise<Server> {
  const config = {
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'https://fieldfare.example',
    behindProxy: false,
    embedded: false,
    logLevel: 'error' as const,
    clientDir: folder,
    commandUrl: addressOf(stand.command.server),
    queryUrl: addressOf(stand.query.server),
    workersUrl: addressOf(stand.query.server),
    projectorsUrl: addressOf(stand.query.server),
    mailCatcherUrl: addressOf(stand.mail.server),
    ...more,
  };
  const log = openLog({ service: 'gateway', level: 'silent' });
  return listening(openServer(gatewayApp({ config, contracts, log, metrics: openMetrics('gateway') }), {}, patience));
}

/** A service that remembers what it was asked. */
async function standIn() {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (url === '/breaksOff') {
        response.writeHead(200, { 'Content-Length': '1000' }).write('half', () => response.destroy());
      } else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"fine":true}');
    });
  });
  return { server: await listening(server), seen };
}

const ask = (path: string, init: RequestInit = {}, from = gateway) => fetch(`${addressOf(from)}${path}`, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const browser = { headers: { Accept: 'text/html,application/xhtml+xml' } };

describe('calls', () => {
  it('go to the service of their side, whole', async () => {
    const reply = await post('/saveWorksheet', { text: 'é' }, { 'Idempotency-Key': 'k-1' });
    expect(await reply.json()).toEqual({ fine: true });
    expect(stand.command.seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/saveWorksheet',
      body: '{"text":"é"}',
      headers: { 'idempotency-key': 'k-1' },
    });
    await ask('/getSomeQuestions/3/ada%40example.org');
    expect(stand.query.seen.at(-1)).toMatchObject({ method: 'GET', url: '/getSomeQuestions/3/ada%40example.org' });
  });

  it('carry an id and an origin made here, whatever the visitor says', async () => {
    const reply = await post(
      '/getWorksheets',
      {},
      { 'X-Connection': 'forged', 'X-Request-Id': 'forged', 'X-Forwarded-For': '1.2.3.4', Forwarded: 'for=1.2.3.4' },
    );
    const headers: IncomingMessage['headers'] = stand.query.seen.at(-1)?.headers ?? {};
    expect(headers['x-request-id']).toBe(reply.headers.get('X-Request-Id'));
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-connection']).toMatch(/^[\da-f-]{36}$/);
    expect(headers.forwarded).toBeUndefined();
  });

  it('are refused where they are larger than the call takes, before the service sees them', async () => {
    const before = stand.command.seen.length;
    const reply = await post('/saveWorksheet', { text: 'x'.repeat(70_000) });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'TooLarge', status: 413 });
    expect(stand.command.seen).toHaveLength(before);
  });

  it('are told to wait when their service is down', async () => {
    const gone = await standIn();
    const down = await open({ commandUrl: addressOf(gone.server) });
    gone.server.close();
    const reply = await ask('/saveWorksheet', { method: 'POST' }, down);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Retry-After')).toBe('2');
    expect(reply.headers.get('Content-Type')).toContain('application/problem+json');
    expect(await reply.json()).toMatchObject({ code: 'Unavailable', requestId: reply.headers.get('X-Request-Id') });
    const ready = await ask('/readyz', {}, down);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', waiting: ['command'] });
    down.closeAllConnections();
    down.close();
  });

  it('carry the protections of the browser, whatever the service says of its reply', async () => {
    const replies = [
      await post('/saveWorksheet', { text: 'x' }),
      await post('/getWorksheets', {}),
      await ask('/nothing'),
    ];
    for (const { headers } of [
      ...replies,
      await ask('/', browser),
      await ask('/saveWorksheet', { method: 'DELETE' }),
    ]) {
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  it('do not pass for complete when the reply breaks off', async () => {
    await expect(ask('/breaksOff').then((reply) => reply.text())).rejects.toThrow();
  });

  it('of our own services are not to be had from outside', async () => {
    expect((await post('/forget', {})).status).toBe(404);
    expect(await (await ask('/openapi.json')).text()).not.toContain('/forget');
  });

  it('do nothing for HEAD where they would change something', async () => {
    const before = stand.command.seen.length;
    const reply = await ask('/takeSome/3', { method: 'HEAD' });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET']);
    expect(stand.command.seen).toHaveLength(before);
    expect((await ask('/getSomeQuestions/3/ada', { method: 'HEAD' })).status).toBe(200);
  });

  it('name the methods they take', async () => {
    const reply = await ask('/saveWorksheet', { method: 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('POST');
  });
});

describe('the client', () => {
  it('is served at the address of every screen, asked for each time', async () => {
    for (const path of ['/', '/index.html', '/app/analytics', '/saveWorksheet']) {
      const reply = await ask(path, browser);
      expect(await reply.text()).toContain('The client');
      expect(reply.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('comes compressed where the browser takes it, and for ever', async () => {
    const [packed, plain] = await Promise.all([raw('/assets/main-abc.js', 'gzip, br'), raw('/assets/main-abc.js', '')]);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  it('carry no kilobyte of what is for pages, and are still no other type than they say', async () => {
    const { headers } = await ask('/assets/main-abc.js');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toBeNull();
  });

  it('serves its table of screens', async () => {
    expect(await (await ask('/routes.json')).json()).toEqual(['/app']);
  });

  it('is not what a program gets for an address that is not there', async () => {
    for (const path of ['/nothing', '/assets/gone.js', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd']) {
      const reply = await ask(path);
      expect([reply.status, reply.headers.get('Content-Type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect((await ask('/getSomeQuestions/%ff/ada')).status).toBe(400);
  });

  it('may run nothing that is inline or foreign', async () => {
    const policy = (await ask('/', browser)).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('health', () => {
  it('says that all services are ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('shows measurements to this machine alone', async () => {
    expect(await (await ask('/metrics')).text()).toContain('http_request_duration_seconds');
    expect(await (await ask('/metrics/query')).text()).toContain('fine');
    for (const name of ['nothing', '__proto__', 'constructor', 'toString'])
      expect((await ask(`/metrics/${name}`)).status).toBe(404);
    expect((await ask('/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(404);
  });
});

describe('pages for those who build on it', () => {
  it('lists every call under the same policy, without script', async () => {
    const reply = await ask('/api-docs');
    const text = await reply.text();
    expect(text).toContain('/getSomeQuestions/{count}/{email}');
    expect(text).not.toContain('<script');
    expect((await ask('/api-docs/page.css')).headers.get('Content-Type')).toContain('text/css');
  });

  it('shows the inbox of the mail catcher', async () => {
    await ask('/mail/messages.json?to=ada');
    expect(stand.mail.seen.at(-1)).toMatchObject({ url: '/mail/messages.json?to=ada' });
  });

  it('shows the inbox to this machine alone', async () => {
    const before = stand.mail.seen.length;
    const reply = await ask('/mail', { headers: { 'X-Forwarded-For': '192.0.2.7' } });
    expect([reply.status, await reply.json()]).toEqual([403, expect.objectContaining({ code: 'ThisMachineOnly' })]);
    expect(stand.mail.seen).toHaveLength(before);
  });
});

describe('the name in the address', () => {
  const named = async (Host: string) => (await raw('/healthz', '', { Host })).status;

  it('is one of ours, or an address of digits', async () => {
    for (const host of ['fieldfare.example', 'FIELDFARE.example:8443', 'localhost:8080', '127.0.0.1', '[::1]:8080'])
      expect([host, await named(host)]).toEqual([host, 200]);
  });

  it('is refused where somebody else leads it here', async () => {
    for (const host of [
      'evil.example',
      'fieldfare.example.evil.example',
      'localhost.evil.example',
      'a b',
      '@localhost',
    ])
      expect([host, await named(host)]).toEqual([host, 421]);
  });
});

/** What a server writes on one connection until it ends. */
async function told(server: Server, text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(text);
  let reply = '';
  for await (const chunk of socket) reply += String(chunk);
  return reply;
}

describe('what is no request', () => {
  it.each([
    ['HTTP/1.1 400 Bad Request', 'NONSENSE\r\n\r\n'],
    ['HTTP/1.1 400 Bad Request', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n'],
    [
      'HTTP/1.1 400 Bad Request',
      'POST /saveWorksheet HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    ],
    ['HTTP/1.1 431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is answered %s, in the form of every refusal', async (status, text) => {
    const reply = await told(gateway, text);
    expect(reply.startsWith(`${status}\r\n`)).toBe(true);
    expect(reply).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'NotReadable' });
  });
});

describe('a visitor who takes all there is', () => {
  it('has a share of the connections, and others come in', async () => {
    const { port } = gateway.address() as AddressInfo;
    const greedy = Array.from({ length: room.ofOneAddress + 50 }, () =>
      connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }),
    );
    const cut = greedy.map(
      (socket) => new Promise<void>((done) => void socket.on('error', () => undefined).once('close', () => done())),
    );
    await Promise.all(
      greedy.map((socket) => new Promise((done) => void socket.once('connect', done).once('close', done))),
    );
    await Promise.all(cut.slice(0, 50));
    expect(greedy.filter(({ destroyed }) => !destroyed)).toHaveLength(room.ofOneAddress);
    expect((await ask('/healthz')).status).toBe(200);
    // Behind the same address, too: whoever asks for something takes the place of who asks for nothing.
    const neighbour = await raw('/healthz', '', { from: '127.0.0.2' });
    expect(neighbour.status).toBe(200);
    for (const socket of greedy) socket.destroy();
  });

  it('keeps no neighbour out with what comes byte by byte', async () => {
    const { port } = gateway.address() as AddressInfo;
    const slow = Array.from({ length: room.ofOneAddress }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' }).on('error', () => undefined);
      socket.write('POST /saveWorksheet HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{');
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    // All at once: none of them takes the place of another.
    const neighbours = await Promise.all([1, 2, 3].map(() => raw('/healthz', '', { from: '127.0.0.3' })));
    expect(neighbours.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const socket of slow) socket.destroy();
  });

  it('loses what he leaves idle', async () => {
    const impatient = await open({}, { ...limits, keepAliveTimeout: 100 });
    const reply = await told(impatient, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(reply).toContain('200 OK');
    expect(limits.keepAliveTimeout).toBeLessThanOrEqual(10_000);
    impatient.close();
  });
});

describe('a visitor who dawdles', () => {
  it('is cut off when the headers do not come', async () => {
    const impatient = await open({}, { ...limits, headersTimeout: 200, connectionsCheckingInterval: 50 });
    expect(await told(impatient, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408 Request Timeout');
    impatient.close();
  });

  it.each([
    ['an address that is nobody’s', 'POST /nobody HTTP/1.1\r\nHost: fieldfare.example', '404 Not Found'],
    ['another host', 'POST /saveWorksheet HTTP/1.1\r\nHost: other.example', '421 Misdirected Request'],
    ['a method that is none of the call’s', 'PUT /saveWorksheet HTTP/1.1\r\nHost: fieldfare.example', '405 Method'],
  ])('is cut off when the body goes on after the answer: %s', async (_, asked, answer) => {
    // Only the one that is meant may end it before the test does.
    const patient = { ...limits, requestTimeout: 0, keepAliveTimeout: 0, unwantedBodyTimeout: 50 };
    const server = await open({}, patient);
    expect(await told(server, `${asked}\r\nContent-Length: 60000\r\n\r\n{"a`)).toContain(answer);
    server.close();
  });

  it('may go on by the same connection once all of the body has come', async () => {
    const server = await open({}, { ...limits, unwantedBodyTimeout: 50 });
    const head = 'POST /nobody HTTP/1.1\r\nHost: fieldfare.example\r\nContent-Length: 2';
    const twice = await told(server, `${head}\r\n\r\n{}${head}\r\nConnection: close\r\n\r\n{}`);
    expect(twice.match(/404 Not Found/g)).toHaveLength(2);
    server.close();
  });
});

// fetch asks for compression by itself and unpacks what comes.
function raw(
  path: string,
  encoding: string,
  { from, ...more }: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, ...more };
    const asked = httpRequest(
      `${addressOf(gateway)}${path}`,
      { headers, ...(from !== undefined && { localAddress: from }) },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}
