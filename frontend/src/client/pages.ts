import { useRef, useState } from 'react';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { call, type Currency, type Standing } from './call';
import { keep, keyOf, useKept, type Answer, type Held, type Key, type QueryOptions } from './kept';
import { Problem } from './problem';
import { useSession } from './session';

/** As much of a list as has been asked for, from its beginning. */
export interface Listed<R, Row> {
  /** The reply with the first page, for what it says of the whole. */
  readonly head: R;
  readonly rows: readonly Row[];
  /** What the next page comes after; `undefined` where there is none. */
  readonly next: string | undefined;
}

/** A list that comes in pages. */
export interface Pages<R, Row> extends Answer<Listed<R, Row>> {
  /** Asks for the next page; also once more, where that failed. */
  readonly more: () => void;
  readonly adding: boolean;
  /** Why the next page has not come; what was there before it stays. */
  readonly notAdded: Problem | undefined;
}

/** What of the list a page that draws it needs. */
export type PagesOf<Row> = Pages<unknown, Row>;

interface PagesOptions<C extends Contract, Row> extends QueryOptions {
  readonly rowsOf: (reply: ReplyOf<C>) => readonly Row[];
  /** Rows in a page. */
  readonly size: number;
}

/** Where asking for a further page of one list stands: under way while there is no problem. */
interface Adding {
  readonly of: string;
  readonly problem?: Problem;
}

/**
 * Asks a list page by page, and keeps all of it that was asked for fresh, as `useQuery` does: each time it is read again
 * from its beginning, so that what is new, or gone, leaves no gap between two pages and puts nothing on both.
 */
export function usePages<C extends Contract, Row>(
  contract: C,
  request: RequestOf<C> | undefined,
  { rowsOf, size, ...options }: PagesOptions<C, Row>,
): Pages<ReplyOf<C>, Row> {
  const learnerId = useSession()?.learnerId ?? '';
  const key = request === undefined ? null : keyOf(contract, { pages: request }, learnerId);
  const ask = pageOf(contract, { ...request, limit: size }, rowsOf);
  const loaded = useRef(0);
  const kept = useKept(key, () => upTo(loaded.current, size, ask), options);
  loaded.current = kept.held?.reply.rows.length ?? 0;
  return { ...kept.answer, ...useMore(key, kept, (after) => ask(after)) };
}

type Ask<R, Row> = (after: string | undefined, wanted?: number) => Promise<Held<Listed<R, Row>>>;

/** One page. Where more rows are wanted than a page has, as many as the server gives at once. */
const pageOf =
  <C extends Contract, Row>(
    contract: C,
    { limit, ...request }: { limit: number },
    rowsOf: PagesOptions<C, Row>['rowsOf'],
  ): Ask<ReplyOf<C>, Row> =>
  async (after, wanted = limit) => {
    let currency: Currency = { standing: 'fresh', asOf: undefined };
    let next: string | undefined;
    const asked = { ...request, ...(after !== undefined && { after }), ...(wanted <= limit && { limit }) };
    const head = await call(contract, asked as RequestOf<C>, {
      onCurrency: (told) => (currency = told),
      onNext: (told) => (next = told),
    });
    return { reply: { head, rows: rowsOf(head), next }, standing: currency.standing, asOf: currency.asOf };
  };

/** From the beginning on, at least so many rows. */
async function upTo<R, Row>(count: number, size: number, ask: Ask<R, Row>): Promise<Held<Listed<R, Row>>> {
  const wanted = Math.max(count, size);
  let held = await ask(undefined, wanted);
  while (held.reply.next !== undefined && held.reply.rows.length < wanted)
    held = joined(held, await ask(held.reply.next, wanted - held.reply.rows.length));
  return held;
}

function joined<R, Row>(held: Held<Listed<R, Row>>, page: Held<Listed<R, Row>>): Held<Listed<R, Row>> {
  const { head, rows } = held.reply;
  return {
    reply: { head, rows: [...rows, ...page.reply.rows], next: page.reply.next },
    standing: stalest(held.standing, page.standing),
    asOf: held.asOf,
  };
}

const stalest = (...standings: Standing[]): Standing =>
  (['stopped', 'behind', 'overtaken'] as const).find((one) => standings.includes(one)) ?? 'fresh';

type Kept<R, Row> = ReturnType<typeof useKept<Listed<R, Row>>>;

/** The way to the next page. */
function useMore<R, Row>(key: Key | null, kept: Kept<R, Row>, ask: (after: string) => Promise<Held<Listed<R, Row>>>) {
  const now = useRef(kept);
  now.current = kept;
  const of = JSON.stringify(key);
  const [adding, setAdding] = useState<Adding>();
  const underWay = useRef<string>(undefined);
  const more = async () => {
    if (key === null || underWay.current === of) return;
    underWay.current = of;
    setAdding({ of });
    try {
      await add(key, now, ask);
      setAdding((latest) => (latest?.of === of ? undefined : latest));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      setAdding({ of, problem });
    } finally {
      if (underWay.current === of) underWay.current = undefined;
    }
  };
  const mine = adding?.of === of ? adding : undefined;
  return { more: () => void more(), adding: mine !== undefined && !mine.problem, notAdded: mine?.problem };
}

/** Joins the next page to the list; where the list has been read again meanwhile, what follows its new end. */
async function add<R, Row>(
  key: Key,
  now: { readonly current: Kept<R, Row> },
  ask: (after: string) => Promise<Held<Listed<R, Row>>>,
): Promise<void> {
  for (;;) {
    const after = now.current.held?.reply.next;
    if (after === undefined) return;
    const page = await ask(after);
    // What is being read again would be passed over, as of before this change.
    const { isValidating, answer } = now.current;
    const ends: (string | undefined)[] = [];
    await keep<Listed<R, Row>>(key, (held) => {
      ends.push(held?.reply.next);
      return held?.reply.next === after ? joined(held, page) : held;
    });
    if (isValidating) answer.again();
    if (ends.includes(after)) return;
  }
}
