import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Answer } from '../../client/kept';
import { Shown } from './shown';

const awaited: Answer<string> = {
  data: undefined,
  problem: undefined,
  loading: true,
  again: () => undefined,
  asked: () => Promise.resolve(),
};
const page = (answers: readonly Answer<string>[]) => (
  <>
    {answers.map((answer, at) => (
      <Shown key={at} answer={answer}>
        {(text) => <p>{text}</p>}
      </Shown>
    ))}
  </>
);
const long = /This is taking longer than usual/;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('what is waited for', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is said once on a page to take long after three seconds, and no longer once it is there', async () => {
    const { rerender } = render(page([awaited, awaited]));
    await pass(2_900);
    expect(screen.queryByText(long)).toBeNull();
    await pass(200);
    expect(screen.getByText(long)).toHaveAttribute('role', 'status');

    rerender(page([{ ...awaited, loading: false, data: 'Ben' }, awaited]));
    expect(screen.getByText('Ben')).toBeInTheDocument();
    expect(screen.getByText(long)).toBeInTheDocument();
    rerender(
      page([
        { ...awaited, loading: false, data: 'Ben' },
        { ...awaited, loading: false, data: 'Amara' },
      ]),
    );
    expect(screen.queryByText(long)).toBeNull();
  });

  it('is never said to where it comes soon', async () => {
    const { rerender } = render(page([awaited]));
    await pass(1_000);
    rerender(page([{ ...awaited, loading: false, data: 'Ben' }]));
    await pass(10_000);
    expect(screen.queryByText(long)).toBeNull();
  });
});
