import { expect, it } from '@jest/globals';
import type { Reading } from './rows';
import { zippedCopy } from './zipped-copy';

/** Somebody of whom nothing is kept but a worksheet. */
const db = {
  prepared: (sql: string) =>
    Promise.resolve(sql.startsWith('select count') ? [{ count: sql.includes('"practice_worksheets"') ? 1 : 0 }] : []),
} as unknown as Reading;

it('has no file of a table without a row', async () => {
  const amara = { name: 'child-1', of: 'Amara', kind: 'child' as const, id: 'amara' };
  const zip = await zippedCopy(db, [amara], '2026-11-22T10:00:00.000Z');
  const parts: Buffer[] = [];
  for await (const part of zip) parts.push(part as Buffer);
  const names = new Set(
    Buffer.concat(parts)
      .toString('latin1')
      .match(/child-1\/\w+\.(json|csv)|README\.txt/g),
  );
  expect([...names].sort()).toEqual([
    'README.txt',
    'child-1/practice_worksheets.csv',
    'child-1/practice_worksheets.json',
  ]);
});
