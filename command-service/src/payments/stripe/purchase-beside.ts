import Type from 'typebox';
import Value from 'typebox/value';
import { Id } from 'schemas/describe/schema';
import { products, type ProductId } from 'schemas/payments/products';
import type { Purchase } from '../till';

/** What stands beside a purchase at Stripe, so that it is known again: ids, no names, nothing secret. */
export function writtenBeside({ buyer, learnerId, productId, mockExamSessionId }: Purchase): Record<string, string> {
  return {
    buyerKind: buyer.kind,
    buyerId: buyer.id,
    learnerId,
    productId: String(productId),
    ...(mockExamSessionId !== undefined && { mockExamSessionId }),
  };
}

/** Undefined where it is not ours, or somebody has changed it by hand into what means nothing. */
export function purchaseIn(beside: Readonly<Record<string, string>> | null): Purchase | undefined {
  const written: unknown = beside ?? {};
  if (!Value.Check(Beside, written)) return undefined;
  const { buyerKind: kind, buyerId: id, learnerId, productId: product, mockExamSessionId } = written;
  const productId = ids.find((known) => String(known) === product);
  return productId === undefined ? undefined : { buyer: { kind, id }, learnerId, productId, mockExamSessionId };
}

const ids = Object.keys(products).map(Number) as ProductId[];

const Beside = Type.Object({
  buyerKind: Type.Union([Type.Literal('family'), Type.Literal('registration')]),
  buyerId: Id,
  learnerId: Id,
  productId: Type.String(),
  mockExamSessionId: Type.Optional(Id),
});
