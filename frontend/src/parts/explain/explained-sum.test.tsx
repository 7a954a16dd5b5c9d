import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Explanation } from './api';
import { ExplainedSum } from './explained-sum';

const told: Explanation = {
  serverNow: '2027-03-07T10:00:00.000Z',
  steps: [{ says: 'Half have fewer.', sum: '41 + 45 = 86' }],
  rule: 1,
  n: 38,
  papers: [{ name: 'Paper 1', keyVersion: 1 }],
  position: '00000000000000001234',
  answers: [{ paper: 1, number: 1, seconds: 12, chosen: 'B', outcome: 'right', written: null }],
};
const shown = (figure: 'raw' | 'rank' | 'median', answers = told.answers) =>
  render(<ExplainedSum told={{ ...told, answers }} figure={figure} isReport />);

it('tells the answers with what is made of them', () => {
  shown('raw');
  expect(screen.getByRole('region', { name: 'The answers' })).toBeVisible();
});

it('keeps them behind a press where it is made of marks, and away where it is everybody’s', () => {
  const { unmount } = shown('rank');
  expect(screen.getByText('The 1 answer that the child’s own marks are made of', { exact: false })).toBeVisible();
  expect(screen.getByRole('region', { name: 'The answers', hidden: true })).not.toBeVisible();
  unmount();
  shown('median');
  expect(screen.queryByRole('region', { name: 'The answers', hidden: true })).toBeNull();
});

it('says why answers are not told yet only where they would be', () => {
  const { unmount } = shown('raw', null);
  expect(screen.getByText(/once every session with these questions is over/)).toBeVisible();
  unmount();
  shown('median', null);
  expect(screen.queryByText(/once every session/)).toBeNull();
});
