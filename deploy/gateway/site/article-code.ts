import Type from 'typebox';
import Value from 'typebox/value';

/** The discount code that articles name, as they say it. */
export interface ArticleCode {
  readonly code: string;
  readonly percentOff: number;
}

const Told = Type.Object({
  articleCode: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]+$' }), percentOff: Type.Integer() }),
});

/** As the price list tells it while it is good; nothing where it is ended, or nothing was told yet. */
export function articleCodeIn(prices: unknown): ArticleCode | undefined {
  if (!Value.Check(Told, prices)) return undefined;
  const { code, percentOff } = prices.articleCode;
  return { code, percentOff };
}
