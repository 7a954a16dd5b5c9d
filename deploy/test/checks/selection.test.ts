import { describe, expect, it } from '@jest/globals';
import { choose, readSelection } from './selection.mjs';

describe('what npm test is asked for', () => {
  it('is what has not passed before, or everything with --all or in CI', () => {
    expect(readSelection([], {})).toEqual({ all: false, only: [] });
    expect(readSelection(['--all'], {})).toEqual({ all: true, only: [] });
    expect(readSelection([], { CI: 'true' }).all).toBe(true);
    expect(readSelection([], { CI: 'false' }).all).toBe(false);
  });

  it('is refused where it is not understood', () => {
    expect(() => readSelection(['--everything'], {})).toThrow('npm test does not know --everything');
    expect(() => readSelection(['--only'], {})).toThrow('npm test does not know --only');
  });
});

describe('the checks that are chosen', () => {
  const checks = [
    { name: 'build' },
    { name: 'lint' },
    { name: 'integration tests', after: ['build'] },
    { name: 'browser tests', after: ['build', 'integration tests'] },
  ];
  const namesOf = (only: string[]) => choose(checks, only).map(({ name }) => name);

  it('are all, unless some are named', () => {
    expect(choose(checks, [])).toBe(checks);
    expect(namesOf(['lint'])).toEqual(['lint']);
  });

  it('have the build before them where they need it, and wait for nothing that does not run', () => {
    expect(choose(checks, ['browser'])).toEqual([
      { name: 'build', after: undefined },
      { name: 'browser tests', after: ['build'] },
    ]);
  });

  it('are told by name where none is meant', () => {
    expect(() => choose(checks, ['brwoser'])).toThrow('no check is called brwoser: there are build, lint, integration');
  });
});
