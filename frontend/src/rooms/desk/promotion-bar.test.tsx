import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { signInSomebody } from '../../../testing/somebody';
import { session } from '../../client/session';
import { PromotionBar, remaining } from './promotion-bar';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const meta = document.createElement('meta');
meta.name = 'site';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  document.head.append(meta);
  session.close();
});
afterEach(() => {
  jest.useRealTimers();
  meta.remove();
});

function show(endsAt: string | undefined) {
  const link = { words: 'Book now', to: '/11plus-mock-exams' };
  const promotion = endsAt === undefined ? undefined : { words: 'A fifth off your first month.', endsAt, link };
  meta.content = JSON.stringify({ promotion });
  return render(
    <MemoryRouter>
      <PromotionBar />
    </MemoryRouter>,
  );
}
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const bar = () => screen.queryByRole('complementary', { name: 'Promotion' });

it('counts down each second, and goes when the time is over', () => {
  show('2026-12-01T12:00:03Z');
  expect(bar()).toHaveTextContent('A fifth off your first month. Until Tue 1 Dec 2026');
  expect(screen.getByRole('timer')).toHaveTextContent('(00:00:03 left)');
  expect(screen.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', '/11plus-mock-exams');
  pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('(00:00:02 left)');
  pass(2_000);
  expect(bar()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

it('is not there where it is past, where there is none, or for somebody who has an account', () => {
  show('2022-09-18T09:00:00Z');
  expect(bar()).toBeNull();
  show(undefined);
  expect(bar()).toBeNull();
  signInSomebody();
  show('2027-01-01T00:00:00Z');
  expect(bar()).toBeNull();
});

it('stays away once it was put away, and another one comes', () => {
  const first = show('2027-02-01T00:00:00Z');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(bar()).toBeNull();
  first.unmount();
  show('2027-02-01T00:00:00Z').unmount();
  show('2027-02-01T00:00:00Z');
  expect(bar()).toBeNull();
  show('2027-03-01T00:00:00Z');
  expect(bar()).not.toBeNull();
});

it('tells days apart from hours', () => expect(remaining(86_400 * 12 + 3_605)).toBe('12\u00a0d 01:00:05'));
