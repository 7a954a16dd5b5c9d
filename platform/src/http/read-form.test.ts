import { expect, it } from '@jest/globals';
import { readForm } from './read-form';

async function read(form: FormData) {
  const request = new Response(form);
  return readForm(request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer()));
}

it('reads texts as they are, and of files the bytes', async () => {
  const form = new FormData();
  form.append('name', 'Größe\r\n--x');
  form.append('file', new Blob([new Uint8Array([0, 255, 13, 10, 45, 45])]), '../a.png');
  // A browser ends each line of a text so.
  expect(await read(form)).toEqual({
    name: 'Größe\r\n--x',
    file: Buffer.from([0, 255, 13, 10, 45, 45]).toString('base64'),
  });
  expect(await read(new FormData()).catch(() => ({}))).toEqual({});
});

it('takes twenty parts and no more, however they hide', async () => {
  const formOf = (parts: number) => {
    const form = new FormData();
    for (let n = 0; n < parts; n += 1) form.append(`p${n}`, 'x');
    return form;
  };
  expect(Object.keys(await read(formOf(20)))).toHaveLength(20);
  for (const parts of [21, 1_000]) await expect(read(formOf(parts))).rejects.toMatchObject({ parts: { status: 400 } });
});

it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=abc', 'nothing'])(
  'refuses what is none: %s',
  async (type) => {
    for (const body of ['', 'x', '--abc', '--abc\r\n\r\n', '--abcd--'])
      await expect(readForm(type, Buffer.from(body))).rejects.toMatchObject({ parts: { status: 400 } });
  },
);
