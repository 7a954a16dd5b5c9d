import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { BASE_ADDRESS } from '../../frontend/src/look/base-address';
import { clientFiles, screens } from './client-files';
import { finishedPages } from './finished-pages';

const folder = mkdtempSync(join(tmpdir(), 'fieldfare-finished-'));
const article = `<!doctype html><link rel="canonical" href="${BASE_ADDRESS}/auth/the-gl-exams"></head><h1>GL</h1>${'words '.repeat(400)}`;
const site = {
  publicUrl: 'https://site.example/x',
  operatorEmail: 'us@larch.example',
  consultationUrl: undefined,
  promotion: () => promotion,
  articleCode: () => ({ code: 'BLOG20', percentOff: 20 }),
  exams: () => exams,
};
let exams = '';
const link = { words: 'Book now', to: '/11plus-mock-exams' };
let promotion = { words: 'Half price, "really" <soon>', endsAt: '2027-01-01T00:00:00Z', link };
let server: Server;

beforeAll(async () => {
  for (const name of ['finished', 'assets']) mkdirSync(join(folder, name));
  const files = {
    'index.html': '<!doctype html><title>The shell</title>',
    'routes.json': JSON.stringify([
      '/',
      '/auth/the-gl-exams',
      '/auth/register/:productId',
      '/app/math/*',
      '/auth',
      '/auth/*',
    ]),
    'finished/pages.json': JSON.stringify({
      '/': 'a.html',
      '/auth/the-gl-exams': 'a.html',
      '/11plus-mock-exams': 'a.html',
      '/privacy': 'b.html',
      '/robots.txt': 'robots.txt',
    }),
    'finished/a.html': article,
    'finished/b.html': '<dd data-operator="name">not filled in yet</dd><dd data-operator="email"></dd></head>',
    'finished/robots.txt': `Sitemap: ${BASE_ADDRESS}/sitemap.xml`,
    'assets/page-abc.js': 'export {};',
    'finished/not-found.html': '<!doctype html><h1>There is no page here</h1>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const app = express().use(clientFiles(folder), finishedPages(folder, site), screens(folder));
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const ask = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  fetch(address(path), { headers });

it('names the site by its own address, packed as the visitor takes it', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const reply = await ask('/auth/the-gl-exams', { 'Accept-Encoding': encoding });
    expect(reply.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = (await reply.text()).replace(/<meta name="site" content="[^"]*">/, '');
    expect(text).toBe(article.replace(BASE_ADDRESS, 'https://site.example'));
  }
  expect(await (await ask('/robots.txt')).text()).toBe('Sitemap: https://site.example/sitemap.xml');
});

it('names who runs it in the page itself, and leaves what is not configured as it was built', async () => {
  expect(await (await ask('/privacy')).text()).toContain(
    '<dd data-operator="name">not filled in yet</dd><dd data-operator="email"><a href="mailto:us@larch.example">us@larch.example</a></dd>',
  );
});

it('sends what never changes under its name with little besides', async () => {
  const reply = await ask('/assets/page-abc.js');
  expect([reply.status, await reply.text()]).toEqual([200, 'export {};']);
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  for (const name of ['Last-Modified', 'Accept-Ranges', 'X-Request-Id'])
    expect([name, reply.headers.get(name)]).toEqual([name, null]);
});

it('does not send a page again that the visitor has', async () => {
  const etag = (await ask('/')).headers.get('ETag') ?? '';
  expect((await ask('/', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
});

it('says 404 with a page where no screen is, and serves the client where one is', async () => {
  for (const path of ['/nothing', '/finished/a.html', '/app/mathematics']) {
    const reply = await ask(path);
    expect([path, reply.status, await reply.text()]).toEqual([path, 404, expect.stringContaining('no page here')]);
  }
  for (const path of ['/auth', '/auth/', '/AUTH', '/auth/register/1', '/app/math/x', '/index.html'])
    expect([path, (await ask(path)).status, await (await ask(path)).text()]).toEqual([
      path,
      200,
      expect.stringContaining('The shell'),
    ]);
});

it('serves none of it as it was built, to programs neither', async () => {
  for (const path of ['/finished/a.html', '/finished/pages.json', '/finished%2fa.html'])
    expect([path, (await ask(path, { Accept: '*/*' })).status]).toEqual([path, 404]);
});

it('tells what is set for the site, and nothing where nothing is', async () => {
  for (const words of ['Half price, "really" <soon>', 'Another one']) {
    promotion = { words, endsAt: '2027-01-01T00:00:00Z', link };
    const html = await (await ask('/')).text();
    expect(html).not.toContain('<soon>');
    const told = /<meta name="site" content="([^"]*)">/.exec(html)?.[1] ?? '';
    const said = told.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    const discount = { code: 'BLOG20', percentOff: 20 };
    expect(JSON.parse(said)).toEqual({ contactEmail: 'us@larch.example', promotion, discount });
  }
});

it('tells of the mock exams to come on their page alone, by its own address, as they are at that moment', async () => {
  const told = (id: string) => `<script type="application/ld+json">{"url":"${BASE_ADDRESS}/${id}"}</script>`;
  for (const id of ['s-1', 's-2']) {
    exams = told(id);
    const html = await (await ask('/11plus-mock-exams')).text();
    expect(html).toContain(`{"url":"https://site.example/${id}"}</script></head>`);
    for (const path of ['/', '/auth/the-gl-exams']) expect(await (await ask(path)).text()).not.toContain('ld+json');
  }
  exams = '';
  expect(await (await ask('/11plus-mock-exams')).text()).not.toContain('ld+json');
});

it('leads from a door that is none to the log-in', async () => {
  for (const path of ['/auth/register', '/auth/register/1/2/3', '/auth/nothing']) {
    const reply = await fetch(address(path), { headers: { Accept: 'text/html' }, redirect: 'manual' });
    expect([path, reply.status, reply.headers.get('Location')]).toEqual([path, 302, '/auth/login']);
  }
});
