import { randomUUID } from 'node:crypto';
import { tokenSigner } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import { makeRefund } from 'schemas/payments/refunds.contract';
import type { Shop } from './shop';

/** An admin, signed in. */
export async function adminOf(shop: Shop, email = 'office@example.org') {
  const { accountId } = await shop.family(email);
  const stream = streamOf('account', accountId);
  const expected = (await shop.house.log.readStream(stream)).at(-1)?.revision ?? 0;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: 'operator', role: '' } };
  const events = [{ type: 'RoleGranted' as const, data: { accountId, role: 'ROLE_ADMIN' as const } }];
  await shop.house.log.append({ stream, expected, events, recording, about: [] });
  return shop.signIn(email);
}

/** What the workers do about every refund that was asked for; once more for those that they have done. */
export async function workersRefund(shop: Shop): Promise<number[]> {
  const { clock, signingKeys } = shop.house;
  const signer = tokenSigner<typeof TokenClaims>({
    signingKey: signingKeys.workers,
    issuer: tokenRules.issuer,
    clock,
  });
  const statuses = [];
  for (const { data } of await shop.happened('RefundAsked')) {
    const { paymentId, refundId } = data as { paymentId: string; refundId: string };
    const headers = { authorization: `Bearer ${signer.sign(serviceClaims('workers'))}` };
    statuses.push((await shop.house.browser().call(makeRefund, { paymentId, refundId }, headers)).status);
  }
  return statuses;
}
