import { systemClock } from 'platform/clock';
import { visitor, type Caller, type QueryDeps, type Route } from 'platform/http';
import { memoryStore } from 'platform/testing/memory-store';
import { refusals } from 'schemas/refusals';

interface Asked extends Partial<Pick<QueryDeps, 'db' | 'store' | 'clock'>> {
  readonly caller?: Caller;
}

/** What a route answers without a server around it, and what the next page comes after. */
export async function asked<T>(
  route: Route<QueryDeps>,
  request: unknown,
  {
    caller = visitor,
    db = { prepared: () => Promise.resolve([]) },
    store = memoryStore(),
    clock = systemClock,
  }: Asked = {},
): Promise<readonly [reply: T, next: string | undefined]> {
  let next: string | undefined;
  const exchange = {
    caller,
    requestId: 'r',
    idempotencyKey: 'r',
    address: '',
    agent: '',
    after: undefined,
    cookie: () => undefined,
    setCookie: () => undefined,
    proving: () => undefined,
    setHeader: (name: string, value: string) => {
      if (name === 'X-Next') next = value;
    },
    gone: () => new AbortController().signal,
  };
  const caughtUp = () => Promise.resolve('fresh' as const);
  const reply = await route.run(request, exchange, { db, store, clock, refusals, caughtUp });
  return [reply as T, next];
}

/** Every page of a call, from the first to the last. */
export async function pagesOf<T>(ask: (after: object) => Promise<readonly [T, string | undefined]>): Promise<T[]> {
  const pages: T[] = [];
  let after: string | undefined;
  do {
    const [page, next] = await ask(after === undefined ? {} : { after });
    pages.push(page);
    after = next;
  } while (after !== undefined);
  return pages;
}
