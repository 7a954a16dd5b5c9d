import { describe, expect, it } from '@jest/globals';
import { summary } from './summary.mjs';

const passed = { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 3 };

describe('the end of a run', () => {
  it('is one line for programs, under what ran', () => {
    expect(summary([passed, { ...passed, name: 'lint', skipped: 2 }], 6).split('\n')).toEqual([
      '',
      '  passed  types     3 s',
      '  passed  lint      3 s',
      '  all in 6 s',
      '',
      '2 passed, 0 failed, 2 skipped',
    ]);
  });

  it('names what failed, where and how, for whoever sees the end alone', () => {
    const failures = [
      { file: '/here/a.test.ts', test: 'a child answers', said: 'not so after 60000 ms' },
      { file: '/here/b.test.ts', said: 'SyntaxError' },
    ];
    const text = summary(
      [passed, { name: 'tests', passed: 4, failed: 2, skipped: 0, seconds: 1, failures }],
      6,
      '/here',
    );
    expect(text).toContain('FAILED  a.test.ts › a child answers\n          not so after 60000 ms');
    expect(text).toContain('FAILED  b.test.ts\n          SyntaxError');
    expect(text.endsWith('\n5 passed, 2 failed')).toBe(true);
  });
});
