interface Clocks {
  /** Milliseconds that only go forward, whatever is done to the device's clock. */
  readonly steady: () => number;
  /** The device's clock, which is believed for nothing. */
  readonly device: () => number;
}

const ofThisPage: Clocks = { steady: () => performance.now(), device: () => Date.now() };

/** A reply that was slower says less about the moment at which the server made it; in milliseconds. */
const TELLING = 1_000;
const FORGOTTEN_AFTER = 60_000;
const JUMP = 2_000;

/** The server's time, learnt anew with every reply and carried on by a clock that nobody can set. */
export class ServerClock {
  /** The server's milliseconds less the steady ones. */
  private offset: number | undefined;
  private learntAt = 0;
  private watched: { readonly steady: number; readonly device: number };

  constructor(private readonly clocks: Clocks = ofThisPage) {
    this.watched = { steady: clocks.steady(), device: clocks.device() };
  }

  /** Before a call; `learn` is told it. */
  readonly mark = (): number => this.clocks.steady();

  /** From a reply to a call that was marked as it was sent. */
  learn(serverNow: string, mark: number): void {
    const now = this.clocks.steady();
    const took = now - mark;
    if (this.offset !== undefined && took > TELLING && now - this.learntAt < FORGOTTEN_AFTER) return;
    this.offset = Date.parse(serverNow) + took / 2 - now;
    this.learntAt = now;
  }

  /** As long as no reply has come: what a reload without a connection remembers. */
  suppose(serverNow: string): void {
    this.offset = Date.parse(serverNow) - this.clocks.steady();
    this.learntAt = -Infinity;
  }

  get isKnown(): boolean {
    return this.offset !== undefined;
  }

  /** ISO 8601; by the device's own clock as long as no reply has come. */
  readonly now = (): string => {
    const { offset, clocks } = this;
    return new Date(offset === undefined ? clocks.device() : clocks.steady() + offset).toISOString();
  };

  /** By how many seconds the device's clock is wrong: ahead is above zero. */
  deviceIsOff(): number {
    return Math.round((this.clocks.device() - Date.parse(this.now())) / 1_000);
  }

  /**
   * Whether one of the clocks went on without the other since this was asked last. `ahead`: the lid was closed, or somebody set the
   * device's clock; `back`: nothing but the latter.
   */
  jumped(): 'ahead' | 'back' | undefined {
    const now = { steady: this.clocks.steady(), device: this.clocks.device() };
    const apart = now.device - this.watched.device - (now.steady - this.watched.steady);
    this.watched = now;
    if (Math.abs(apart) <= JUMP) return undefined;
    return apart > 0 ? 'ahead' : 'back';
  }
}
