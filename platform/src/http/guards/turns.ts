import { PlacesTaken } from '../../together/line/busy';

export { PlacesTaken };

/** How much of one kind somebody has answered at once, and how much more of theirs waits for its turn. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** What a browser asks of one host at once, and what a page of ours may still ask for behind it. */
const QUERIES: TurnLimits = { atOnce: 6, waiting: 60 };

interface Line {
  underWay: number;
  readonly waiting: Set<() => void>;
}

/** Who asks, for what, and whether they are still there. */
export interface Turn {
  /** What has a line of its own for each caller; all that is not told apart shares one. */
  readonly of?: string;
  readonly from: string;
  /** Asked for by whoever has to wait alone. */
  readonly gone: () => AbortSignal;
}

/**
 * Answers so many questions of one caller at once; what they ask beyond waits, first come first served, and nobody else
 * waits for it. A caller who may ask hundreds of times a minute cannot have hundreds of large answers made in one moment.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits = QUERIES) {}

  /** @throws PlacesTaken where too many of theirs wait already; and for whoever has gone, what `gone` says. */
  async take<R>(turn: Turn, answer: () => Promise<R>, limits = this.limits): Promise<R> {
    const name = `${turn.of ?? ''} ${turn.from}`;
    const line = this.lines.get(name) ?? { underWay: 0, waiting: new Set() };
    this.lines.set(name, line);
    if (line.underWay < limits.atOnce) line.underWay += 1;
    else await waited(line, turn, limits);
    try {
      return await answer();
    } finally {
      this.pass(name, line);
    }
  }

  /** Hands the place of one who is answered to the next, or gives it up. */
  private pass(name: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) this.lines.delete(name);
  }
}

function waited(line: Line, { gone }: Turn, { waiting }: TurnLimits): Promise<void> {
  if (line.waiting.size >= waiting) throw new PlacesTaken('they have asked for more than may wait for them');
  const signal = gone();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const begin = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.waiting.delete(begin);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    line.waiting.add(begin);
  });
}
