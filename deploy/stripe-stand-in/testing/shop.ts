import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { stateOf } from 'platform/decider/handle';
import type { Contract } from 'schemas/describe/contract';
import type { AnyEvent } from 'schemas/events';
import { endOf } from 'schemas/rights/grant';
import { rightsAt } from 'schemas/rights/rights-at';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { stripeTill } from '../../../command-service/src/payments/stripe/stripe-till';
import { commandHouse, type CommandHouse } from '../../../command-service/testing/house';
import type { MockSessions } from '../../../command-service/src/rights/mock-sessions';
import { grantsIn, rights } from '../../../command-service/src/rights/rights.decider';
import { standInApp } from '../app';
import { Books } from '../books';
import { payloadOf, signatureOf } from '../deliveries';

const secretKey = 'sk_test_of_the_shop';
const webhookSecret = 'whsec_of_the_shop';
export const password = 'amber tractor violin';

/** After the shop was opened, however late that is. */
const MONTHS_MS = 100 * 86_400_000;

/** `session-1` can be sat, and no other; nor is that one once it was called off. */
const oneSession = (
  { startsAt, capacity }: { readonly startsAt: string; readonly capacity: number | null },
  calledOff: ReadonlySet<string>,
): MockSessions => ({
  find: (sessionId) =>
    Promise.resolve(
      sessionId === 'session-1' && !calledOff.has(sessionId) ? { sessionId, startsAt, capacity } : undefined,
    ),
  toCome: () => Promise.resolve([]),
});

interface Opening {
  readonly visitorCallsPerMinute?: number;
  /** Of `session-1`; as many as like unless told. */
  readonly capacity?: number | null;
}

/** The command service over a log in memory, and the stand-in for Stripe beside it. */
export async function openShop({ capacity = null, ...limits }: Opening = {}) {
  const books = new Books({ publicUrl: 'http://fieldfare.test' });
  const standIn = standInApp(books, { secretKey });
  let isAway = false;
  const server = createServer((request, response) => {
    if (isAway) request.socket.destroy();
    else standIn(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stripeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const till = stripeTill({ secretKey, webhookSecret, url: stripeUrl });
  const calledOff = new Set<string>();
  const startsAt = new Date(books.now() * 1000 + MONTHS_MS).toISOString();
  const house = await commandHouse({ ...limits, till, mockSessions: oneSession({ startsAt, capacity }, calledOff) });
  // One time for both.
  const keepTime = () => house.clock.set(new Date(books.now() * 1000));
  keepTime();
  const press = (path: string) => fetch(`${stripeUrl}${path}`, { method: 'POST', redirect: 'manual' });

  const tell = async (body: string, signature = signatureOf(body, webhookSecret)) => {
    keepTime();
    return fetch(`${house.url}/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  };

  /** As anybody may send it. */
  const post = (headers: Readonly<Record<string, string>>, body: string) =>
    fetch(`${house.url}/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  /** What happened, of one type or all of it. */
  const happened = async (type?: string) => {
    const found = [];
    for await (const batch of house.log.readAll('0'.repeat(20))) found.push(...batch);
    return found.filter((event) => type === undefined || event.type === type);
  };

  return {
    /** Of `session-1`. */
    startsAt,
    calledOff,
    books,
    post,
    house,
    press,
    tell,
    till,
    webhookSecret,
    /** Somebody with a free account, signed in. */
    family: async (email: string) => {
      const browser = house.browser();
      const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', parentEmail: email, password };
      await browser.call(createFreeAccount, { ...parent, childName: 'Kofi' });
      return signedInAs(house, email);
    },
    signIn: (email: string) => signedInAs(house, email),
    happened,
    /** How often something of a type has happened whose fields are so. */
    countOf: async (type: AnyEvent['type'], is: Readonly<Record<string, unknown>>) => {
      const isSo = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) =>
        Object.entries(is).every(([field, value]) => data[field] === value);
      return (await happened(type)).filter(isSo).length;
    },
    /** Lets the command-service write so many more events and no more, as if it died there. @returns what begins it again */
    killedAfter: (appends: number) => {
      const append = house.store.append.bind(house.store);
      let left = appends;
      house.store.append = (order) => ((left -= 1) < 0 ? Promise.reject(new Error('killed')) : append(order));
      return () => {
        house.store.append = append;
      };
    },
    /** What a child of a family may do at an instant, by now unless told, and when each grant ends. */
    rightsOf: async ({ accountId, learnerId }: Somebody, at = house.clock.now().toISOString()) => {
      const grants = grantsIn(await stateOf(house.log, rights, accountId));
      const { held } = rightsAt(grants, learnerId, at);
      const ends = grants.map((grant) => [grant.grantId, endOf(grant, at)] as const);
      return { practice: held.practice !== null, mocks: held['all-mock-sessions'] !== null, ends };
    },
    /** Nobody can reach Stripe meanwhile. */
    whileAway: async <T>(work: () => Promise<T>): Promise<T> => {
      isAway = true;
      return work().finally(() => (isAway = false));
    },
    /** Pays on the page of an address. */
    pay: (url: unknown) => press(`${new URL(String(url)).pathname}/pay`),
    /** Looks at a page of an address. */
    look: (url: string) => fetch(`${stripeUrl}${new URL(url).pathname}`),
    /** Tells the shop everything that has happened and was not told yet; in any order, and as often as one likes. */
    tellAll: async (arrange: (events: Stripe.Event[]) => Stripe.Event[] = (events) => events) => {
      const waiting = books.pages.deliveries.splice(0).map(({ eventId }) => books.pages.events[eventId]);
      const events = arrange(waiting.filter((event) => event !== undefined));
      const statuses = [];
      for (const event of events) statuses.push((await tell(payloadOf(event))).status);
      return statuses;
    },
    close: async () => {
      await house.close();
      server.closeAllConnections();
      await new Promise<unknown>((resolve) => void server.close(resolve));
    },
  };
}
interface Somebody {
  readonly accountId: string;
  readonly learnerId: string;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

async function signedInAs(house: CommandHouse, email: string) {
  const browser = house.browser();
  const { status, body } = await browser.call(validateUser, { email, password });
  const authorization = { authorization: `Bearer ${String(body['accessToken'])}` };
  return {
    status,
    roles: body['roles'] as string[],
    learnerId: String(body['learnerId']),
    accountId: accountIn(String(body['accessToken'])),
    call: (contract: Contract, request: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      browser.call(contract, request, { ...authorization, ...headers }),
  };
}

function accountIn(token: string): string {
  const [, claims = ''] = token.split('.');
  if (claims === '') return '';
  const { holder } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { holder: { accountId: string } };
  return holder.accountId;
}
