import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import type { Contract } from 'schemas/describe/contract';
import type { Currency, Standing } from './call';
import { connection } from './connection';
import type { Problem } from './problem';
import { onRestored } from './restored';

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
  /** The answer is older than what was done before it was asked for, and is asked for again by itself. */
  readonly behind?: boolean;
  /** It has met the log up to here at least, where that is known. */
  readonly asOf?: string | undefined;
}

/** What is kept of a query. */
export interface Held<T> extends Currency {
  readonly reply: T;
}

/** How soon after an answer that is not fresh the query is asked once more, in ms: what has stopped takes somebody to mend it. */
const againMs = { overtaken: 50, behind: 1_500, stopped: 60_000 } as const;

export interface QueryOptions {
  /** How often it is asked again by itself; 0 is never. */
  readonly refreshMs?: number;
}

/** Keeps an answer under a key, and keeps it fresh: after every command, on focus, on reconnection. `null` asks nothing yet. */
export function useKept<T>(key: Key | null, ask: () => Promise<Held<T>>, { refreshMs = 0 }: QueryOptions = {}) {
  const {
    data: held,
    error,
    isLoading,
    isValidating,
    mutate: again,
  } = useSWR<Held<T>, Problem>(
    key,
    () =>
      underWay.during(async () => {
        const now = await ask();
        againUnlessFresh(key, now.standing);
        return now;
      }),
    {
      refreshInterval: refreshMs,
      shouldRetryOnError: (problem) => problem.passing,
      errorRetryInterval: 4_000,
      focusThrottleInterval: 10_000,
    },
  );
  useOnceItCan(error, again);
  const answer: Answer<T> = {
    data: held?.reply,
    stopped: held?.standing === 'stopped',
    behind: held?.standing === 'behind',
    asOf: held?.asOf,
    problem: held === undefined ? error : undefined,
    loading: isLoading,
    again: () => void again().then(ended, ended),
    asked: () => again().then(ended, ended),
  };
  return { answer, held, isValidating };
}

/** Asks again once there is a network, or room for the call. */
function useOnceItCan(error: Problem | undefined, again: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = () => void again().then(ended, ended);
    if (error?.kind === 'offline') return connection.onReturn(ask);
    if (error?.roomIn === undefined) return undefined;
    const turn = setTimeout(ask, error.roomIn * 1_000);
    return () => clearTimeout(turn);
  }, [error, again]);
}

function againUnlessFresh(key: Key | null, standing: Standing): void {
  if (standing !== 'fresh') setTimeout(() => void mutate(key), againMs[standing]);
}

// What came of it, an answer or a problem, the hook tells by itself.
const ended = () => undefined;

/** Puts what has come by another way under a key. */
export async function keep<T>(key: Key, change: (held: Held<T> | undefined) => Held<T> | undefined): Promise<void> {
  await mutate<Held<T>>(key, change, { revalidate: false });
}

/** Asks every query that is on the page again: something has happened. */
export function askAllAgain(): void {
  void mutate(() => true);
}

/** The same, and waits until each has answered or failed; one that was asked once more meanwhile has its say by the later answer alone. */
export const allAskedAgain = (): Promise<unknown> => mutate(() => true).then(underWay.over, underWay.over);

/** What is being asked at the moment. */
const underWay = {
  asked: new Set<Promise<unknown>>(),
  during<T>(work: () => Promise<T>): Promise<T> {
    const one = work().finally(() => underWay.asked.delete(one));
    underWay.asked.add(one);
    return one;
  },
  over: (): Promise<unknown> => Promise.allSettled(underWay.asked),
};

onRestored(askAllAgain);

// Part of every key: swr would take an answer that was asked for just before it was forgotten for the one it waits for.
let generation = 0;

/** Forgets every answer: when somebody signs in or out. */
export function forgetAnswers(): void {
  generation += 1;
  void mutate(() => true, undefined, { revalidate: false });
}

/** What an answer is kept under: the call, whose, and what was asked. */
export const keyOf = (contract: Contract, request: unknown, learnerId: string) =>
  [contract.path, generation, learnerId, request] as const;

export type Key = ReturnType<typeof keyOf>;
