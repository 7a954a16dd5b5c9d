import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'fieldfare-seen-'));
const LONG = 60_000;

const tests = {
  loading: 'platform/src/backoff/backoff.test.ts',
  reading: 'schemas/golden/golden.test.ts',
  loadingToo: 'platform/src/event-store/postgres/reader.test.ts',
  ofTheTree: 'deploy/test/tree/manifests.test.ts',
};

let seen: Readonly<Record<string, readonly string[]>>;

beforeAll(() => {
  const words = ['--selectProjects', 'unit', '--runTestsByPath', ...Object.values(tests), '--runInBand', '--silent'];
  const environment = { ...process.env, SEEN_BY_TESTS: folder };
  execFileSync(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...words], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const told = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Told);
  seen = Object.fromEntries(told.map((one) => [one.test, one.seen]));
}, LONG);
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly test: string;
  readonly seen: readonly string[];
}

describe('what a test file has seen', () => {
  it('is itself and the modules that it has loaded, and nothing beside it', () => {
    expect(seen[tests.loading]).toEqual(
      expect.arrayContaining([tests.loading, 'platform/src/backoff/backoff.ts', 'schemas/src/describe/pauses.ts']),
    );
    expect(seen[tests.loading]).not.toContain('schemas/src/events.ts');
  });

  it('is what was loaded for another file of the same worker as well', () => {
    expect(seen[tests.loadingToo]).toContain('schemas/src/describe/pauses.ts');
  });

  it('is each file that it has read, and each folder that it has looked into', () => {
    expect(seen[tests.reading]).toEqual(
      expect.arrayContaining(['schemas/golden/', 'schemas/golden/rights/BookingMade.json']),
    );
  });

  it('is a file that it has read, and none that another test has', () => {
    expect(seen[tests.ofTheTree]).toContain('deploy/build/programs.mjs');
    expect(seen[tests.ofTheTree]).not.toContain('schemas/golden/');
  });
});
