import { useSyncExternalStore } from 'react';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { call } from '../call';
import { device } from '../device-store';
import { exclusively } from '../exclusively';
import { Problem } from '../problem';
import { session } from '../session';
import { acknowledged } from './acknowledged';
import type { AnswerShelf, KeptAnswer } from './answer-shelf';
import { AnswerSender } from './answer-sender';
import { indexedShelf } from './indexed-shelf';
import { storedShelf } from './stored-shelf';
import type { NotTaken, Saving } from './saving';

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('fieldfare.answers') : undefined;

let opened: Promise<AnswerShelf> | undefined;
const shelf = () => (opened ??= indexedShelf().catch(() => storedShelf(device)));

/** The one sender of this tab. */
export const answers = new AnswerSender({
  shelf,
  send,
  // Whoever looks at a child's screens sends nothing of what waits here in the child's name.
  learnerId: () => (session.looking() ? undefined : session.current()?.learnerId),
  exclusively: (work) => exclusively('send-answers', work),
  now: () => Date.now(),
  tell: (notTaken) => otherTabs?.postMessage(notTaken),
});

async function send({ idempotencyKey, ...kept }: KeptAnswer): Promise<Problem | undefined> {
  const { learnerId, worksheetId, questionNumber, answer, secondsSpent, writing } = kept;
  const request = { worksheetId, questionNumber, answer, secondsSpent, writing };
  try {
    const { position } = await call(submitAnswer, request, { idempotencyKey, retries: 0, onlyAs: learnerId });
    acknowledged.note({ kind: 'answer', learnerId, worksheetId, number: questionNumber, answer, position });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Sends what an earlier visit has left, at once and whenever the connection or somebody's session returns. */
export function startSendingAnswers(): void {
  const sendNow = () => void answers.sendNow();
  globalThis.addEventListener('online', sendNow);
  globalThis.addEventListener('pageshow', sendNow);
  session.watch(sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow();
  });
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<NotTaken | undefined>) => void answers.hear(data));
  sendNow();
}

/** How the saving of answers stands. */
export const useSaved = (): Saving => useSyncExternalStore(answers.watch, answers.status);

/** Whether a worksheet turned out to have been marked already when an answer of it was sent. */
export const useIsMarkedAlready = (worksheetId: string): boolean =>
  useSyncExternalStore(answers.watch, () => answers.isMarked(worksheetId));

/** Whether a worksheet turned out to have been discarded when an answer of it was sent. */
export const useIsDiscardedAlready = (worksheetId: string): boolean =>
  useSyncExternalStore(answers.watch, () => answers.isDiscarded(worksheetId));

/** Whether an answer of a worksheet waits on this device, since a free account has no more questions today. */
export const useIsOverLimit = (worksheetId: string): boolean =>
  useSyncExternalStore(answers.watch, () => answers.isOverLimit(worksheetId));

/** The questions of a worksheet of which the last answer was refused for good: they are no more answered than before it. */
export const useNotTaken = (worksheetId: string): ReadonlySet<number> =>
  useSyncExternalStore(answers.watch, () => answers.refusedIn(worksheetId));
