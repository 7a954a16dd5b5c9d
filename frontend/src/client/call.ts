import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { staffRoles } from '../rooms/access';
import { connection } from './connection';
import { send, type Call } from './sending/exchange';
import { begunInTime, patienceMs } from './sending/in-time';
import { inTurn, pause } from './sending/in-turn';
import { anotherPractises, looksOnly, type Problem, problemOfFailure, problemOfReply } from './problem';
import { isAfter, position } from './position';
import { parentsDoor } from './parents-door';
import { renewSession } from './renew-session';
import { session } from './session';

/**
 * `overtaken`: this browser has written while the answer was on its way. `behind`: older than what this browser has written,
 * for now. `stopped`: from something that has come to a halt at the server, and stays as it is until somebody has seen to it.
 */
export type Standing = 'fresh' | 'overtaken' | 'behind' | 'stopped';

/** How current the answer of a query is. */
export interface Currency {
  readonly standing: Standing;
  /** It has met the log up to here at least; unknown where the server could not say so. */
  readonly asOf: string | undefined;
}

export interface CallOptions {
  /** Names the intent of a command: the same on each try, so that it takes effect once. */
  readonly idempotencyKey?: string;
  /** How often a call that failed in passing is made again; 2 unless told. */
  readonly retries?: number;
  /**
   * Given for a call that waits where the server is crowded, and is then made again: told for how many seconds, and
   * `undefined` when the wait is over.
   */
  readonly onWait?: ((seconds: number | undefined) => void) | undefined;
  /** The child in whose name alone it may be made: where another practises here by then, it is sent to nobody. */
  readonly onlyAs?: string;
  /** In the name of whoever is signed in, also in a tab in which they look at somebody's screens. */
  readonly asOneself?: boolean;
  /** Told how current the answer of a query is. */
  readonly onCurrency?: (currency: Currency) => void;
  /** Told what the next page of a list comes after; `undefined` on the last. */
  readonly onNext?: (after: string | undefined) => void;
}

/** How the server says that something is for parents alone. */
const PASSWORD_WANTED = 'PasswordWanted';

/**
 * Makes one call of a contract and gives its reply. Fails with a `Problem`. A query answers at or after everything this
 * browser has written or seen; a reply of 204 is an empty list. An access token that has run out is renewed on the way.
 */
export async function call<C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ReplyOf<C>> {
  const attempt = new Attempt(contract, request, options);
  const reply = await inTurn(() => attempt.persistently(options.retries ?? 2), options.onWait);
  options.onCurrency?.(attempt.currencyOf(reply));
  options.onNext?.(reply.headers.get('X-Next') ?? undefined);
  return attempt.read(reply) as Promise<ReplyOf<C>>;
}

/** As `call`, where the reply is a file. */
export async function callForFile<C extends Contract>(contract: C, request: RequestOf<C>): Promise<Blob> {
  const reply = await new Attempt(contract, request, { isFile: true }).persistently(2);
  return reply.blob().catch((error: unknown) => {
    throw problemOfFailure(error);
  });
}

/** What is said besides of a call that goes on. */
interface GoingOn {
  /** The id of the last event that was read. */
  readonly after: string | undefined;
  /** Ends it, also while it goes on. */
  readonly signal: AbortSignal;
}

/** Opens a call that goes on, and gives its reply, whose body is still to come. Fails with a `Problem`. */
export function callThatGoesOn<C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  going: GoingOn,
): Promise<Response> {
  return new Attempt(contract, request, { going }).persistently(0);
}

class Attempt {
  private readonly key: string;
  private readonly going: GoingOn | undefined;
  private readonly isFile: boolean;
  private readonly onlyAs: string | undefined;
  private readonly asOneself: boolean;
  /** What this browser had written or seen when the last try was sent. */
  private seen: string | undefined;
  private mayBeDone = false;

  constructor(
    private readonly contract: Call,
    private readonly request: Record<string, unknown>,
    options: CallOptions & { readonly going?: GoingOn; readonly isFile?: boolean },
  ) {
    this.going = options.going;
    this.isFile = options.isFile ?? false;
    this.key = options.idempotencyKey ?? crypto.randomUUID();
    this.onlyAs = options.onlyAs;
    this.asOneself = options.asOneself ?? false;
  }

  async persistently(retries: number): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const isOnNetwork = navigator.onLine;
      try {
        return await this.once();
      } catch (error) {
        const problem = this.told(problemOfFailure(error), isOnNetwork);
        if (!problem.passing || tries >= retries) throw problem;
        await pause(Math.min(problem.retryAfter ?? 0.4 * 3 ** tries, 3) * 1_000);
      }
    }
  }

  /** A command that no network took went nowhere; any other may have been done before its answer was lost, also by an earlier try. */
  private told(problem: Problem, isOnNetwork: boolean): Problem {
    if (problem.kind === 'offline') connection.hasGone();
    if (!problem.passing || this.contract.side === 'query') return problem;
    this.mayBeDone ||= isOnNetwork;
    return this.mayBeDone ? problem.asUnsure() : problem;
  }

  async read(reply: Response): Promise<unknown> {
    if (reply.status === 204) return [];
    const body: unknown = await reply.json().catch((error: unknown) => {
      const problem = problemOfFailure(error);
      throw this.contract.side === 'command' ? problem.asUnsure() : problem;
    });
    if (this.contract.side === 'command') position.raise((body as { position: string }).position);
    return body;
  }

  /** The answer to a query holds what was written before it was asked for, unless it says that it does not. */
  currencyOf(reply: Response): Currency {
    const stale = reply.headers.get('X-Stale');
    if (stale !== null) return { standing: stale === 'stopped' ? 'stopped' : 'behind', asOf: undefined };
    const isOvertaken = isAfter(position.highest() ?? '', this.seen ?? '');
    return { standing: isOvertaken ? 'overtaken' : 'fresh', asOf: this.seen };
  }

  private async once(mayRenew = true): Promise<Response> {
    const looks = this.looks();
    const token = this.token();
    const reply = await this.sent(token);
    connection.isThere();
    if (reply.ok) return reply;
    if (mayRenew && (await renewedFor(reply, token, looks))) return this.once(false);
    const problem = await problemOfReply(reply);
    if (!looks) await this.rolesTold(problem, token);
    if (!(await this.doorOpened(problem))) throw problem;
    return this.once(mayRenew);
  }

  private sent(token: string | undefined): Promise<Response> {
    const sentWith = (signal: AbortSignal) =>
      send({ call: this.contract, request: this.request, headers: this.headers(token), signal });
    if (this.isFile) return begunInTime(sentWith);
    return sentWith(this.going?.signal ?? AbortSignal.timeout(patienceMs));
  }

  /** Whether this is asked in a tab that shows somebody else's screens: what would change something is not sent at all. */
  private looks(): boolean {
    const looks = !this.asOneself && session.looking() !== undefined;
    if (looks && this.contract.side === 'command') throw looksOnly();
    return looks;
  }

  /** What somebody may do stands in the session: where a role was taken it is told anew, and the page goes with it. */
  private async rolesTold({ code }: Problem, token: string | undefined): Promise<void> {
    if (code === 'NotAllowed' && token !== undefined && this.isOfHeldRole())
      await renewSession(token).catch(() => false);
  }

  /** Whether this is staff's alone, and the session says that it is theirs: then the role has been taken meanwhile. */
  private isOfHeldRole(): boolean {
    const { who } = this.contract;
    if (who.kind !== 'roles' || !who.roles.every((role) => isOneOf(staffRoles, role))) return false;
    return who.roles.some((role) => isOneOf(session.own()?.roles ?? [], role));
  }

  /** A query is asked again by its page, which shows the door in its place. */
  private async doorOpened({ code }: Problem): Promise<boolean> {
    return code === PASSWORD_WANTED && this.contract.side === 'command' && parentsDoor.knock(this.contract.does);
  }

  /** Calls that anyone may make carry none. */
  private token(): string | undefined {
    const now = this.asOneself ? session.own() : session.current();
    if (this.onlyAs !== undefined && now !== undefined && now.learnerId !== this.onlyAs) throw anotherPractises();
    return this.contract.who.kind === 'roles' ? now?.accessToken : undefined;
  }

  private headers(token: string | undefined): Record<string, string> {
    this.seen = position.highest();
    if (this.going) return { ...authorized(token), ...resumed(this.going) };
    return {
      Accept: 'application/json',
      ...authorized(token),
      ...(this.contract.side === 'command' && { 'Idempotency-Key': this.key }),
      ...(this.contract.side === 'query' && this.seen !== undefined && { 'X-Position': this.seen }),
    };
  }
}

const authorized = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

const resumed = ({ after }: GoingOn): Record<string, string> => ({
  Accept: 'text/event-stream',
  ...(after !== undefined && { 'Last-Event-ID': after }),
});

/** Whether there is another token than the one that was turned away. A look is not renewed: its bar says that it is over. */
async function renewedFor({ status }: Response, token: string | undefined, looks: boolean): Promise<boolean> {
  if (status !== 401 || token === undefined) return false;
  if (!looks) return renewSession(token);
  session.lookIsOver();
  return false;
}

const isOneOf = (all: readonly string[], one: string) => all.includes(one);
