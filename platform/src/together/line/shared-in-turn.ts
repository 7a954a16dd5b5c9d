import { PlacesTaken } from './busy';
import { WaitingLine, type LineLimits } from './waiting-line';

/** Who asks for work that others wait for as well. */
export interface Asker {
  readonly from: string;
  /** Aborted once nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

type ShareInTurn<T> = (name: string, work: () => Promise<T>, asker: Asker) => Promise<T>;

/**
 * One piece of work after the other, and one for all who ask for the same while it waits for its turn. Nobody is answered by work that
 * began before they asked, so that each answer is as good as work of one's own. Everybody who asks has their turn, however much
 * another has asked for. What is asked for beyond anybody's places takes that of the oldest, which is told that its place is taken:
 * who looks at one thing after the other waits for the last. For whoever has gone nothing is begun.
 * @throws Busy, PlacesTaken
 */
export function sharedInTurn<T>(limits: LineLimits): ShareInTurn<T> {
  const wishes = new Wishes<T>(limits);
  let isAtWork = false;

  const serve = async () => {
    isAtWork = true;
    for (let together = wishes.next(); together.length > 0; together = wishes.next()) {
      const [outcome] = await Promise.allSettled(together.slice(0, 1).map(({ work }) => begun(work)));
      for (const wish of together) if (outcome) settle(wish, outcome);
    }
    isAtWork = false;
  };

  return (name, work, { from, gone }) =>
    new Promise<T>((resolve, reject) => {
      gone.throwIfAborted();
      const wish = wishes.enter({ name, work, from, waiting: new Set() });
      const giveUp = () => {
        wish.waiting.delete(waiting);
        if (wish.waiting.size === 0) wishes.leave(wish);
        waiting.reject(gone.reason);
      };
      const waiting = { resolve, reject, settled: () => gone.removeEventListener('abort', giveUp) };
      wish.waiting.add(waiting);
      gone.addEventListener('abort', giveUp, { once: true });
      if (!isAtWork) void serve();
    });
}

// What fails before its first step fails as what fails after it.
const begun = async <T>(work: () => Promise<T>): Promise<T> => work();

/** What somebody asks for, once however often they do. */
interface Wish<T> {
  readonly name: string;
  readonly work: () => Promise<T>;
  readonly from: string;
  readonly waiting: Set<Waiting<T>>;
}

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
  readonly settled: () => void;
}

function settle<T>({ waiting }: Wish<T>, outcome: PromiseSettledResult<T>): void {
  for (const { resolve, reject, settled } of waiting) {
    settled();
    if (outcome.status === 'fulfilled') resolve(outcome.value);
    else reject(outcome.reason);
  }
}

/** What waits for its turn, and of whom. */
class Wishes<T> {
  private readonly line: WaitingLine<Wish<T>>;
  /** The oldest first. */
  private readonly byAsker = new Map<string, readonly Wish<T>[]>();

  constructor(private readonly limits: LineLimits) {
    this.line = new WaitingLine(limits);
  }

  /** @returns what they ask for already where it is the same. @throws Busy */
  enter(wish: Wish<T>): Wish<T> {
    const own = this.of(wish.from);
    const known = own.find(({ name }) => name === wish.name);
    if (known) return known;
    const [oldest] = own;
    if (oldest && own.length >= this.limits.placesEach) {
      this.leave(oldest);
      settle(oldest, { status: 'rejected', reason: new PlacesTaken('they asked for more than may wait for them') });
    }
    this.line.add(wish, { from: wish.from, isKnown: true });
    this.byAsker.set(wish.from, [...this.of(wish.from), wish]);
    return wish;
  }

  /** All that the next piece of work answers; they wait no more. */
  next(): readonly Wish<T>[] {
    const first = this.line.next();
    if (!first) return [];
    const together = [first, ...this.line.takeAll(({ name }) => name === first.name)];
    for (const wish of together) this.leave(wish);
    return together;
  }

  leave(wish: Wish<T>): void {
    this.line.remove(wish);
    const left = this.of(wish.from).filter((other) => other !== wish);
    if (left.length > 0) this.byAsker.set(wish.from, left);
    else this.byAsker.delete(wish.from);
  }

  private of(from: string): readonly Wish<T>[] {
    return this.byAsker.get(from) ?? [];
  }
}
