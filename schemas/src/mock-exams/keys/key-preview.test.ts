import { expect, it } from '@jest/globals';
import { dice } from '../../rights/testing/random-grants';
import { paperOf, randomSats } from '../marks/testing/random-cohort';
import { figuresOfChange, markedBy, sittingChanges, withKeys } from './key-preview.rules';

it('counts a rank as changed by its number, and not where others come to share it or go from it', () => {
  const paper = paperOf('a', [{ subject: 'MATHS', questions: 12 }]);
  const sat = randomSats([paper], 30, dice(7));
  const [first] = paper.keys;
  if (!first) throw new Error('The paper has no question.');
  const answer = first.answer === 'B' ? 'C' : 'B';
  const keys = paper.keys.map((key) => (key === first ? { ...key, answer } : key));
  const { paperHash, keyVersion } = paper;
  const next = withKeys([paper], paperHash, { keys, keyVersion: keyVersion + 1 });
  const which = { paperHash, questionId: first.questionId, isOf: () => true };
  const changes = sittingChanges(markedBy([paper], sat), markedBy(next, sat), which);
  const moved = changes.filter(({ before, after }) => before.placed.rank !== after.placed.rank);
  const sharedAlone = changes.filter(
    ({ before: { placed: was }, after: { placed: is } }) => was.rank === is.rank && was.isShared !== is.isShared,
  );
  expect(sharedAlone.length).toBeGreaterThan(0);
  expect(figuresOfChange(changes).ranks).toBe(moved.length);
});
