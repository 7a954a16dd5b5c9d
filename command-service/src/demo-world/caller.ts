import { randomUUID } from 'node:crypto';
import type { Clock } from 'platform/clock';
import type { Caller, CommandDeps, Route } from 'platform/http';
import { visitor } from 'platform/http';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { serviceRoles } from 'schemas/accounts/roles';

/** Our own tools, as a caller. */
export const tools: Caller = { ...visitor, accountId: 'demo-world', roles: [serviceRoles.operator] };

export type Call = <K extends Contract>(
  contract: K,
  request: RequestOf<K>,
  by: { readonly caller: Caller; readonly key: string },
) => Promise<ReplyOf<K>>;

/** Calls at an instant of their own, so that many can be made at once. */
export type CallAt = (at: Date) => Call;

export const callsAt =
  (routes: readonly Route<CommandDeps>[], deps: CommandDeps): CallAt =>
  (at) =>
    callerOf(routes, { ...deps, clock: { now: () => at } });

/** Makes calls as a browser would, without the network between: the same routes, the same commands, one key for each. */
export function callerOf(routes: readonly Route<CommandDeps>[], deps: CommandDeps): Call {
  // Nobody is there whom the time of a reply could tell anything.
  const unheard = { ...deps, beatMs: 0 };
  return async (contract, request, { caller, key }) => {
    const route = routes.find((candidate) => candidate.contract === contract);
    if (!route) throw new Error(`no route answers ${contract.path}`);
    const exchange = {
      // The key holds an e-mail address; the request id goes into the log as it is.
      caller,
      idempotencyKey: key,
      requestId: randomUUID(),
      address: 'demo',
      agent: '',
      after: undefined,
      cookie: () => undefined,
      setCookie: () => undefined,
      proving: () => undefined,
      setHeader: () => undefined,
      gone: () => new AbortController().signal,
    };
    return (await route.run(request, exchange, unheard)) as ReplyOf<typeof contract>;
  };
}

/** Evenings at about half past four, on days counted back from now. */
export function momentOf(now: Date, daysAgo: number, minutes: number): Date {
  const day = new Date(now.getTime() - daysAgo * 86_400_000);
  day.setUTCHours(16, 0, 0, 0);
  return new Date(Math.min(day.getTime() + minutes * 60_000, now.getTime() - 60_000));
}

export type SettableClock = Clock & { set(to: Date): void };
