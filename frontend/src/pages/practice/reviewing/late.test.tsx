import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Worksheet } from '../worksheet';
import { LateNote } from './answers-beside';
import { TimeTaken } from './time-taken';

const item = (late: boolean) => ({ userAnswer: '7', late }) as Worksheet['worksheetQuestions'][number];
const worksheet = (...late: boolean[]) =>
  ({
    startedAt: '2026-11-21T14:00:00.000Z',
    completedAt: '2026-11-21T14:12:00.000Z',
    timeLimitSeconds: 600,
    worksheetQuestions: late.map(item),
  }) as unknown as Worksheet;

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
