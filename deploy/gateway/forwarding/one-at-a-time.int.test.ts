import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { until } from 'platform/testing/eventually';
import { listeners } from '../testing/listening';
import { oneAtATime } from './one-at-a-time';

const { listening, stop } = listeners();
afterEach(stop);

const request = (n: number) => `GET /${n} HTTP/1.1\r\nHost: fieldfare.example\r\n\r\n`;

/** A visitor who asks for so many things without waiting for any, of a server that answers when it is told to. */
async function asking(count: number) {
  const seen: { readonly url: string | undefined; readonly response: ServerResponse }[] = [];
  const over: (string | undefined)[] = [];
  const server = createServer(
    oneAtATime(({ url }, response) => {
      seen.push({ url, response });
      response.once('close', () => over.push(url));
    }),
  );
  const visitor = connect(Number(new URL(await listening(server)).port), '127.0.0.1').on('error', () => undefined);
  let told = '';
  visitor.on('data', (chunk) => (told += String(chunk)));
  visitor.write(Array.from({ length: count }, (_, n) => request(n)).join(''));
  await until(() => seen.length > 0, 'the first is seen');
  return { seen, over, visitor, told: () => told };
}

it('looks at each once the one before is over, in their order', async () => {
  const { seen, told, visitor } = await asking(5);
  for (let n = 0; n < 5; n += 1) {
    await until(() => seen.length === n + 1, `${n} is seen`);
    seen[n]?.response.end(`said ${n}.`);
  }
  await until(() => told().includes('said 4.'), 'all are answered');
  expect([...told().matchAll(/said \d/g)].map(String)).toEqual([0, 1, 2, 3, 4].map((n) => `said ${n}`));
  // And goes on by the same connection.
  visitor.write(request(5));
  await until(() => seen.length === 6, 'the next is seen');
  visitor.destroy();
});

it('never begins what was asked by somebody who has gone, and says of all that was begun that it is over', async () => {
  const { seen, over, visitor } = await asking(5);
  visitor.destroy();
  await until(() => over.length > 0, 'it is over');
  expect([seen.map(({ url }) => url), over]).toEqual([['/0'], ['/0']]);
});

it('ends the connection of whoever asks for more than anybody needs', async () => {
  const { seen, visitor } = await asking(200);
  await until(() => visitor.destroyed, 'they are cut off');
  expect(seen.length).toBeLessThanOrEqual(1);
});
