import { createFreeAccount, forgotPassword } from 'schemas/accounts/accounts.contract';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { tell, quantile, type BenchGround } from './ground/ground';
import { startService } from './ground/service';

const CALLS = 300;
/** How often the order is drawn anew, to see how far chance alone would go. */
const DRAWS = 200;

/**
 * Whether the time of a reply tells that an address is on the mailing list, or has an account: the share of pairs of one
 * known and one new address in which the known one took longer. A half is chance; 0.6 is what we want to stay below.
 */
export async function benchMembership({ urlFor }: BenchGround): Promise<void> {
  const service = await startService('command-service', 'command', { urlFor });
  try {
    for (const call of calls) await measure(service.url, call);
  } finally {
    await service.stop();
  }
}

interface Call {
  readonly name: string;
  readonly path: string;
  readonly bodyOf: (email: string) => object;
  /** What makes an address known. */
  readonly known: Omit<Call, 'known' | 'name'>;
}

const subscribing = { path: addToSubscriptionList.path, bodyOf: (email: string) => ({ email }) };
const signingUp = {
  path: createFreeAccount.path,
  bodyOf: (parentEmail: string) => ({
    parentEmail,
    parentFirstName: 'Ann',
    parentLastName: 'Lee',
    password: 'correct horse battery',
  }),
};
const calls: readonly Call[] = [
  { name: 'mailing list', ...subscribing, known: subscribing },
  { name: 'forgotten password', path: forgotPassword.path, bodyOf: (email) => ({ email }), known: signingUp },
];

async function measure(url: string, { name, path, bodyOf, known }: Call): Promise<void> {
  const member = (n: number) => `member-${n % 50}@bench.example`;
  for (let n = 0; n < 50; n += 1) await timed(url, known.path, known.bodyOf(member(n)));
  const [members, strangers]: [number[], number[]] = [[], []];
  for (let n = 0; n < CALLS; n += 1) {
    // One of each in turn, whichever first: what the machine does meanwhile meets both.
    const pair = [
      () => timed(url, path, bodyOf(member(n))).then((ms) => members.push(ms)),
      () => timed(url, path, bodyOf(`${name.replace(' ', '-')}-${n}@new.example`)).then((ms) => strangers.push(ms)),
    ];
    for (const one of n % 2 === 0 ? pair : pair.reverse()) await one();
  }
  const chance = Array.from({ length: DRAWS }, () => areaOf(...shuffled([...members, ...strangers])));
  tell('membership by timing', {
    call: name,
    calls: CALLS,
    auc: areaOf(members, strangers),
    'auc by chance, 2.5 %': quantile(chance, 0.025),
    'auc by chance, 97.5 %': quantile(chance, 0.975),
    'median of members, ms': quantile(members, 0.5),
    'median of strangers, ms': quantile(strangers, 0.5),
  });
}

async function timed(url: string, path: string, body: object): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return performance.now() - begun;
}

/** The share of pairs in which the first took longer; one that took as long counts for a half. */
function areaOf(ones: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const one of ones) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (ones.length * others.length);
}

function shuffled(all: readonly number[]): [number[], number[]] {
  const drawn = all.map((value) => ({ value, at: Math.random() })).sort((a, z) => a.at - z.at);
  const values = drawn.map(({ value }) => value);
  return [values.slice(0, all.length / 2), values.slice(all.length / 2)];
}
