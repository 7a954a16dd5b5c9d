import { expect, it } from '@jest/globals';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { examKeysAfter, keysThatCount, noKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { RowOf } from 'schemas/describe/table';
import type { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { golden } from '../../../testing/golden';
import { rowsOf } from '../../../testing/rows-of';
import { mockKeysProjection } from './mock-keys.projection';

type KeyEvent = Parameters<typeof examKeysAfter>[1];
const published = golden('MockExamKeysPublished');
const proposed = golden('MockKeyChangeProposed');
const withdrawn = golden('MockKeyProposalWithdrawn');
const changed = golden('MockKeyChanged');
const takenBack = golden('MockKeyChangeTakenBack');
const why = 'Question 16 was marked with the wrong answer. “Thrifty” is right.';
const story = [published, proposed, withdrawn, changed, takenBack];

it('has each key as it counts, why, and what waits for a second person', () => {
  expect(rowsOf(mockKeysProjection, published)).toMatchObject([
    {
      keyVersion: 1,
      decisions: [],
      proposal: null,
      keys: [{ answer: 'A', isVoided: false, why: null, published: 'A' }],
    },
  ]);
  expect(rowsOf(mockKeysProjection, published, proposed)).toMatchObject([
    { keyVersion: 1, proposal: { proposalId: 'proposal-1' }, keys: [{ answer: 'A' }] },
  ]);
  expect(rowsOf(mockKeysProjection, published, proposed, withdrawn)).toMatchObject([
    { proposal: null, withdrawn: [{ proposalId: 'proposal-1', why: 'refused', change: { kind: 'correct' } }] },
  ]);
  expect(rowsOf(mockKeysProjection, published, changed)).toMatchObject([
    { keyVersion: 2, keys: [{ answer: 'D', why, published: 'A' }] },
  ]);
  expect(rowsOf(mockKeysProjection, ...story)).toMatchObject([
    {
      keyVersion: 3,
      keys: [{ answer: 'A', why: null }],
      decisions: [{ isTakenBack: true }, { takesBack: 'decision-1' }],
    },
  ]);
});

it('keeps all that the fold has left, at each step, and nothing of keys that were never published', () => {
  for (let length = 1; length <= story.length; length += 1) {
    const events = story.slice(0, length);
    const row = rowsOf(mockKeysProjection, ...events)[0] as RowOf<typeof mockKeys>;
    const state = (events as KeyEvent[]).reduce(examKeysAfter, noKeys);
    expect(examKeysFrom(row)).toEqual(state);
    expect(row.keys).toEqual(keysThatCount(state));
  }
  expect(rowsOf(mockKeysProjection, changed)).toEqual([]);
});
