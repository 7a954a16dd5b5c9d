import { describe, expect, it } from '@jest/globals';
import { deviceStore } from '../device-store';
import { Problem } from '../problem';
import type { KeptAnswer } from './answer-shelf';
import { AnswerSender } from './answer-sender';
import { storedShelf } from './stored-shelf';
import type { NotTaken } from './saving';

const offline = new Problem({ kind: 'offline', code: 'Offline', title: 'offline' });
const refusal = (status: number, code: string) => new Problem({ kind: 'refused', code, status, title: code });
const given = (questionNumber: number, answer: string, worksheetId = 'w1') => ({
  learnerId: 'amara',
  worksheetId,
  questionNumber,
  answer,
  secondsSpent: 0,
});

/** A device with its own shelf: two of them over the same storage are two tabs, or one after a reload. */
function tab(
  storage: Storage = localStorage,
  learner: string | undefined = 'amara',
  tell: (notTaken: NotTaken | undefined) => void = () => undefined,
) {
  const sent: KeptAnswer[] = [];
  const server = { reply: (_: KeptAnswer): Problem | undefined => undefined };
  const shelf = storedShelf(deviceStore(() => storage));
  const sender = new AnswerSender({
    shelf: () => Promise.resolve(shelf),
    send: (answer) => {
      sent.push(answer);
      return Promise.resolve(server.reply(answer));
    },
    learnerId: () => learner,
    exclusively: (work) => work(),
    now: () => 1_000,
    tell,
  });
  return {
    sender,
    sent,
    server,
    shelf,
    answers: () => sent.map(({ questionNumber, answer }) => [questionNumber, answer]),
  };
}

// Far enough away that no test meets it: the round is begun by hand.
const later = 60_000;

describe('answers not yet sent', () => {
  it('go in the order in which they were given, and leave the device once acknowledged', async () => {
    const { sender, answers, shelf } = tab();
    await sender.keep(given(2, 'b'), later);
    await sender.keep(given(1, 'a'), later);
    await sender.sendNow();
    expect(answers()).toEqual([
      [2, 'b'],
      [1, 'a'],
    ]);
    expect(await shelf.of('amara')).toEqual([]);
    expect(sender.status()).toEqual({ stage: 'saved', at: 1_000 });
  });

  it('are only the last to each question', async () => {
    const { sender, answers } = tab();
    for (const text of ['4', '48', '480']) await sender.keep(given(1, text), later);
    await sender.sendNow();
    expect(answers()).toEqual([[1, '480']]);
  });

  it.each([
    ['offline', offline],
    ['timed out', new Problem({ kind: 'timed-out', code: 'TimedOut', title: 't' })],
    ['down', new Problem({ kind: 'unavailable', code: 'Fault', status: 500, title: 'f' })],
    ['limited', refusal(429, 'TooManyRequests')],
    ['signed out', refusal(401, 'NotSignedIn')],
    ['not allowed', refusal(403, 'NotAllowed')],
    ['in conflict', refusal(409, 'Conflict')],
    ['no such address', refusal(404, 'NotFound')],
    ['malformed', refusal(400, 'RequestNotValid')],
  ])('stay on the device when the reply is: %s', async (_, problem) => {
    const { sender, server, shelf } = tab();
    server.reply = () => problem;
    await sender.keep(given(1, '7'), later);
    await sender.sendNow();
    expect(await shelf.of('amara')).toMatchObject([{ questionNumber: 1, answer: '7' }]);
    expect(sender.status().stage).not.toBe('saved');
  });

  it.each([
    ['AnswerChangedTooOften', 409],
    ['QuestionNotFound', 404],
    ['WorksheetComplete', 409],
    ['WorksheetIsOnPaper', 409],
    ['WorksheetNotFound', 404],
  ])('leave the device when they are refused for good: %s, and are never said to be saved', async (code, status) => {
    const { sender, server, shelf, sent } = tab();
    const shown: string[] = [];
    sender.watch(() => shown.push(sender.status().stage));
    server.reply = () => refusal(status, code);
    await sender.keep(given(1, '7'), later);
    await sender.sendNow();
    expect(await shelf.of('amara')).toEqual([]);
    const after = tab();
    await after.sender.sendNow();
    await sender.sendNow();
    expect([...sent, ...after.sent]).toHaveLength(1);
    expect(shown).toEqual(['saving', 'not-taken']);
    expect(sender.isMarked('w1')).toBe(code === 'WorksheetComplete');
  });

  it('tell the other tabs why they were refused, and those do not call them saved', async () => {
    const heard: (NotTaken | undefined)[] = [];
    const one = tab();
    one.server.reply = () => offline;
    await one.sender.keep(given(1, 'a'), later);
    await one.sender.sendNow();
    const other = tab(localStorage, 'amara', (notTaken) => heard.push(notTaken));
    other.server.reply = () => refusal(409, 'WorksheetComplete');
    await other.sender.sendNow();
    expect(heard).toEqual([
      {
        worksheetId: 'w1',
        questionNumber: 1,
        why: 'WorksheetComplete',
        marked: true,
        discarded: false,
        overLimit: false,
        forGood: true,
      },
    ]);
    await one.sender.hear(heard[0]);
    expect(one.sender.status().stage).toBe('not-taken');
    expect(one.sender.isMarked('w1')).toBe(true);
  });

  it('are not told of to and fro between two tabs', async () => {
    let told = 0;
    const pair = [
      tab(localStorage, 'amara', () => (told += 1)),
      tab(localStorage, 'amara', () => (told += 1)),
    ] as const;
    await pair[0].sender.keep(given(1, 'a'), later);
    await pair[0].sender.sendNow();
    await pair[1].sender.keep(given(2, 'b'), later);
    await pair[1].sender.sendNow();
    expect(told).toBe(4);
    for (const { sender } of pair) await sender.hear(undefined);
    await pair[0].sender.sendNow();
    expect(told).toBe(4);
  });

  it('stop at a failure in passing, so that their order is kept, and say how many wait', async () => {
    const { sender, server, sent } = tab();
    server.reply = () => offline;
    await sender.keep(given(1, 'a'), later);
    await sender.keep(given(2, 'b'), later);
    await sender.sendNow();
    expect(sent).toHaveLength(1);
    expect(sender.status()).toEqual({ stage: 'not-saved', waiting: 2, reason: 'offline' });
  });

  it('say which writing of the page they are', async () => {
    const { sender, sent } = tab();
    for (const text of ['4', '48']) await sender.keep(given(1, text), later);
    await sender.sendNow();
    await sender.keep(given(1, '480'), later);
    await sender.sendNow();
    const [first, second] = sent.map(({ writing }) => writing);
    expect(second).toEqual({ tab: first?.tab, count: (first?.count ?? 0) + 1 });
  });

  it('keep their name on every try', async () => {
    const { sender, server, sent } = tab();
    server.reply = () => offline;
    await sender.keep(given(1, 'a'), later);
    await sender.sendNow();
    server.reply = () => undefined;
    await sender.sendNow();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      sent[0]?.idempotencyKey,
      sent[0]?.idempotencyKey,
    ]);
    expect(sender.status()).toEqual({ stage: 'saved', at: 1_000 });
  });

  it('survive a reload', async () => {
    const before = tab();
    before.server.reply = () => offline;
    await before.sender.keep(given(1, 'a'), later);
    await before.sender.sendNow();
    const after = tab();
    await after.sender.sendNow();
    expect(after.answers()).toEqual([[1, 'a']]);
    expect(await after.shelf.of('amara')).toEqual([]);
  });

  it('do not hold up the others when one of them is refused for good', async () => {
    const { sender, server, sent, answers } = tab();
    server.reply = ({ worksheetId }) => (worksheetId === 'marked' ? refusal(409, 'WorksheetComplete') : undefined);
    await sender.keep(given(1, 'late', 'marked'), later);
    await sender.keep(given(2, 'b'), later);
    await sender.sendNow();
    await sender.sendNow();
    expect(answers()).toEqual([
      [1, 'late'],
      [2, 'b'],
    ]);
    expect(sent).toHaveLength(2);
    expect(await sender.hasUnsent('marked')).toBe(false);
  });

  it('leave a newer answer standing that was given while the older one was under way', async () => {
    const { sender, server, answers, shelf } = tab();
    let again = true;
    const first = server.reply;
    server.reply = (answer) => {
      if (again) void shelf.put(given(1, 'newer'));
      again = false;
      return first(answer);
    };
    await sender.keep(given(1, 'older'), later);
    await sender.sendNow();
    expect(answers()).toEqual([
      [1, 'older'],
      [1, 'newer'],
    ]);
    expect(await shelf.of('amara')).toEqual([]);
  });

  it('are never sent by another child of the same device', async () => {
    const amara = tab();
    amara.server.reply = () => offline;
    await amara.sender.keep(given(1, 'a'), later);
    await amara.sender.sendNow();
    const brother = tab(localStorage, 'ben');
    await brother.sender.sendNow();
    expect(brother.sent).toEqual([]);
    expect(await amara.shelf.of('amara')).toHaveLength(1);
  });

  it('hold no name and no address', async () => {
    const { sender } = tab();
    await sender.keep(given(1, 'a'), later);
    const stored = JSON.parse(localStorage.getItem('fieldfare.answers') ?? '[]') as object[];
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(
      [
        'answer',
        'idempotencyKey',
        'learnerId',
        'questionNumber',
        'secondsSpent',
        'seq',
        'worksheetId',
        'writing',
      ].sort(),
    );
  });

  it('wait for another day however another is changed, and are asked about once', async () => {
    const { sender, server, answers, shelf } = tab();
    server.reply = ({ questionNumber }) => (questionNumber === 5 ? refusal(409, 'DailyLimitReached') : undefined);
    await sender.keep(given(5, '1'), later);
    await sender.sendNow();
    await sender.keep(given(2, 'changed'), later);
    await sender.sendNow();
    await sender.keep(given(5, '12'), later);
    await sender.sendNow();
    expect(answers()).toEqual([
      [5, '1'],
      [2, 'changed'],
    ]);
    expect(sender.isOverLimit('w1')).toBe(true);
    expect(sender.status()).toEqual({ stage: 'not-taken', why: 'DailyLimitReached' });
    const after = tab();
    await after.sender.sendNow();
    expect(await shelf.of('amara')).toEqual([]);
    await sender.hear(undefined);
    expect(sender.isOverLimit('w1')).toBe(false);
    expect(sender.status().stage).toBe('saved');
  });

  it('are told to be saved by a tab that sees another has sent them', async () => {
    const one = tab();
    one.server.reply = () => offline;
    await one.sender.keep(given(1, 'a'), later);
    await one.sender.sendNow();
    expect(one.sender.status().stage).toBe('not-saved');
    await tab().sender.sendNow();
    await one.sender.hear(undefined);
    expect(one.sender.status().stage).toBe('saved');
  });
});
