import { useMemo, useSyncExternalStore } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { checkAnswer, showSteps } from 'schemas/practice/worksheets/checking.contract';
import { device, type DeviceStore } from '../device-store';
import { isAfter } from '../position';

/** What was told of a try that was checked. */
export type Verdict = Omit<ReplyOf<typeof checkAnswer>, 'position'>;

interface About {
  readonly learnerId: string;
  readonly worksheetId: string;
  /** Where the log holds it. */
  readonly position: string;
}

/** Something that the server has taken of a worksheet. */
export type Acknowledged = About &
  (
    | { readonly kind: 'answer'; readonly number: number; readonly answer: string }
    | { readonly kind: 'first' | 'second'; readonly number: number; readonly answer: string; readonly verdict: Verdict }
    | { readonly kind: 'steps'; readonly number: number; readonly told: Omit<ReplyOf<typeof showSteps>, 'position'> }
    | { readonly kind: 'finish' }
  );

const name = 'acknowledged';
/** A long worksheet, each question checked twice; of those before, the server's view has caught up by then. */
const most = 120;

/**
 * What the server has acknowledged, kept on this device for all its tabs, reloads and log-ins: a view of the server's that is
 * older than it is laid over with it.
 */
export function acknowledgedOn(store: DeviceStore) {
  return {
    /** The newest stands for those before it; called before what was sent leaves its shelf. */
    note: (taken: Acknowledged): void => {
      const all = parsed(store.read(name));
      const before = all.find((each) => isSame(each, taken));
      // Another tab was told of a later one already.
      if (before && isAfter(before.position, taken.position)) return;
      store.write(name, JSON.stringify([...all.filter((each) => each !== before), taken].slice(-most)));
    },
    /** As it is stored: the same text as long as nothing has changed. */
    text: () => store.read(name),
    watch: (listener: () => void) => store.watch(name, listener),
  };
}

/** Of one learner's worksheet, what a view does not hold that has met the log up to `asOf`; all where that is not known. */
export function missing(
  text: string | undefined,
  { learnerId, worksheetId }: Pick<About, 'learnerId' | 'worksheetId'>,
  asOf: string | undefined,
): Acknowledged[] {
  return parsed(text).filter(
    (each) =>
      each.learnerId === learnerId &&
      each.worksheetId === worksheetId &&
      (asOf === undefined || isAfter(each.position, asOf)),
  );
}

const parsed = (text = '[]') => JSON.parse(text) as readonly Acknowledged[];

const isSame = (one: Acknowledged, other: Acknowledged) =>
  one.learnerId === other.learnerId &&
  one.worksheetId === other.worksheetId &&
  one.kind === other.kind &&
  numberOf(one) === numberOf(other);

const numberOf = (taken: Acknowledged) => (taken.kind === 'finish' ? 0 : taken.number);

export const acknowledged = acknowledgedOn(device);

/** What the server has acknowledged of a worksheet, in this tab or another, and a view of it does not hold. */
export function useMissing(learnerId: string, worksheetId: string, asOf: string | undefined): Acknowledged[] {
  const text = useSyncExternalStore(acknowledged.watch, acknowledged.text);
  return useMemo(() => missing(text, { learnerId, worksheetId }, asOf), [text, learnerId, worksheetId, asOf]);
}
