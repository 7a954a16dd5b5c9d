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
  const line = new WaitingLine<Wish<T>>(limits);
  /** What waits, by who asks for it; the oldest first. */
  const wishes = new Map<string, Wish<T>[]>();
  let isAtWork = false;

  const wishesOf = (from: string) => wishes.get(from) ?? [];
  const leave = (wish: Wish<T>) => {
    line.remove(wish);
    const left = wishesOf(wish.from).filter((other) => other !== wish);
    if (left.length > 0) wishes.set(wish.from, left);
    else wishes.delete(wish.from);
  };

  const serve = async () => {
    isAtWork = true;
    for (let first = line.next(); first; first = line.next()) {
      const { name, work } = first;
      const together = [first, ...line.takeAll((other) => other.name === name)];
      for (const wish of together) leave(wish);
      const [outcome] = await Promise.allSettled([begun(work)]);
      for (const wish of together) settle(wish, outcome);
    }
    isAtWork = false;
  };

  const entered = (wish: Wish<T>): Wish<T> => {
    const own = wishesOf(wish.from);
    const [oldest] = own;
    if (oldest && own.length >= limits.placesEach) {
      leave(oldest);
      settle(oldest, { status: 'rejected', reason: new PlacesTaken('they asked for more than may wait for them') });
    }
    line.add(wish, { from: wish.from, isKnown: true });
    wishes.set(wish.from, [...wishesOf(wish.from), wish]);
    return wish;
  };

  return (name, work, { from, gone }) =>
    new Promise<T>((resolve, reject) => {
      gone.throwIfAborted();
      const known = wishesOf(from).find((wish) => wish.name === name);
      const wish = known ?? entered({ name, work, from, waiting: new Set() });
      const giveUp = () => {
        wish.waiting.delete(waiting);
        if (wish.waiting.size === 0) leave(wish);
        reject(gone.reason);
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
