import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { networkOf } from 'platform/http/network';
import { PlacesTaken, Turns, type Turn, type TurnLimits } from 'platform/http/turns';
import { whenOver } from 'platform/http/when-over';
import type { Contract } from 'schemas/describe/contract';
import { sayProblem } from '../problems';
import { room } from '../server';

/** More than a service answers of one caller at once, so that its own order is the one that counts. */
const OF_ONE_TOKEN = 12;

/** As much as there are connections of one network: more wait of nobody. */
const waiting = room.ofOneAddress;

/** A question that is not forwarded is asked again; what changes something waits. */
const ofOneToken: Readonly<Record<Contract['side'], TurnLimits>> = {
  query: { atOnce: OF_ONE_TOKEN, waiting: 60 },
  command: { atOnce: OF_ONE_TOKEN, waiting },
};

/**
 * Node takes one new connection in each round of its loop: whoever has hundreds of them opened has all others wait for as
 * many rounds. So many calls of one network wait for the beginning of their answers, each for no longer than that: who
 * sends slowly, or waits for what takes long, keeps no neighbour waiting for ever. Those without a token stand apart, so
 * that whoever has one never waits behind log-ins.
 */
const OF_ONE_NETWORK: TurnLimits = { atOnce: 32, waiting };

/** In milliseconds. */
interface Patience {
  readonly beginning: number;
  /** What is left for another call is still being worked at: whoever leaves gets no turn sooner than who stays. */
  readonly left: number;
}

const patience: Patience = { beginning: 2_000, left: 500 };

/** Which calls the gateway forwards now, and which wait: one token's take turns, and one network's begin in turn. */
export class Lines {
  private readonly tokens = new Turns();
  private readonly networks = new Turns();

  constructor(private readonly may = patience) {}

  /**
   * What goes on counts for its network alone. A token is told by the whole of it, which nobody but its holder has: by the
   * name in it anybody could take up the turns of another.
   */
  takingTurns({ side, goesOn }: Contract, forward: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const gone = () => goneFrom(response);
      const { authorization } = request.headers;
      const kind = authorization === undefined ? `${side} of nobody` : side;
      const ofNetwork = { of: kind, from: networkOf(request.ip ?? ''), gone };
      const forwarded = () => void Promise.resolve(forward(request, response, next)).catch(next);
      const answered = () => this.answered(ofNetwork, { response, forwarded });
      const isOver =
        authorization === undefined || goesOn
          ? answered()
          : this.tokens.take({ of: side, from: tokenIn(authorization), gone }, answered, ofOneToken[side]);
      isOver.catch((error: unknown) => {
        if (response.destroyed) return;
        if (error instanceof PlacesTaken) refuse(response, error);
        else next(error);
      });
    };
  }

  /** Forwards in the network's turn. @returns when it is over */
  private async answered(turn: Turn, { response, forwarded }: Forwarding): Promise<void> {
    const begun = async () => {
      forwarded();
      await atMost(this.may.beginning, answerBegins(response));
      if (response.destroyed && !response.headersSent) await wait(this.may.left);
    };
    await this.networks.take(turn, begun, OF_ONE_NETWORK);
    await new Promise<void>((resolve) => whenOver(response, resolve));
  }
}

interface Forwarding {
  readonly response: Response;
  readonly forwarded: () => void;
}

/** One name for all ways to write the same token: nobody heeds the case of the scheme, nor the last bits of the signature. */
function tokenIn(authorization: string): string {
  const token = authorization.slice(authorization.lastIndexOf(' ') + 1);
  const signature = token.lastIndexOf('.') + 1;
  return token.slice(0, signature) + Buffer.from(token.slice(signature), 'base64url').toString('base64url');
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
