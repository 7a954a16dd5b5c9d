import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWaiting } from './use-waiting';

it('looks again every half minute, and each second for as long as something is waited for', () => {
  const { result, rerender } = renderHook(useWaiting, { initialProps: 'as it was' });
  expect(result.current.refreshMs).toBe(30_000);
  act(() => result.current.begin());
  expect([result.current.isWaiting, result.current.refreshMs]).toEqual([true, 1_000]);
  rerender('changed');
  expect([result.current.isWaiting, result.current.refreshMs]).toEqual([false, 30_000]);
});
