import { expect, it } from '@jest/globals';
import { golden } from '../../testing/golden';
import { rowsOf } from '../../testing/rows-of';
import { arrivalsProjection, articleReadsProjection } from './funnel.projections';

const account = { accountId: 'a', learnerId: 'l', cameFrom: 'the-gl-exams' };

it('counts reads by article and source', () => {
  const read = golden('ArticleRead', { article: 'the-gl-exams', source: 'landing' });
  expect(rowsOf(articleReadsProjection, read, read)).toEqual([
    { article: 'the-gl-exams', source: 'landing', reads: 2 },
  ]);
});

it('follows an account and its first child from the page that led to them', () => {
  const rows = rowsOf(
    arrivalsProjection,
    golden('AccountRegistered', account),
    golden('WorksheetCompleted', { learnerId: 'l' }),
    golden('WorksheetCompleted', { learnerId: 'sibling' }),
    golden('GrantGiven', { familyId: 'a', source: 'subscription' }),
    golden('GrantGiven', { familyId: 'a', source: 'staff' }),
  );
  const from = { cameFrom: 'the-gl-exams' };
  expect(rows).toEqual([
    { id: 'a', ...from, isAccount: true, hasFinished: false, hasPlan: true },
    { id: 'l', ...from, isAccount: false, hasFinished: true, hasPlan: false },
  ]);
});
