import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { FakeServer, refused, unreachable } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import { answers } from '../../client/answers/saved';
import { SavedBadge } from './saved-badge';

const settle = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the saved badge', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T14:02:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('says nothing of a quick save but when it was, and owns up to a failed one until it is made good', async () => {
    const { learnerId } = signInSomebody();
    const give = (questionNumber: number) =>
      act(() => answers.keep({ learnerId, worksheetId: 'w1', questionNumber, answer: '7', secondsSpent: 1 }));
    let reachable = true;
    new FakeServer().on(submitAnswer).answers(() => (reachable ? {} : unreachable()));
    render(<SavedBadge />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await give(1);
    expect(screen.queryByText('Saving…')).toBeNull();
    await settle(50);
    expect(screen.getByRole('status')).toHaveTextContent('Saved 14:02');

    reachable = false;
    await give(2);
    await settle(50);
    expect(screen.getByRole('status')).toHaveTextContent('Not saved — retrying. 1 answer is kept on this device.');
    await give(3);
    expect(screen.getByRole('status')).toHaveTextContent('2 answers are kept on this device.');

    reachable = true;
    await settle(3_000);
    expect(screen.getByRole('status')).toHaveTextContent('Saved 14:02');
  });

  it('tells kindly that an answer was changed too often, until another is taken', async () => {
    const { learnerId } = signInSomebody();
    const give = (questionNumber: number) =>
      act(() => answers.keep({ learnerId, worksheetId: 'w3', questionNumber, answer: '7', secondsSpent: 1 }));
    const why = 'You have changed this answer very often.';
    new FakeServer()
      .on(submitAnswer)
      .answers(({ questionNumber }) => (questionNumber === 1 ? refused(409, 'AnswerChangedTooOften', why) : {}));
    render(<SavedBadge />);
    await give(1);
    await settle(50);
    expect(screen.getByRole('status')).toHaveTextContent(why);
    expect(await answers.waiting('w3')).toEqual([]);
    expect(await answers.hasUnsent('w3')).toBe(false);
    await give(2);
    await settle(50);
    expect(screen.getByRole('status')).toHaveTextContent('Saved 14:02');
  });

  it('says "Saving…" of one that takes its time', async () => {
    const { learnerId } = signInSomebody();
    let answer: (() => void) | undefined;
    globalThis.fetch = () =>
      new Promise((resolve) => {
        answer = () =>
          // jsdom has no Response; the client uses these parts of it.
          resolve({
            ok: true,
            status: 200,
            headers: { get: () => null },
            json: () => Promise.resolve({ position: '1' }),
          } as unknown as Response);
      });
    render(<SavedBadge />);
    await act(() => answers.keep({ learnerId, worksheetId: 'w2', questionNumber: 1, answer: '7', secondsSpent: 1 }));
    await settle(300);
    expect(screen.queryByText('Saving…')).toBeNull();
    await settle(200);
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    act(() => answer?.());
    await settle(10);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
