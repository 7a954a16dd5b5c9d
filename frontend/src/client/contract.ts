import { useCallback, useRef, useState, type RefObject } from 'react';
import useSWR, { mutate } from 'swr';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { call, type Standing } from './call';
import { Problem } from './problem';
import { session, useSession } from './session';

/** What a page knows of a query: the answer once there is one, the problem while there is one. */
export interface Answer<T> {
  readonly data: T | undefined;
  readonly problem: Problem | undefined;
  /** Neither the answer nor a problem is there yet. */
  readonly loading: boolean;
  readonly again: () => void;
  /** The same, and settles once there is an answer or a problem. */
  readonly asked: () => Promise<void>;
  /** The answer comes from something that has come to a halt at the server: it is not up to date until that is mended. */
  readonly stopped?: boolean;
}

/** What is kept of a query. */
interface Held<T> {
  readonly reply: T;
  readonly standing: Standing;
}

/** How soon after an answer that is not fresh the query is asked once more, in ms: what has stopped takes somebody to mend it. */
const againMs = { behind: 1_500, stopped: 60_000 } as const;

interface QueryOptions {
  /** How often it is asked again by itself; 0 is never. */
  readonly refreshMs?: number;
}

/** Asks a query and keeps its answer fresh: after every command, on focus, on reconnection. `undefined` asks nothing yet. */
export function useQuery<C extends Contract>(
  contract: C,
  request: RequestOf<C> | undefined,
  { refreshMs = 0 }: QueryOptions = {},
): Answer<ReplyOf<C>> {
  const learnerId = useSession()?.learnerId ?? '';
  const key = request === undefined ? null : keyOf(contract, request, learnerId);
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<Held<ReplyOf<C>>, Problem>(
    key,
    async () => {
      let standing: Standing = 'fresh';
      const reply = await call(contract, request as RequestOf<C>, { onStanding: (told) => (standing = told) });
      againUnlessFresh(key, standing);
      return { reply, standing };
    },
    {
      refreshInterval: refreshMs,
      shouldRetryOnError: (problem) => problem.passing,
      errorRetryInterval: 4_000,
      focusThrottleInterval: 10_000,
    },
  );
  return {
    ...told(data),
    problem: data === undefined ? error : undefined,
    loading: isLoading,
    again: () => void again().then(ended, ended),
    asked: () => again().then(ended, ended),
  };
}

const told = <T>(held: Held<T> | undefined) => ({ data: held?.reply, stopped: held?.standing === 'stopped' });

function againUnlessFresh(key: unknown, standing: Standing): void {
  if (standing !== 'fresh') setTimeout(() => void mutate(key as string), againMs[standing]);
}

/** Puts an answer that a command has brought where its query would look for it. */
export function remember<C extends Contract>(contract: C, request: RequestOf<C>, reply: ReplyOf<C>): void {
  void mutate(
    keyOf(contract, request, session.current()?.learnerId ?? ''),
    { reply, standing: 'fresh' },
    { revalidate: false },
  );
}

// What came of it, an answer or a problem, the hook tells by itself.
const ended = () => undefined;

// Part of every key: swr would take an answer that was asked for just before it was forgotten for the one it waits for.
let generation = 0;

/** Forgets every answer: when somebody signs in or out. */
export function forgetAnswers(): void {
  generation += 1;
  void mutate(() => true, undefined, { revalidate: false });
}

const keyOf = (contract: Contract, request: unknown, learnerId: string) =>
  [contract.path, generation, learnerId, request] as const;

export interface Command<C extends Contract> {
  /**
   * Gives the reply, or nothing when there was a problem. While a call is under way, the same request again waits for that
   * one's reply; another request is made when its turn has come, and gets its own.
   */
  readonly run: (request: RequestOf<C>) => Promise<ReplyOf<C> | undefined>;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly clear: () => void;
}

interface Intent {
  readonly request: string;
  readonly key: string;
}

/**
 * A command of a page. Pressing the button again after a failure is the same intent, and takes effect once; after a
 * success every query that is on the page is asked again, at or after the command's position.
 */
export function useCommand<C extends Contract>(contract: C): Command<C> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const underWay = useRef<Calling<ReplyOf<C>>>(undefined);
  const intent = useRef<Intent>(undefined);

  const attempt = useCallback(
    async (request: RequestOf<C>) => {
      intent.current = intentOf(request, intent.current);
      try {
        const reply = await call(contract, request, { idempotencyKey: intent.current.key });
        intent.current = undefined;
        void mutate(() => true);
        return reply;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (!error.passing) intent.current = undefined;
        setProblem(error);
        return undefined;
      }
    },
    [contract],
  );

  const run = useCallback(
    (request: RequestOf<C>) => {
      setBusy(true);
      setProblem(undefined);
      return inTurn(underWay, {
        said: JSON.stringify(request),
        call: () => attempt(request),
        atRest: () => setBusy(false),
      });
    },
    [attempt],
  );
  return { run, busy, problem, clear: useCallback(() => setProblem(undefined), []) };
}

function intentOf(request: unknown, before: Intent | undefined): Intent {
  const text = JSON.stringify(request);
  return before?.request === text ? before : { request: text, key: crypto.randomUUID() };
}

/** The newest call of a command: what it says, and its reply once it has come. */
interface Calling<R> {
  readonly said: string;
  readonly reply: Promise<R | undefined>;
}

interface Turn<R> {
  readonly said: string;
  readonly call: () => Promise<R | undefined>;
  /** Called when the last one is over. */
  readonly atRest: () => void;
}

function inTurn<R>(newest: RefObject<Calling<R> | undefined>, { said, call: make, atRest }: Turn<R>) {
  const before = newest.current;
  if (before?.said === said) return before.reply;
  // It rejects for faults of ours alone; who waits behind one has nothing to do with it.
  const turn = before ? before.reply.then(make, make) : make();
  const reply = turn.finally(() => {
    if (newest.current?.reply !== reply) return;
    newest.current = undefined;
    atRest();
  });
  newest.current = { said, reply };
  return reply;
}
