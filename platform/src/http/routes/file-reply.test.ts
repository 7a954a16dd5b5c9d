import { afterEach, expect, it } from '@jest/globals';
import { anyone, file, query } from 'schemas/describe/contract';
import { nothing } from '../http';
import { served, type Served } from '../testing/served';

const picture = query({ call: 'GET /picture', who: anyone, summary: 'A picture.', reply: file('image/png') });

let app: Served | undefined;
afterEach(() => app?.close());

async function pictureOf(reply: unknown) {
  app = await served({ routes: [{ contract: picture, run: () => Promise.resolve(reply) }], deps: {} });
  return app.send('GET', '/picture');
}

it('sends the bytes of a file as what they are, for nobody to keep', async () => {
  const { status, headers, text } = await pictureOf(new TextEncoder().encode('the bytes'));
  const said = ['content-type', 'content-length', 'cache-control'].map((name) => headers.get(name));
  expect([status, text, ...said]).toEqual([200, 'the bytes', 'image/png', '9', 'no-store']);
});

it('sends no file where there is none', async () => {
  expect(await pictureOf(nothing)).toMatchObject({ status: 204, text: '' });
});
