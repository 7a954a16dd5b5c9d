import { describe, expect, it } from '@jest/globals';
import { checks } from './checks.mjs';
import { runChecks } from './run-checks.mjs';

interface Check {
  readonly name: string;
  readonly after?: readonly string[];
  readonly lanes?: number;
}

/** What ran beside each check when it began, where each ends as soon as nothing more begins. */
async function besides(chosen: readonly Check[]): Promise<Map<string, string[]>> {
  const beside = new Map<string, string[]>();
  const running = new Map<string, () => void>();
  const run = async ({ name }: Check) => {
    beside.set(name, [...running.keys()]);
    await new Promise<void>((resolve) => {
      running.set(name, resolve);
      setImmediate(() => running.values().next().value?.());
    });
    running.delete(name);
    return { name, countsTests: false, output: '', passed: 1, failed: 0, skipped: 0, seconds: 0 };
  };
  const results = await runChecks([...chosen], '/nowhere', { all: true, run, say: () => undefined });
  expect(results.map(({ name }: Check) => name).sort()).toEqual(chosen.map(({ name }) => name).sort());
  return beside;
}

describe('the checks', () => {
  it('run three at a time, each after those that it comes after', async () => {
    const beside = await besides([
      { name: 'a' },
      { name: 'b' },
      { name: 'c', after: ['a'] },
      { name: 'd' },
      { name: 'e' },
    ]);
    expect(beside.get('d')).toEqual(['a', 'b']);
    expect(beside.get('c')).not.toContain('a');
    expect(Math.max(...Array.from(beside.values(), ({ length }) => length))).toBe(2);
  });

  it('wait for as many lanes as they take, and nobody overtakes one that waits', async () => {
    const beside = await besides([{ name: 'a' }, { name: 'b' }, { name: 'wide', lanes: 2 }, { name: 'd' }]);
    expect(beside.get('wide')).toEqual(['b']);
    expect(beside.get('d')).not.toContain('a');
  });

  it('of npm test all come to their turn, the browser beside one other at most', async () => {
    // Without their fingerprints: nothing is remembered of this.
    const beside = await besides(
      (checks as readonly Check[]).map(({ name, after, lanes }) => ({ name, after, lanes })),
    );
    expect(beside.get('browser tests')?.length).toBeLessThan(2);
    for (const [name, others] of beside)
      if (others.includes('browser tests')) expect([name, others]).toEqual([name, ['browser tests']]);
  });
});
