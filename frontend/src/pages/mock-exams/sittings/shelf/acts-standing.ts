import type { KeptAct } from './kept-act';

/** How the saving stands, on the whole device: what another of its tabs has still to send waits as well. */
export interface ActsStanding {
  /** Whether it is known yet what an earlier visit, or another tab, has left. */
  readonly isRead: boolean;
  readonly waiting: readonly KeptAct[];
  /** Those of them that the device has not written down yet, or cannot: a page that is left now would lose them. */
  readonly unshelved: readonly KeptAct[];
  /** Since when something waits without any having been taken, in ms by `now`. */
  readonly since: number | undefined;
  /** When all was saved last. */
  readonly savedAt: number | undefined;
  /** Another device has taken over: what waits here is not taken. */
  readonly isElsewhere: boolean;
  /** The last try to send something failed. */
  readonly hasFailed: boolean;
}

/** Before the shelf was read. */
export const nothingKnown: ActsStanding = {
  isRead: false,
  waiting: [],
  unshelved: [],
  since: undefined,
  savedAt: undefined,
  isElsewhere: false,
  hasFailed: false,
};
