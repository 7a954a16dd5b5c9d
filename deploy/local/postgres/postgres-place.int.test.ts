import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { removeForsaken } from './postgres-place';

let places: string;
beforeEach(() => {
  places = mkdtempSync(join(tmpdir(), 'fieldfare-places-'));
});
afterEach(() => rmSync(places, { recursive: true }));

function place(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(places, name);
  mkdirSync(join(path, 'cluster'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

it('removes what was kept for a temporary folder that is gone, and nothing else', async () => {
  const gone = join(tmpdir(), 'fieldfare-that-was-deleted');
  const forsaken = place('forsaken', { 'kept-for': gone, 'used-by': '999999999 1' });
  const kept = [
    place('whose folder is there', { 'kept-for': places }),
    place('that may have been moved, or be on another disk', { 'kept-for': '/mnt/disk/fieldfare' }),
    place('that does not say whose it is', {}),
    place('that somebody uses', { 'kept-for': gone, 'used-by': `${process.pid} 1` }),
    place('whose server runs', { 'kept-for': gone, 'cluster/postmaster.pid': `${process.pid}\n/somewhere\n` }),
  ];
  await removeForsaken(places);
  expect(existsSync(forsaken)).toBe(false);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});
