import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { asCsv, asJson } from './written-rows';

const rowsOf = (...rows: readonly Record<string, unknown>[]) => Readable.from(rows);

async function written(texts: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const text of texts) all += text;
  return all;
}

it('writes rows as JSON that is read again, none as well', async () => {
  const rows = [{ answer: 'a "b"\n' }, { answer: null }];
  expect(JSON.parse(await written(asJson(rowsOf(...rows))))).toEqual(rows);
  expect(JSON.parse(await written(asJson(rowsOf())))).toEqual([]);
});

it('writes rows for a spreadsheet, which reckons nothing that a child has typed', async () => {
  const row = { answer: '=1+1', name: 'O"Neill, 张', at: null, asked: -3, marks: [{ right: true, errorTag: 'a' }, 3] };
  expect(await written(asCsv(['answer', 'name', 'at', 'asked', 'marks'], rowsOf(row)))).toBe(
    '\ufeffanswer,name,at,asked,marks\r\n"\'=1+1","O""Neill, 张",,-3,"right true, error tag a; 3"\r\n',
  );
});
