import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Worksheet } from '../worksheet';
import { LateNote, Verdict } from './answers-beside';
import { Clock } from '../answering/timing/clock';
import { TimeTaken } from './how-it-went/time-taken';

const item = (late: boolean) => ({ userAnswer: '7', late }) as Worksheet['worksheetQuestions'][number];
const worksheet = (...late: boolean[]) =>
  ({
    startedAt: '2026-11-21T14:00:00.000Z',
    completedAt: '2026-11-21T14:12:00.000Z',
    timeLimitSeconds: 600,
    worksheetQuestions: late.map(item),
  }) as Worksheet;

it('says how many answers came after the time, and that they count', () => {
  const { rerender } = render(<TimeTaken worksheet={worksheet(false, true, true)} />);
  expect(screen.getByText(/2 answers came after it, and count all the same/)).toBeVisible();
  rerender(<TimeTaken worksheet={worksheet(false, true)} />);
  expect(screen.getByText(/1 answer came after it, and counts all the same/)).toBeVisible();
  rerender(<TimeTaken worksheet={worksheet(false)} />);
  expect(screen.queryByText(/came after/)).toBeNull();
});

it('marks a late answer, and no other', () => {
  const { rerender } = render(<LateNote late />);
  expect(screen.getByText('After the time')).toBeVisible();
  rerender(<LateNote late={false} />);
  expect(screen.queryByText('After the time')).toBeNull();
});

it.each([
  [20, 12, 'You took 12 seconds of 20 seconds.'],
  [20, 21, 'The time was up after 20 seconds.'],
  [80, 60, 'You took 1 minute of 1 minute 20 seconds.'],
  [240, 61, 'You took 1 minute 1 second of 4 minutes.'],
  [600, 301, 'You took 6 minutes of 10.'],
])('says of %d seconds, of which %d were taken: %s', (limit, taken, words) => {
  const completedAt = new Date(Date.parse('2026-11-21T14:00:00.000Z') + taken * 1_000).toISOString();
  const { container } = render(<TimeTaken worksheet={{ ...worksheet(false), timeLimitSeconds: limit, completedAt }} />);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words);
});

it.each([
  [20, 1, '20 seconds in all'],
  [60, 1, '1 minute in all'],
  [80, 2, '2 min left'],
  [80, 1, 'The last minute'],
])('of a limit of %d seconds with %d minutes left the clock says: %s', (limitSeconds, minutes, words) => {
  render(<Clock minutes={minutes} limitSeconds={limitSeconds} />);
  expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === words)).toBeVisible();
});

it('calls a blank left blank, not a wrong answer', () => {
  const blank = { userAnswer: ' ', isCorrect: false } as Worksheet['worksheetQuestions'][number];
  const { container } = render(<Verdict item={blank} />);
  expect(container).toHaveTextContent(/^– Left blank$/);
});
