import { afterEach, expect, it, jest } from '@jest/globals';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { anyone, query, streamedFile } from 'schemas/describe/contract';
import { openLog } from '../logging/logging';
import { served, type Served } from './testing/served';

const take = query({
  call: 'POST /take',
  who: anyone,
  summary: 'Takes a file.',
  reply: streamedFile('application/zip'),
});

let app: Served | undefined;
afterEach(() => app?.close());

async function serving(file: Readable) {
  const log = openLog({ service: 'test', level: 'silent' });
  const said = jest.spyOn(log, 'error');
  app = await served({ routes: [{ contract: take, run: () => Promise.resolve(file) }], deps: {}, log });
  return { url: `${app.url}/take`, said };
}

it('says what broke a file off that was being sent, and whoever reads it sees that it is not whole', async () => {
  const file = new Readable({ read: () => undefined });
  file.push('half');
  const { url, said } = await serving(file);
  const reply = await fetch(url, { method: 'POST' });
  file.destroy(new Error('nothing is kept under abc'));
  await expect(reply.text()).rejects.toThrow();
  expect(said.mock.calls).toMatchObject([
    [{ err: { message: 'nothing is kept under abc' }, path: '/take' }, 'a reply broke off'],
  ]);
});

it('says nothing of whoever goes away in the middle', async () => {
  const file = new Readable({ read: () => undefined });
  file.push('half');
  const { url, said } = await serving(file);
  const going = new AbortController();
  const reply = await fetch(url, { method: 'POST', signal: going.signal });
  const closed = new Promise((resolve) => file.once('close', resolve));
  going.abort();
  await reply.text().catch(() => undefined);
  await closed;
  await wait(0);
  expect(said).not.toHaveBeenCalled();
});
