import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

const NAME = 'Hyacinthe-Ottoline';

async function paysDirectly(parentEmail: string, child: object) {
  const { body } = await shop.house.browser().call(directMockExamCheckout, {
    parentFirstName: 'Ada',
    parentLastName: 'Lovelace',
    parentEmail,
    selectedExamProduct: 3,
    mockExamSessionId: 'session-1',
    acceptedTerms: true,
    ...child,
  });
  await shop.pay(body['url']);
  await shop.tellAll();
  return (await shop.happened('AccountRegistered')).at(-1)?.data['childName'];
}

it('a mock exam that is paid for without a log-in gives its seat to the child who was named, and Stripe is not told', async () => {
  expect(await paysDirectly('ada@example.org', { studentName: NAME })).toBe(NAME);
  expect(JSON.stringify(shop.books.pages)).not.toContain(NAME);
});

it('without a name it is sold all the same, and the child has none until their parent gives them one', async () => {
  expect(await paysDirectly('bea@example.org', {})).toBeUndefined();
});
