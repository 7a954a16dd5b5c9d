import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renameDurably, writeDurably } from './durable-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durable-file-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('is whole, its owner’s alone, and leaves nothing beside itself', () => {
  const file = join(folder, 'kept.json');
  for (const content of ['first', 'second']) {
    writeDurably(file, content);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['kept.json']);
});

it('is on the disk before it has its name, and its name before this returns', () => {
  const done: string[] = [];
  const named = (descriptor: number) => fs.readlinkSync(`/proc/self/fd/${descriptor}`).replace(folder, '');
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => void done.push(`sync ${named(descriptor)}`));
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push('rename');
    rename(from, to);
  });
  writeDurably(join(folder, 'kept.json'), 'x');
  renameDurably(join(folder, 'kept.json'), join(folder, 'moved.json'));
  expect(done).toEqual(['sync /kept.json.part', 'rename', 'sync ', 'rename', 'sync ']);
});
