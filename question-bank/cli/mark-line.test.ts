import { describe, expect, it } from '@jest/globals';
import { markLine } from './mark-line';

describe('a line to mark', () => {
  it.each([
    ['{"correct":"£3.50","user":"3.50 pounds"}', { verdict: true, why: 'every part agrees' }],
    ['{"correct":"£3.50","user":"3.5"}', { verdict: false, why: 'a part is missing' }],
    ['{"correct":"£3.50","user":"3.5","shownUnit":"£"}', { verdict: true, why: 'the unit stands beside the box' }],
    ['{"correct":"7","user":"7","shownUnit":null}', { verdict: true, why: 'every part agrees' }],
    ['{"correct":"","user":"7"}', { verdict: false, why: 'there is no key to mark against' }],
    ['{"correct":', { error: 'line 3 is not JSON' }],
    ['"7"', { error: 'line 3 is not an object' }],
    ['{"correct":7,"user":"7"}', { error: 'line 3: "correct" must be text' }],
    ['{"correct":"7"}', { error: 'line 3: "user" must be text' }],
    ['{"correct":"7","user":"7","shownUnit":1}', { error: 'line 3: "shownUnit" must be text' }],
  ])('%s', (line, marked) => {
    expect(markLine(line, 3)).toEqual(marked);
  });
});
