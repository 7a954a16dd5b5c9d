import { totalmem } from 'node:os';
import { expect, it } from '@jest/globals';
import { memoryHere, settingsForMemory } from './postgres-memory';

const GIB = 1024 ** 3;

it('gives a server more of a larger machine, within limits', () => {
  const buffersOf = (bytes: number) => settingsForMemory(bytes)['shared_buffers'];
  expect([0.25, 1, 4, 8, 16, 256].map((gib) => buffersOf(gib * GIB))).toEqual([
    '128MB',
    '128MB',
    '512MB',
    '1024MB',
    '2048MB',
    '2048MB',
  ]);
  const walOf = (bytes: number) => settingsForMemory(bytes)['max_wal_size'];
  expect([1, 8, 64].map((gib) => walOf(gib * GIB))).toEqual(['1024MB', '2048MB', '4096MB']);
});

it('never gives it less than PostgreSQL would take by itself, nor more than there is', () => {
  for (const gib of [0.25, 1, 2, 24, 512]) {
    const settings = settingsForMemory(gib * GIB);
    const megabytes = (name: string) => Number.parseInt(settings[name] ?? '', 10);
    expect(megabytes('shared_buffers')).toBeGreaterThanOrEqual(128);
    expect(megabytes('max_wal_size')).toBeGreaterThanOrEqual(1_024);
    expect(megabytes('maintenance_work_mem')).toBeGreaterThanOrEqual(64);
    expect(megabytes('shared_buffers')).toBeLessThanOrEqual(Math.max(128, gib * 1_024 * 0.25));
  }
});

it('knows how much there is', () => {
  expect(memoryHere()).toBeGreaterThan(64 * 1024 ** 2);
  expect(memoryHere()).toBeLessThanOrEqual(totalmem());
});
