import { randomUUID } from 'node:crypto';
import type { Contract, RefusalOf, ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { Fields } from 'schemas/describe/schema';
import type { TSchema } from 'typebox';
import { londonTimeToldAt, type Clock } from '../../clock/clock';
import type { Decider, DomainEvent } from '../../decider/decider';
import { handle, stateFor, type Outcome } from '../../decider/handle';
import type { KeptStates } from '../../decider/kept-states';
import { idFrom, type EventLog, type Recording } from '../../event-log/event-log';
import { nameId, namespaceOf } from '../../event-log/name-id';
import { START, streamOf, type Position } from '../../event-store/event-store';
import type { Caller } from '../guards/caller';
import { Problem } from '../problem';
import type { Exchange, Route } from './route';

/** What a command service offers its routes. */
export interface CommandDeps {
  readonly log: EventLog;
  readonly clock: Clock;
  /** The keyed hash of a text, of an e-mail address unless another purpose is named (case and outer spaces do not matter). */
  readonly hashed: (text: string, purpose?: string) => string;
  /** The keyed hash of a text as it is written: one letter more or less, or of another case, is another text. */
  readonly fingerprint: (text: string, purpose: string) => string;
  /** What a signed link carries, if it was made for this purpose, is unaltered and has not expired. */
  readonly opens: (token: string, purpose: string) => readonly string[] | undefined;
  /** The last states of what may be kept; nothing is kept without it. */
  readonly kept?: KeptStates;
  /** At which beats replies leave that are to tell nothing, in milliseconds; none where nobody is there to listen. */
  readonly beatMs?: number;
  /** How a refusal is told. */
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

type Accepted<S, E extends DomainEvent> = Extract<Outcome<S, E, never>, { kind: 'accepted' }>;

/** What a route may use to make its command: facts of the request, ids, time. */
export interface CommandTools extends Pick<
  Exchange,
  'caller' | 'address' | 'connection' | 'agent' | 'proving' | 'cookie' | 'setCookie'
> {
  readonly caller: Caller;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** An id for something that this command creates: the same when the command is repeated. */
  readonly idFor: (purpose: string) => string;
  readonly hashed: CommandDeps['hashed'];
  readonly opens: CommandDeps['opens'];
  /** The state of one aggregate, by folding its stream; for facts that a command of another aggregate needs. */
  readonly read: <S, C, E extends DomainEvent, R extends string>(
    aggregate: Decider<S, C, E, R>,
    id: string,
  ) => Promise<S>;
  /**
   * The state that this process left an aggregate in, without asking the log: perhaps behind by some minutes, never ahead;
   * undefined where none is kept. Only for facts that once true stay true, and where what was missed is found out elsewhere.
   */
  readonly last: <S, C, E extends DomainEvent, R extends string>(
    aggregate: Decider<S, C, E, R>,
    id: string,
  ) => S | undefined;
  /**
   * Runs one command of an aggregate; a refusal ends the request with the words of the refusal. Several to one aggregate
   * are each idempotent by their place among them: a repeat must give them in the same order.
   */
  handle<S, C, E extends DomainEvent, R extends string>(
    aggregate: Decider<S, C, E, R>,
    id: string,
    command: C,
  ): Promise<Accepted<S, E>>;
  /** Ends the request with a refusal of the contract; `until` when a repeat may succeed, told where its words say `{time}`. */
  readonly refuse: (code: string, until?: Date) => never;
}

type Extra<C> = Omit<ReplyOf<C>, 'position'>;
type Order<C> = { readonly id: string; readonly command: C };
type Replying<C, S, E extends DomainEvent> = keyof Extra<C> extends never
  ? []
  : [toReply: (accepted: Accepted<S, E>, request: RequestOf<C>) => Extra<C>];

/**
 * Routes whose command goes to one aggregate: the route turns the request into an id and a command, the kit folds,
 * decides, appends and replies with the position. Two steps, so that literals keep their types.
 */
export function commandsTo<S, C, E extends DomainEvent, R extends string>(aggregate: Decider<S, C, E, R>) {
  return <const K extends Contract<Fields, TSchema, NoInfer<R>>>(
    contract: K,
    toOrder: (request: RequestOf<K>, tools: CommandTools) => Order<C> | Promise<Order<C>>,
    ...[toReply]: Replying<K, S, E>
  ): Route<CommandDeps> =>
    flow(contract, async (request, tools) => {
      const { id, command } = await toOrder(request, tools);
      const accepted = await tools.handle(aggregate, id, command);
      return (toReply ? toReply(accepted, request) : {}) as Extra<K>;
    });
}

interface FlowOptions {
  /**
   * Whether a repeat is answered as the first time was. Where the reply holds a secret it must not be: there each
   * request is a command of its own, and what it presents is compared every time.
   */
  readonly answersRepeats?: boolean;
}

/** A route whose command takes more than one step: several streams, each idempotent under the one command id. */
export function flow<const K extends Contract>(
  contract: K,
  run: (request: RequestOf<K>, tools: CommandTools & { refuse(code: RefusalOf<K>): never }) => Promise<Extra<K>>,
  { answersRepeats = true }: FlowOptions = {},
): Route<CommandDeps> {
  return {
    contract,
    run: async (request, exchange, deps) => {
      const commandId = answersRepeats ? commandIdOf(contract, request, { exchange, deps }) : randomUUID();
      const steps = new Steps({ commandId, role: roleActing(contract, exchange) }, exchange, deps);
      const reply = await run(request as RequestOf<K>, steps.tools());
      return { ...reply, position: steps.position };
    },
  };
}

/**
 * The same for a repeat and for nothing else: one person's key never answers another's call, nor another command, nor
 * the same command about something else, be it by the case of one letter. The request counts by its keyed hash, since
 * it may hold a password.
 */
function commandIdOf(
  { path }: Contract,
  request: unknown,
  { exchange, deps }: { exchange: Exchange; deps: CommandDeps },
): string {
  const { caller, idempotencyKey } = exchange;
  const said = deps.fingerprint(JSON.stringify(request), 'request');
  return nameId(`${caller.accountId} ${caller.learnerId} ${path} ${idempotencyKey} ${said}`, namespace);
}

/** Of the caller's roles the one that the call is for, as the contract names them: an admin who is a learner too acts as one. */
const roleActing = ({ who }: Contract, { caller: { roles } }: Exchange): string =>
  (who.kind === 'roles' ? who.roles.find((role) => roles.includes(role)) : roles[0]) ?? 'visitor';

// Whoever waits for the minute that they are told must not be early.
const minuteAfter = (instant: Date) => new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);

const whenOf = ({ until }: { readonly until?: string }) => (until === undefined ? undefined : new Date(until));

/** Whoever is told that it was too much is told how long it will be. */
const TOO_MANY = 429;

const namespace = namespaceOf('0b1d4b0e-55a4-5f6f-8a38-5a2f64ff1f0d');

class Steps {
  /** The furthest that this request has written or seen. */
  position: Position = START;
  private readonly recording: Recording;
  /** How many commands each stream was given. */
  private readonly given = new Map<string, number>();

  constructor(
    { commandId, role }: { readonly commandId: string; readonly role: string },
    private readonly exchange: Exchange,
    private readonly deps: CommandDeps,
  ) {
    const { caller, requestId } = exchange;
    this.recording = {
      commandId,
      correlationId: requestId,
      actor: { id: caller.accountId, role },
      at: deps.clock.now().toISOString(),
    };
  }

  tools(): CommandTools {
    const { caller, address, connection, agent, proving, cookie, setCookie } = this.exchange;
    const { hashed, opens } = this.deps;
    const { commandId, at } = this.recording;
    return {
      caller,
      address,
      connection,
      agent,
      proving,
      cookie,
      setCookie,
      hashed,
      opens,
      now: at,
      idFor: (purpose) => idFrom(commandId, purpose),
      read: (aggregate, id) => stateFor(this.deps, aggregate, id),
      last: (aggregate, id) => this.deps.kept?.glance(aggregate, streamOf(aggregate.category, id)),
      handle: (aggregate, id, command) => this.step(aggregate, { id, command }),
      refuse: (code, until) => {
        throw this.refusal(code, until);
      },
    };
  }

  private async step<S, C, E extends DomainEvent, R extends string>(
    aggregate: Decider<S, C, E, R>,
    order: Order<C>,
  ): Promise<Accepted<S, E>> {
    const recording = this.recordingFor(streamOf(aggregate.category, order.id));
    const outcome = await handle(this.deps.log, aggregate, { ...order, recording, kept: this.deps.kept });
    if (outcome.position > this.position) this.position = outcome.position;
    if (outcome.kind === 'refused') throw this.refusal(outcome.code, whenOf(outcome));
    return outcome;
  }

  // The second command to a stream is not a repeat of the first: it has an id of its own.
  private recordingFor(stream: string): Recording {
    const before = this.given.get(stream) ?? 0;
    this.given.set(stream, before + 1);
    const { commandId } = this.recording;
    return before === 0 ? this.recording : { ...this.recording, commandId: idFrom(commandId, `step ${before + 1}`) };
  }

  private refusal(code: string, until?: Date): Problem {
    const text = this.deps.refusals[code];
    if (!text) throw new Error(`the refusal ${code} is not told in refusals.ts`);
    if (until === undefined) {
      if (text.status === TOO_MANY) throw new Error(`the refusal ${code} does not say when to come again`);
      return new Problem({ ...text, code });
    }
    const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.parse(this.recording.at)) / 1000));
    return new Problem({
      ...text,
      code,
      retryAfter,
      title: text.title.replace('{time}', londonTimeToldAt(this.recording.at, minuteAfter(until))),
    });
  }
}
