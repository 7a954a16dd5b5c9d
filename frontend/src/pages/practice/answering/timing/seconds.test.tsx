import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSeconds } from './use-seconds';

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
/** A page with a question on it; `reload` ends it as a browser does, which unmounts nothing. */
function page(worksheetId: string, question = 1) {
  const view = renderHook(({ number }) => useSeconds(worksheetId, number), { initialProps: { number: question } });
  return {
    spent: () => view.result.current(),
    goTo: (number: number) => view.rerender({ number }),
    leave: view.unmount,
  };
}

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the time on a question', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T14:02:00Z') }));
  afterEach(() => {
    hide(false);
    jest.useRealTimers();
  });

  it('goes on after a reload', async () => {
    const before = page('reloaded');
    await pass(62);
    window.dispatchEvent(new Event('pagehide'));
    before.leave();
    await pass(30);
    const after = page('reloaded');
    await pass(4);
    expect(after.spent()).toBe(66);
  });

  it('is each question’s own, and goes on when somebody comes back to it', async () => {
    const { spent, goTo } = page('to and fro');
    await pass(40);
    goTo(2);
    await pass(7);
    expect(spent()).toBe(7);
    goTo(1);
    await pass(80);
    expect(spent()).toBe(120);
  });

  it('does not count while the page is hidden', async () => {
    const { spent } = page('hidden');
    await pass(10);
    hide(true);
    await pass(300);
    hide(false);
    await pass(5);
    expect(spent()).toBe(15);
  });

  it('is not doubled by a second tab beside the first', async () => {
    const one = page('twice');
    await pass(12);
    const other = page('twice');
    await pass(31);
    expect(one.spent()).toBe(43);
    expect(other.spent()).toBe(43);
  });

  it('goes on by a clock that is put back', async () => {
    const { spent } = page('put back');
    await pass(20);
    expect(spent()).toBe(20);
    jest.setSystemTime(new Date('2026-11-21T13:00:00Z'));
    await pass(5);
    await pass(10);
    expect(spent()).toBeGreaterThanOrEqual(30);
    expect(spent()).toBeLessThanOrEqual(35);
  });
});
