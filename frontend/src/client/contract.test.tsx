import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { FakeServer, refused, Said, unreachable } from '../../testing/fake-server';
import { signInSomebody } from '../../testing/somebody';
import { Shown } from '../parts/page/shown';
import { call } from './call';
import { useCommand, useQuery, type Command } from './contract';
import { allAskedAgain, askAllAgain } from './kept';

const counting = (correctAnswersCount: number) => ({
  correctAnswersCount,
  questionsCount: 9,
  worksheetsCount: 1,
  topics: [],
});
const flag = { worksheetId: 'w1', questionNumber: 1 };

let command: Command<typeof flagQuestion>;
function Page() {
  const { data, problem } = useQuery(getUserAnalyticsData, {});
  command = useCommand(flagQuestion);
  return <p>{data ? `${data.correctAnswersCount} right` : (problem?.message ?? 'waiting')}</p>;
}

function ShownPage() {
  const answer = useQuery(getUserAnalyticsData, {});
  return <Shown answer={answer}>{({ correctAnswersCount }) => <p>{correctAnswersCount} right</p>}</Shown>;
}

/** Presses the button so many times, and waits for the end of it. */
async function press(times = 1) {
  let pending: Promise<unknown>[] = [];
  act(() => {
    pending = Array.from({ length: times }, () => command.run(flag));
  });
  let replies: unknown[] | undefined;
  void Promise.all(pending).then((all) => (replies = all));
  await waitFor(() => expect(replies).toBeDefined());
  return replies?.[0];
}

describe('a query of a page', () => {
  it('shows its answer, and a newer one after any command', async () => {
    signInSomebody();
    let count = 3;
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(count))
      .on(flagQuestion)
      .answers(() => ({}));
    render(<Page />);
    await screen.findByText('3 right');
    count = 4;
    await press();
    await screen.findByText('4 right');
    expect(server.of(getUserAnalyticsData).at(-1)?.headers['X-Position']).toBe('1001');
  });

  it('is asked again to the end: whoever waits for that has the answer to what was asked last', async () => {
    signInSomebody();
    let count = 3;
    const server = new FakeServer().on(getUserAnalyticsData).answers(() => counting(count));
    render(<Page />);
    await screen.findByText('3 right');
    const [answerNow, held] = [globalThis.fetch, [] as (() => void)[]];
    globalThis.fetch = async (address, init) => {
      const reply = await answerNow(address, init);
      await new Promise<void>((resolve) => held.push(resolve));
      return reply;
    };
    let isOver = false;
    let asked: Promise<unknown> = Promise.resolve();
    act(() => {
      asked = allAskedAgain().then(() => (isOver = true));
    });
    await waitFor(() => expect(held).toHaveLength(1));
    count = 4;
    act(askAllAgain);
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(isOver).toBe(false);
    held[1]?.();
    await act(() => asked);
    expect(screen.getByText('4 right')).toBeInTheDocument();
    expect(server.of(getUserAnalyticsData)).toHaveLength(3);
  });

  it('is asked once more, shortly after a stale answer', async () => {
    signInSomebody();
    let asked = 0;
    new FakeServer().on(getUserAnalyticsData).answers(() => {
      asked += 1;
      return asked === 1 ? new Said(200, counting(1), { 'X-Stale': 'behind' }) : counting(2);
    });
    render(<Page />);
    await screen.findByText('1 right');
    await screen.findByText('2 right');
    expect(asked).toBe(2);
  });

  it('is not asked over and over where something at the server has stopped', async () => {
    signInSomebody();
    const waits = jest.spyOn(globalThis, 'setTimeout');
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => new Said(200, counting(1), { 'X-Stale': 'stopped' }));
    render(<Page />);
    await screen.findByText('1 right');
    const lengths = waits.mock.calls.map(([, milliseconds]) => milliseconds);
    expect(lengths).toContain(60_000);
    expect(lengths).not.toContain(1_500);
    expect(server.of(getUserAnalyticsData)).toHaveLength(1);
    waits.mockRestore();
  });

  it('waits its turn where there is no room just now, and says for how long', async () => {
    signInSomebody();
    let isCrowded = true;
    new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => (isCrowded ? new Said(429, { code: 'TooManyRequests' }, { 'Retry-After': '1' }) : counting(3)));
    render(<ShownPage />);
    expect(await screen.findByText(/asked for again by itself in 1 second\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    isCrowded = false;
    expect(await screen.findByText('3 right', {}, { timeout: 4_000 })).toBeTruthy();
  });

  it('says what went wrong', async () => {
    signInSomebody();
    new FakeServer().on(getUserAnalyticsData).answers(() => refused(403, 'NotAllowed', 'You may not do this.'));
    render(<Page />);
    await screen.findByText('You may not do this.');
  });
});

describe('a command of a page', () => {
  it('is sent once when its button is pressed twice', async () => {
    signInSomebody();
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(1))
      .on(flagQuestion)
      .answers(() => ({}));
    render(<Page />);
    await press(2);
    expect(server.of(flagQuestion)).toHaveLength(1);
  });

  it('gives each of two different requests its own reply, in their order', async () => {
    signInSomebody();
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(1))
      .on(flagQuestion)
      .answers(() => ({}));
    render(<Page />);
    let replies: unknown[] = [];
    await act(async () => {
      const asked = [1, 2, 2, 1].map((questionNumber) => command.run({ ...flag, questionNumber }));
      replies = await Promise.all(asked);
    });
    expect(replies).toMatchObject([
      { position: '1001' },
      { position: '1002' },
      { position: '1002' },
      { position: '1003' },
    ]);
    expect(server.of(flagQuestion).map(({ body }) => body['questionNumber'])).toEqual([1, 2, 1]);
    expect(command.busy).toBe(false);
  });

  it('keeps its name when it is tried again after a failure, and takes a new one after a success', async () => {
    signInSomebody();
    let reachable = false;
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(1))
      .on(flagQuestion)
      .answers(() => (reachable ? {} : unreachable()));
    render(<Page />);
    await press();
    // Anything that was answered meanwhile says that the service is there again, and not whether this was done.
    await waitFor(() => expect(command.problem).toMatchObject({ code: 'AnswerLost', unsure: true }));
    reachable = true;
    await press();
    await press();
    const keys = server.of(flagQuestion).map(({ headers }) => headers['Idempotency-Key']);
    const [first, last] = [keys[0], keys.at(-1)];
    expect(keys.slice(0, -1).every((key) => key === first)).toBe(true);
    expect(last).not.toBe(first);
    expect(command.problem).toBeUndefined();
  });

  it('gives nothing and says why when it is refused', async () => {
    signInSomebody();
    new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(1))
      .on(flagQuestion)
      .answers(() => refused(404, 'QuestionNotFound', 'No such question.'));
    render(<Page />);
    expect(await press()).toBeUndefined();
    await waitFor(() => expect(command.problem?.code).toBe('QuestionNotFound'));
    expect(command.busy).toBe(false);
  });
});

describe('the loss of the connection', () => {
  const flagging = (answers: () => object) => {
    signInSomebody();
    return new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => counting(3))
      .on(flagQuestion)
      .answers(answers);
  };
  const lose = async () => {
    render(<Page />);
    await screen.findByText('3 right');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.useFakeTimers();
    act(() => void command.run(flag));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(command.problem).toMatchObject({ kind: 'offline', unsure: false });
  };
  afterEach(() => void jest.restoreAllMocks());

  it('is no longer said once the device is on a network again', async () => {
    flagging(unreachable);
    await lose();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(command.problem).toBeUndefined();
  });

  it('is no longer said once anything else was answered', async () => {
    flagging(unreachable);
    await lose();
    await act(() => call(getUserAnalyticsData, {}));
    expect(command.problem).toBeUndefined();
  });
});
