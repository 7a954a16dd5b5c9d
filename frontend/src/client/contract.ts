import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { call, type CallOptions, type Currency } from './call';
import { connection } from './connection';
import { askAllAgain, keep, keyOf, useKept, type Answer, type QueryOptions } from './kept';
import { answerLost, Problem } from './problem';
import { session, useSession } from './session';

/** Asks a query and keeps its answer fresh: after every command, on focus, on reconnection. `undefined` asks nothing yet. */
export function useQuery<C extends Contract>(
  contract: C,
  request: RequestOf<C> | undefined,
  options: QueryOptions = {},
): Answer<ReplyOf<C>> {
  const learnerId = useSession()?.learnerId ?? '';
  const key = request === undefined ? null : keyOf(contract, request, learnerId);
  const ask = async () => {
    let currency: Currency = { standing: 'fresh', asOf: undefined };
    const reply = await call(contract, request as RequestOf<C>, { onCurrency: (told) => (currency = told) });
    return { reply, standing: currency.standing, asOf: currency.asOf };
  };
  return useKept(key, ask, options).answer;
}

/** Puts an answer that a command has brought where its query would look for it. */
export function remember<C extends Contract>(contract: C, request: RequestOf<C>, reply: ReplyOf<C>): void {
  void keep(keyOf(contract, request, session.current()?.learnerId ?? ''), () => ({
    reply,
    standing: 'fresh',
    asOf: undefined,
  }));
}

/** Changes the answer that a query has brought, where there is one, without asking again. */
export function amend<C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  change: (reply: ReplyOf<C>) => ReplyOf<C>,
): void {
  void keep<ReplyOf<C>>(
    keyOf(contract, request, session.current()?.learnerId ?? ''),
    (held) => held && { reply: change(held.reply), standing: held.standing, asOf: held.asOf },
  );
}

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
export function useCommand<C extends Contract>(contract: C, onWait?: CallOptions['onWait']): Command<C> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useReturn(problem, setProblem);
  const underWay = useRef<Calling<ReplyOf<C>>>(undefined);
  const intent = useRef<Intent>(undefined);

  const attempt = useCallback(
    async (request: RequestOf<C>) => {
      intent.current = intentOf(request, intent.current);
      try {
        const reply = await call(contract, request, { idempotencyKey: intent.current.key, onWait });
        intent.current = undefined;
        askAllAgain();
        return reply;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (!error.passing) intent.current = undefined;
        if (error.unsure) askAllAgain();
        setProblem(error);
        return undefined;
      }
    },
    [contract, onWait],
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

/** What could not be reached can be: the button that was pressed still stands there. Whether it was done is seen in what is asked for now. */
function useReturn(problem: Problem | undefined, setProblem: (next: Problem | undefined) => void): void {
  useEffect(() => {
    if (problem?.kind !== 'offline') return undefined;
    return connection.onReturn(() => {
      setProblem(problem.unsure ? answerLost() : undefined);
      if (problem.unsure) askAllAgain();
    });
  }, [problem, setProblem]);
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
