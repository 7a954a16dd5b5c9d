import { expect, it } from '@jest/globals';
import { MARKING_RULE } from 'schemas/mock-exams/marks/marking.rules';
import { markerOf } from './markers';
import { basisReader } from './read-basis';

const store = { readStream: () => Promise.resolve([]) };
const prepared = {
  position: '1'.padStart(20, '0'),
  keyVersions: [],
  template: 1,
  cohort: { markingRule: 1, n: 0, papers: [], parts: [] },
  preparedAt: '2026-11-21T17:00:00.000Z',
  site: 'https://fieldfare.example',
};

it('marks by the rule that is in force now', () => expect(() => markerOf(MARKING_RULE)).not.toThrow());

it('makes no report again by another rule than its own', () => {
  expect(() => basisReader(store, { ...prepared, markingRule: 1 })).not.toThrow();
  expect(() => basisReader(store, { ...prepared, markingRule: MARKING_RULE + 1 })).toThrow('no marking rule');
});
