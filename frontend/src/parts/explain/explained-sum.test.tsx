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
const shown = (figure: 'raw' | 'rank' | 'median', answers = told.answers, isForStaff = true) =>
  render(<ExplainedSum told={{ ...told, answers }} figure={figure} isReport isForStaff={isForStaff} />);

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

it('names places in the log, keys and rules to staff, and says to families in words what it was made from', () => {
  const { container, unmount } = shown('raw');
  expect(container.textContent).toContain('1234');
  expect(container.textContent).toMatch(/Keys.*Marking rulenumber 1.*As the log stood at/);
  unmount();
  const { container: ofFamily } = shown('raw', told.answers, false);
  expect(ofFamily.textContent).toContain('the answers that counted as right then');
  expect(ofFamily.textContent).toMatch(/38.children who had sat it/);
  expect(ofFamily.textContent).not.toMatch(/log|1234|Keys|rule|version/i);
});
