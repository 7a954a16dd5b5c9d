import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { willPass } from 'platform/logging';
import { stripeTill } from './stripe-till';

const till = (url: string) => stripeTill({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url });

it('says that a Stripe out of reach passes', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const refused: unknown = await till(`http://127.0.0.1:${port}`)
    .seePayment('pi_1')
    .catch((error: unknown) => error);
  expect(willPass(refused)).toBe(true);
});

it.each([
  { answers: 500, passes: true },
  { answers: 429, passes: true },
  { answers: 401, passes: false },
])('says so of one that answers $answers: $passes', async ({ answers, passes }) => {
  const error = JSON.stringify({ error: { type: 'api_error', message: 'no' } });
  const stripe = createServer((_, reply) => reply.writeHead(answers, { 'stripe-should-retry': 'false' }).end(error));
  stripe.listen(0, '127.0.0.1');
  await once(stripe, 'listening');
  const { port } = stripe.address() as AddressInfo;
  const failed: unknown = await till(`http://127.0.0.1:${port}`)
    .customer('a@b.example', 'key')
    .catch((fault: unknown) => fault);
  stripe.close();
  expect(willPass(failed)).toBe(passes);
});
