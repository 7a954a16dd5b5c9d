import { promotionLink, promotionTargets } from 'schemas/payments/price-list';

/** As the bar of the public pages says it. */
export interface Promotion {
  readonly words: string;
  /** ISO instant. */
  readonly endsAt: string;
  readonly link: { readonly words: string; readonly to: string };
}

/** As the price list says it: an empty text, or none without an end, is no promotion. */
interface Listed {
  readonly promotion?: unknown;
  readonly promotionEndsAt?: unknown;
  readonly promotionLinkWords?: unknown;
  readonly promotionLeadsTo?: unknown;
}

const ASKED_EVERY_MS = 30_000;

/**
 * What is on offer, by the price list. Nobody waits for it: a page is told what was known when it was asked for, and the
 * list is asked again behind it, twice a minute at most. While it cannot be asked, what was known last holds.
 */
export function promotionFrom(
  ask: () => Promise<Listed>,
  now: () => number = () => performance.now(),
): () => Promotion | undefined {
  let known: Promotion | undefined;
  let askedAt = -Infinity;
  const look = async () => {
    try {
      known = promotionIn(await ask());
    } catch {
      // The services tell of their own outages; the page is well without a bar.
    }
  };
  return () => {
    if (now() - askedAt >= ASKED_EVERY_MS) {
      askedAt = now();
      void look();
    }
    return known;
  };
}

function promotionIn({ promotion: words, promotionEndsAt: endsAt, ...listed }: Listed): Promotion | undefined {
  if (typeof words !== 'string' || words.trim() === '' || typeof endsAt !== 'string') return undefined;
  return { words, endsAt, link: linkIn(listed) };
}

function linkIn({ promotionLinkWords: words, promotionLeadsTo }: Listed): Promotion['link'] {
  const to = promotionTargets.find((target) => target === promotionLeadsTo);
  return promotionLink({
    ...(typeof words === 'string' && { promotionLinkWords: words }),
    ...(to !== undefined && { promotionLeadsTo: to }),
  });
}

const LONGEST_MS = 5_000;

/** Asks a query service for its price list. */
export const priceListOf = (queryUrl: string, path: string) => async (): Promise<Listed> => {
  const reply = await fetch(new URL(path, queryUrl), { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!reply.ok) throw new Error(`the price list was answered by ${reply.status}`);
  return (await reply.json()) as Listed;
};
