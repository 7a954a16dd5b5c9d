import { tooMany, unavailable } from '../../http/problem';
import type { Print } from './press';

interface ShopParts<Order> {
  readonly print: Print<Order>;
  /** Counts a sheet that is made for somebody; throws when it is one too many. */
  readonly count: (accountId: string) => Promise<void>;
  /** How many may wait beside the one that is being made; default 4. */
  readonly queueLimit?: number;
  /** How many of them, the one that is being made included, may be one account's; default 2. */
  readonly ofOne?: number;
  /** Of all sheets that are kept, the one used longest ago going first; default 64 MiB. */
  readonly keptBytes?: number;
}

export interface SheetWish<Order> {
  readonly accountId: string;
  /** The same for the same sheet, and for no other. */
  readonly key: string;
  /** Asked for when the sheet is to be made. */
  readonly order: () => Promise<Order>;
}

/** When whoever has as many in line as anybody may have comes again, in seconds. */
const AGAIN_SECONDS = 3;

/**
 * Gives out sheets: each is made once, however many ask for it at once, and kept for a while. Sheets are made one after the
 * other; where too many wait, the next is told to come again, and nobody fills the line alone. Whoever finds no place in it
 * has had no sheet made, and none is counted.
 */
export function printShop<Order>({
  print,
  count,
  queueLimit = 4,
  ofOne = 2,
  keptBytes = 64 * 1024 * 1024,
}: ShopParts<Order>): PrintShop<Order> {
  const kept = keptSheets(keptBytes);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const joinLine = placesInLine({ inAll: queueLimit + 1, ofOne });
  let last: Promise<unknown> = Promise.resolve();

  const make = async ({ key, order, accountId }: SheetWish<Order>): Promise<Uint8Array> => {
    const leaveLine = joinLine(accountId);
    try {
      await count(accountId);
      const making = last.then(order).then(print);
      last = making.catch(() => undefined);
      const sheet = await making;
      kept.put(key, sheet);
      return sheet;
    } finally {
      leaveLine();
    }
  };

  return async (wish): Promise<Uint8Array> => {
    const known = kept.get(wish.key) ?? underWay.get(wish.key);
    if (known) return known;
    const making = make(wish).finally(() => underWay.delete(wish.key));
    underWay.set(wish.key, making);
    return making;
  };
}

/** What gives a place in line to an account; what that returns gives it back. */
function placesInLine({ inAll, ofOne }: { readonly inAll: number; readonly ofOne: number }) {
  const held = new Map<string, number>();
  let taken = 0;
  const add = (accountId: string, more: 1 | -1) => {
    taken += more;
    const own = (held.get(accountId) ?? 0) + more;
    if (own === 0) held.delete(accountId);
    else held.set(accountId, own);
  };
  return (accountId: string): (() => void) => {
    if ((held.get(accountId) ?? 0) >= ofOne) throw tooMany(AGAIN_SECONDS);
    if (taken >= inAll) throw unavailable();
    add(accountId, 1);
    return () => add(accountId, -1);
  };
}

export type PrintShop<Order> = (wish: SheetWish<Order>) => Promise<Uint8Array>;

function keptSheets(most: number) {
  const sheets = new Map<string, Uint8Array>();
  let bytes = 0;
  const drop = (key: string, sheet: Uint8Array) => {
    sheets.delete(key);
    bytes -= sheet.byteLength;
  };
  return {
    get(key: string): Uint8Array | undefined {
      const sheet = sheets.get(key);
      if (!sheet) return undefined;
      sheets.delete(key);
      sheets.set(key, sheet);
      return sheet;
    },
    put(key: string, sheet: Uint8Array): void {
      sheets.set(key, sheet);
      bytes += sheet.byteLength;
      for (const [oldest, old] of sheets) {
        if (bytes <= most) return;
        drop(oldest, old);
      }
    },
  };
}
