import { Unanswered } from '../connecting/failures';

/** Gives a turn back; doing so twice counts once. */
type GiveBack = () => void;

/** Lets at most so many in at once, in the order they came. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly limit: number) {}

  /** @throws Unanswered when no turn came in time. */
  async take(milliseconds: number): Promise<GiveBack> {
    if (this.taken < this.limit) this.taken += 1;
    else await this.inLine(milliseconds);
    let given = false;
    return () => {
      if (!given) this.next();
      given = true;
    };
  }

  get idle(): boolean {
    return this.taken === 0;
  }

  private inLine(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new Unanswered(milliseconds));
      }, milliseconds);
      this.waiting.push(enter);
    });
  }

  /** A turn passes straight to who waits, so nobody overtakes. */
  private next(): void {
    const enter = this.waiting.shift();
    if (enter) enter();
    else this.taken -= 1;
  }
}

/** One at a time for each key. */
export class TurnsByKey {
  private readonly turns = new Map<string, Turns>();

  /** @throws Unanswered when no turn came in time. */
  async take(key: string, milliseconds: number): Promise<GiveBack> {
    const turns = this.turns.get(key) ?? new Turns(1);
    this.turns.set(key, turns);
    const giveBack = await turns.take(milliseconds);
    return () => {
      giveBack();
      if (turns.idle) this.turns.delete(key);
    };
  }
}
