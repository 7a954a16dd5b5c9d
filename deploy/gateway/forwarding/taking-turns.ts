import type { RequestHandler, Response } from 'express';
import { networkOf } from 'platform/http/network';
import { PlacesTaken, Turns, type Turn, type TurnLimits } from 'platform/http/turns';
import { whenOver } from 'platform/http/when-over';
import type { Contract } from 'schemas/describe/contract';
import { sayProblem } from '../problems';

/** More than a service answers of one caller at once, so that its own order is the one that counts. */
const OF_ONE_TOKEN = 12;

/** A question that is not forwarded is asked again; of what changes something as much waits as there are connections. */
const ofOneToken: Readonly<Record<Contract['side'], TurnLimits>> = {
  query: { atOnce: OF_ONE_TOKEN, waiting: 60 },
  command: { atOnce: OF_ONE_TOKEN, waiting: Number.POSITIVE_INFINITY },
};

/**
 * Node takes one new connection in each round of its loop: whoever has hundreds of them opened has all others wait for as
 * many rounds. So many calls of one network begin in so many milliseconds, unless answers to those before begin sooner.
 * Who sends slowly, or waits for what takes long, keeps no neighbour waiting for longer.
 */
const OF_ONE_NETWORK: TurnLimits = { atOnce: 32, waiting: Number.POSITIVE_INFINITY };
const BEGINNING_MS = 300;

/** Which calls the gateway forwards now, and which wait: one token's take turns, and one network's begin in turn. */
export class Lines {
  private readonly tokens = new Turns();
  private readonly networks = new Turns();

  constructor(private readonly beginningMs = BEGINNING_MS) {}

  /**
   * What goes on counts for its network alone. A token is told by the whole of it, which nobody but its holder has: by the
   * name in it anybody could take up the turns of another.
   */
  takingTurns({ side, goesOn }: Contract, forward: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const gone = () => goneFrom(response);
      const ofNetwork = { of: side, from: networkOf(request.ip ?? ''), gone };
      const forwarded = () => void Promise.resolve(forward(request, response, next)).catch(next);
      const answered = () => this.answered(ofNetwork, { response, forwarded });
      const { authorization: from } = request.headers;
      const isOver =
        from === undefined || goesOn
          ? answered()
          : this.tokens.take({ of: side, from, gone }, answered, ofOneToken[side]);
      isOver.catch((error: unknown) => {
        if (response.destroyed) return;
        if (error instanceof PlacesTaken) refuse(response, error);
        else next(error);
      });
    };
  }

  /** Forwards in the network's turn. @returns when it is over */
  private async answered(turn: Turn, { response, forwarded }: Forwarding): Promise<void> {
    const begun = () => {
      forwarded();
      return atMost(this.beginningMs, answerBegins(response));
    };
    await this.networks.take(turn, begun, OF_ONE_NETWORK);
    await new Promise<void>((resolve) => whenOver(response, resolve));
  }
}

interface Forwarding {
  readonly response: Response;
  readonly forwarded: () => void;
}

// What the service answers is piped to the visitor; a refusal of our own is over at once.
const answerBegins = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    response.once('pipe', () => resolve());
    whenOver(response, resolve);
  });

function refuse(response: Response, { retryAfterSeconds }: PlacesTaken): void {
  sayProblem(response.set('Retry-After', String(retryAfterSeconds)), 'TooManyRequests');
}

function goneFrom(response: Response): AbortSignal {
  const leaving = new AbortController();
  whenOver(response, () => leaving.abort());
  return leaving.signal;
}

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, passed]);
  clearTimeout(timer);
}
