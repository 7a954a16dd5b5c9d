import type { Contract } from 'schemas/describe/contract';
import type { Position } from '../../event-store/event-store';
import type { Caller } from '../guards/caller';

/** One request on its way: who calls, from where, and what the browser brought along. */
export interface Exchange {
  readonly caller: Caller;
  readonly requestId: string;
  /** The `Idempotency-Key`, or the request id where the client sent none. */
  readonly idempotencyKey: string;
  /** To be called when somebody without a log-in has shown who they are: the call does not count among strangers'. */
  readonly proving: () => void;
  /** The caller's network address, behind the gateway. */
  readonly address: string;
  /** By which of its network's connections it came; nothing, or empty, where that cannot be told. */
  readonly connection?: string | undefined;
  /** What the browser calls itself; empty where it does not say. */
  readonly agent: string;
  /** Where the reader has written before: the answer must not be older. */
  readonly after: Position | undefined;
  /** `Last-Event-ID`: the last that whoever comes back to a stream has read of it. */
  readonly resumedAfter?: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** HttpOnly, SameSite=Strict, for `/auth` alone. An empty value removes it. */
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void;
  readonly setHeader: (name: string, value: string) => void;
  /** Aborted, with `WentAway`, once whoever asked has gone without their answer: for what waits long. */
  readonly gone: () => AbortSignal;
}

/** What answers one contract, given what the service offers its routes. */
export interface Route<Deps> {
  readonly contract: Contract;
  readonly run: (request: unknown, exchange: Exchange, deps: Deps) => Promise<unknown>;
}
