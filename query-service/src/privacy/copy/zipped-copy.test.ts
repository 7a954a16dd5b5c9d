import { expect, it } from '@jest/globals';
import { zipEntries } from 'platform/finding/zip-entries';
import { putSealed } from 'platform/blobs/sealed';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import type { Reading } from './rows';
import { zippedCopy } from './zipped-copy';

/** Somebody of whom nothing is kept but a worksheet. */
const db = {
  prepared: (sql: string) =>
    Promise.resolve(sql.startsWith('select count') ? [{ count: sql.includes('"practice_worksheets"') ? 1 : 0 }] : []),
} as unknown as Reading;

it('has no file of a table without a row', async () => {
  const amara = { name: 'child-1', of: 'Amara', kind: 'child' as const, id: 'amara' };
  const zip = await zippedCopy({ db, blobs: memoryBlobs() }, [amara], '2026-11-22T10:00:00.000Z');
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

it('has the reports of a child as they were issued, and none of whose key is gone', async () => {
  const blobs = memoryBlobs();
  const report = Buffer.from('%PDF-1.7 of Amara, with nothing that packs well: 9f86d081');
  const issued = { ...(await putSealed(blobs, report)), issuedAt: '2026-11-21T23:30:00.000Z' };
  const rows = [{ ...issued, sealKey: null }, issued];
  const withReports = {
    prepared: (sql: string) => {
      if (sql.startsWith('select count'))
        return Promise.resolve([{ count: sql.includes('"mock_report_versions"') ? 2 : 0 }]);
      return Promise.resolve(rows);
    },
  } as unknown as Reading;
  const amara = { name: 'child-1', of: 'Amara', kind: 'child' as const, id: 'amara' };
  const parts: Buffer[] = [];
  for await (const part of await zippedCopy({ db: withReports, blobs }, [amara], '2026-11-22T10:00:00.000Z'))
    parts.push(part as Buffer);
  const files = zipEntries(Buffer.concat(parts)).filter(({ path }) => path.endsWith('.pdf'));
  expect(files).toEqual([{ path: 'child-1/mock-exam-report-2026-11-21-2.pdf', bytes: report }]);
});
