/** How what a child does in an exam reaches the server, whatever becomes of the line meanwhile. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../../../client/problem';
import { ActSender, type ActSenderParts, type Verdict } from './act-sender';
import { heldExamShelf, indexedExamShelf, type ExamShelf } from './act-shelf';
import { inOrder, type Act, type KeptAct } from './kept-act';

let learners = 0;
const offline = () => new Problem({ kind: 'offline', code: 'Offline', title: 'No line.' });

function acting(shelf: ExamShelf) {
  const learnerId = `learner-${(learners += 1)}`;
  let seq = 0;
  let everyMs = 100;
  let now = 0;
  const sent: KeptAct[][] = [];
  let answer: (act: KeptAct) => Verdict | Problem = () => 'kept';
  const acknowledged = jest.fn<ActSenderParts['acknowledged']>();
  const passedOver = jest.fn<ActSenderParts['passedOver']>();
  const parts: ActSenderParts = {
    shelf: () => Promise.resolve(shelf),
    send: (acts) => {
      sent.push([...acts]);
      const verdicts = acts.map((act) => [act.act.seq, answer(act)] as const);
      const problem = verdicts.map(([, verdict]) => verdict).find((verdict) => verdict instanceof Problem);
      return problem ? Promise.reject(problem) : Promise.resolve(new Map(verdicts as [number, Verdict][]));
    },
    now: () => now,
    changed: () => undefined,
    shelved: () => undefined,
    passedOver,
    acknowledged,
  };
  const act = (kind: Act['kind'], option?: string, { questionId = 'q1', tab = 'tab-1' } = {}): KeptAct => {
    seq += 1;
    const at = new Date(seq * everyMs).toISOString();
    const what = { kind, questionId, seq, at, ...(option !== undefined && { option }) };
    return { learnerId, sessionId: 's1', paper: 1, deviceId: 'desk', tab, act: what };
  };
  return {
    learnerId,
    act,
    sent,
    passedOver,
    acknowledged,
    sender: new ActSender(parts),
    another: () => new ActSender(parts),
    says: (says: typeof answer) => (answer = says),
    pass: (ms: number) => (now += ms),
    actsEach: (ms: number) => (everyMs = ms),
    onShelf: async () => (await shelf.of(learnerId, 's1')).map(({ act: { seq: n } }) => n),
  };
}

const shelves: [string, () => Promise<ExamShelf>][] = [
  ['in IndexedDB', indexedExamShelf],
  ['held by the page', () => Promise.resolve(heldExamShelf())],
];

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => void jest.useRealTimers());

describe.each(shelves)('on a shelf %s', (_, open) => {
  it('keeps an act until the server says what became of it, and takes it away then', async () => {
    const { sender, act, sent, says, onShelf, pass } = acting(await open());
    says(offline);
    await sender.keep(act('chosen', 'A'));
    pass(100);
    await sender.sendNow();
    expect([await onShelf(), sender.status().waiting.length, sender.status().since]).toEqual([[1], 1, 0]);
    says(() => 'kept');
    await sender.sendNow();
    expect([await onShelf(), sender.status().waiting, sender.status().savedAt]).toEqual([[], [], 100]);
    expect(sent).toHaveLength(2);
  });

  it('finds after a reload what was not sent, and sends it in its order, by the tab that it was done in', async () => {
    const { sender, act, another, says, onShelf, learnerId, sent } = acting(await open());
    says(offline);
    await sender.keep(act('chosen', 'A'));
    await sender.keep(act('submitted', 'A'));
    sender.stop();
    says(() => 'kept');
    const after = another();
    expect(await after.takeUp(learnerId, 's1')).toHaveLength(2);
    await after.keep(act('chosen', 'B', { questionId: 'q2', tab: 'tab-2' }));
    await after.sendNow();
    expect(sent.slice(-2).map((batch) => batch.map(({ tab, act: { seq } }) => `${tab} ${seq}`))).toEqual([
      ['tab-1 1', 'tab-1 2'],
      ['tab-2 3'],
    ]);
    expect(await onShelf()).toEqual([]);
  });
});

describe('what waits', () => {
  it('is not told a letter that another took the place of within a second, but all that was handed in', async () => {
    const { sender, act, says, passedOver, onShelf } = acting(heldExamShelf());
    says(offline);
    for (const one of [
      act('chosen', 'A'),
      act('chosen', 'B'),
      act('submitted', 'B'),
      act('chosen', 'C'),
      act('chosen', 'D'),
    ])
      await sender.keep(one);
    expect(await onShelf()).toEqual([2, 3, 5]);
    expect(passedOver.mock.calls.flat(2).map((one) => one.act.seq)).toEqual([1, 4]);
  });

  it('is told what stood on the screen for a second or more, so that it can be watched again', async () => {
    const { sender, act, actsEach, says, onShelf } = acting(heldExamShelf());
    says(offline);
    actsEach(1_000);
    for (const option of ['A', 'B', 'C']) await sender.keep(act('chosen', option));
    expect(await onShelf()).toEqual([1, 2, 3]);
  });

  it('stays while the clock stands still, and goes once it goes on', async () => {
    const { sender, act, says, onShelf, sent } = acting(heldExamShelf());
    says(() => 'later');
    await sender.keep(act('chosen', 'A'));
    await sender.sendNow();
    expect(await onShelf()).toEqual([1]);
    says(() => 'kept');
    await jest.advanceTimersByTimeAsync(4_000);
    expect([await onShelf(), sent.length]).toEqual([[], 2]);
  });

  it('stays where another device is active, and is sent once this one is again', async () => {
    const { sender, act, says, onShelf, sent } = acting(heldExamShelf());
    says(() => 'elsewhere');
    await sender.keep(act('chosen', 'A'));
    await sender.sendNow();
    await sender.sendNow();
    expect([sender.status().isElsewhere, await onShelf(), sent.length]).toEqual([true, [1], 1]);
    says(() => 'kept');
    sender.isHereAgain();
    await jest.advanceTimersByTimeAsync(1);
    expect(await onShelf()).toEqual([]);
  });

  it.each(['late', 'unknown', 'too-many'] as const)('goes where it is %s, and that is told', async (verdict) => {
    const { sender, act, says, onShelf, acknowledged } = acting(heldExamShelf());
    says(() => verdict);
    await sender.keep(act('submitted', 'A'));
    await sender.sendNow();
    expect(await onShelf()).toEqual([]);
    expect(acknowledged.mock.calls.map(([acts, told]) => [acts.length, told])).toEqual([[1, verdict]]);
  });

  it('is sent again by itself, sooner or later, a hundred at a time', async () => {
    const { sender, act, says, onShelf, sent } = acting(heldExamShelf());
    says(offline);
    for (let n = 0; n < 130; n += 1) await sender.keep(act('shown', undefined, { questionId: `q${n}` }));
    await jest.advanceTimersByTimeAsync(5_000);
    const tries = sent.length;
    says(() => 'kept');
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await onShelf()).toEqual([]);
    expect(sent.slice(tries).map(({ length }) => length)).toEqual([100, 30]);
  });

  it('goes on being kept and sent where the device keeps nothing', async () => {
    const broken = { ...heldExamShelf(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    const { sender, act, sent } = acting(broken);
    await sender.keep(act('submitted', 'A'));
    await sender.sendNow();
    expect([sent.length, sender.status().waiting.length]).toEqual([1, 0]);
  });
});

it('orders by tab, each from its first act', () => {
  const { act } = acting(heldExamShelf());
  const [one, two, three] = [
    act('shown', undefined, { tab: 'b' }),
    act('shown', undefined, { tab: 'a' }),
    act('left', undefined, { tab: 'b' }),
  ];
  expect(inOrder([two, three, one])).toEqual([one, three, two]);
});

it('tells of what the device has not written down yet, and of what it cannot', async () => {
  const held = heldExamShelf();
  let written: () => void = () => undefined;
  const slow: ExamShelf = { ...held, put: () => new Promise((resolve) => (written = resolve)) };
  const { sender, act } = acting(slow);
  const chosen = act('chosen', 'B');
  const keeping = sender.keep(chosen);
  await Promise.resolve();
  expect([sender.status().waiting, sender.status().unshelved]).toEqual([[chosen], [chosen]]);
  written();
  await keeping;
  expect([sender.status().waiting, sender.status().unshelved]).toEqual([[chosen], []]);
  sender.stop();

  const full: ExamShelf = { ...held, put: () => Promise.reject(new Error('the device is full')) };
  const other = acting(full);
  const lost = other.act('chosen', 'C');
  await other.sender.keep(lost);
  expect(other.sender.status().unshelved).toEqual([lost]);
  other.sender.stop();
});
