import { unavailable } from '../../http/problem';
import type { Print } from './press';

interface ShopParts<Order> {
  readonly print: Print<Order>;
  /** Counts a sheet that is made for somebody; throws when it is one too many. */
  readonly count: (accountId: string) => Promise<void>;
  /** How many may wait beside the one that is being made; default 4. */
  readonly queueLimit?: number;
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

/**
 * Gives out sheets: each is made once, however many ask for it at once, and kept for a while. Sheets are made one after the
 * other; where too many wait, the next is told to come again.
 */
export function printShop<Order>({
  print,
  count,
  queueLimit = 4,
  keptBytes = 64 * 1024 * 1024,
}: ShopParts<Order>): PrintShop<Order> {
  const kept = keptSheets(keptBytes);
  const underWay = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  let inLine = 0;

  const make = async ({ key, order, accountId }: SheetWish<Order>): Promise<Uint8Array> => {
    await count(accountId);
    if (inLine > queueLimit) throw unavailable();
    inLine += 1;
    const making = last
      .then(order)
      .then(print)
      .finally(() => (inLine -= 1));
    last = making.catch(() => undefined);
    const sheet = await making;
    kept.put(key, sheet);
    return sheet;
  };

  return async (wish): Promise<Uint8Array> => {
    const known = kept.get(wish.key) ?? underWay.get(wish.key);
    if (known) return known;
    const making = make(wish).finally(() => underWay.delete(wish.key));
    underWay.set(wish.key, making);
    return making;
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
