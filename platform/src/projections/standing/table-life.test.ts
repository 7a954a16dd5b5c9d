import { describe, expect, it } from '@jest/globals';
import { atStart, stateAfter, type TableEvent, type TableState } from './table-life';

const states = ['none', 'building', 'live', 'stopped', 'retired'] as const;

/** After each event, by the state before it; `-` where it cannot happen. */
const told: Record<TableEvent, readonly (TableState | '-')[]> = {
  declared: ['building', '-', '-', '-', '-'],
  changed: ['-', 'building', 'building', 'building', 'building'],
  'caught up': ['-', 'live', 'live', 'live', '-'],
  failed: ['-', 'stopped', 'stopped', 'stopped', '-'],
  'rebuild failed': ['-', 'stopped', 'live', 'stopped', '-'],
  undeclared: ['-', 'retired', 'retired', 'retired', 'retired'],
};

describe.each(Object.entries(told))('a read table that is %s', (happened, afterwards) => {
  it.each(states.map((before, n) => [before, afterwards[n]] as const))('while %s: %s', (before, after) => {
    const move = () => stateAfter(before, happened as TableEvent);
    if (after === '-') expect(move).toThrow(`${before} cannot be ${happened}`);
    else expect(move()).toBe(after);
  });
});

describe('when the projectors begin, a read table', () => {
  const filled = (state: TableState) => ({ state, filledBy: '1 abc' });

  it('that never stood is founded', () => expect(atStart(undefined, '1 abc')).toBe('found'));
  it('that is live is kept', () => expect(atStart(filled('live'), '1 abc')).toBe('keep'));
  it.each(['stopped', 'building'] as const)('that is %s goes on from where it stands', (state) =>
    expect(atStart(filled(state), '1 abc')).toBe('go on'),
  );
  it.each(['live', 'stopped', 'building'] as const)('that is %s and declared otherwise is built anew', (state) =>
    expect(atStart(filled(state), '2 abc')).toBe('build anew'),
  );
  it('that was to be dropped and is declared again is built anew', () =>
    expect(atStart(filled('retired'), '1 abc')).toBe('build anew'));
});
