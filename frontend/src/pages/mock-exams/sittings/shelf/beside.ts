import { isSameAct, type KeptAct } from './kept-act';

interface Seen {
  readonly act: KeptAct;
  /** In ms by the sender's clock. */
  readonly since: number;
}

/** In ms: what another tab has not sent within this is sent from here too. It may have been closed. */
const LEFT_AFTER = 5_000;

/** What other tabs of this device have put on its shelf for the same child in the same session. */
export class Beside {
  private seen: readonly Seen[] = [];

  /** @returns which of them were left for long, and are from now on sent from here */
  see(acts: readonly KeptAct[], now: number): readonly KeptAct[] {
    const before = this.seen;
    const sinceOf = (act: KeptAct) => before.find((one) => isSameAct(one.act, act))?.since ?? now;
    const seen = acts.map((act): Seen => ({ act, since: sinceOf(act) }));
    const isLeft = ({ since }: Seen) => now - since >= LEFT_AFTER;
    this.seen = seen.filter((one) => !isLeft(one));
    return seen.filter(isLeft).map(({ act }) => act);
  }

  get acts(): readonly KeptAct[] {
    return this.seen.map(({ act }) => act);
  }

  /** Since when the first of them is known here. */
  get since(): number | undefined {
    return this.seen.length === 0 ? undefined : Math.min(...this.seen.map(({ since }) => since));
  }
}
