import { expect, it } from '@jest/globals';
import { signingKeysWith, type Secrets } from '../secrets';
import { programsOf } from './programs';

const secrets: Secrets = {
  masterKeys: 'the master keys: thirty-two characters and more',
  rolePasswords: { command: 'a', projector: 'b', query: 'c', worker: 'd' },
  signingKeys: signingKeysWith(),
};
const database = { urlFor: (role: string) => `postgres://${role}@localhost/fieldfare` };
const environment = {
  LOG_LEVEL: 'debug',
  EVENT_STORE_URL: 'esdb://admin:secret@localhost:2113',
  REDIS_URL: 'redis://:secret@localhost',
  MASTER_KEYS: 'left over',
  OPENING_KEYS: 'left over',
  LINK_KEYS: 'left over',
  TOKEN_KEYS: 'left over',
  SIGNING_KEY: 'left over',
  DATABASE_URL: 'left over',
};
const options = {
  dataDir: '/data',
  port: 8080,
  host: '127.0.0.1',
  root: '/root',
  environment,
};
const stores = ['DATABASE_URL', 'EVENT_STORE_URL', 'REDIS_URL'];
const cards = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

it('asks the gateway whether it lives where no visitor comes', async () => {
  const { gateway } = await programsOf({ options, database, secrets });
  expect(gateway.healthAt).toBe(`http://127.0.0.1:${gateway.environment['HEALTH_PORT'] ?? 'none'}/healthz`);
  expect(gateway.environment['HEALTH_PORT']).not.toBe(gateway.environment['PORT']);
});

it('gives each program the keys and the databases that it needs, and no others', async () => {
  const { behind, gateway, demoWorld } = await programsOf({ options, database, secrets });
  const all = [...behind, gateway, { ...demoWorld, name: 'demo-world' }];
  const seen = all.map(({ name, environment: given }) => [
    name,
    Object.entries(given)
      .filter(
        ([variable, value]) =>
          value !== undefined && /_KEYS?$|_SECRET$|^(DATABASE|EVENT_STORE|REDIS|SMTP)_URL$/.test(variable),
      )
      .map(([variable]) => variable)
      .sort(),
  ]);
  expect(Object.fromEntries(seen)).toEqual({
    gateway: [],
    'mail-catcher': [],
    'stripe-stand-in': cards,
    projectors: [...stores, 'OPENING_KEYS'].sort(),
    'demo-world': [...stores, 'MASTER_KEYS'].sort(),
    'command-service': [...stores, 'MASTER_KEYS', 'SIGNING_KEY', 'TOKEN_KEYS', ...cards].sort(),
    'query-service': [...stores, 'SIGNING_KEY', 'TOKEN_KEYS'],
    workers: [...stores, 'LINK_KEYS', 'SIGNING_KEY', 'SMTP_URL'].sort(),
  });
  for (const { name, environment: given } of all) {
    expect(given).toMatchObject({ LOG_LEVEL: 'debug', NODE_ENV: 'production' });
    expect(Object.values(given)).not.toContain('left over');
    const isDeciding = name === 'command-service' || name === 'demo-world';
    expect(Object.values(given).join().includes(secrets.masterKeys)).toBe(isDeciding);
    const own = secrets.signingKeys[name as 'workers'] as string | undefined;
    const foreign = Object.values(secrets.signingKeys).filter((key) => key !== own);
    for (const key of foreign) expect(Object.values(given).join()).not.toContain(key);
    if (own !== undefined) expect(given['SIGNING_KEY']).toBe(own);
  }
});

it('has nothing stand in for Stripe where somebody has a key of Stripe, which the command service alone is given', async () => {
  const ofStripe = { STRIPE_SECRET_KEY: 'sk_test_of_theirs', STRIPE_WEBHOOK_SECRET: 'whsec_of_theirs' };
  const { behind, gateway } = await programsOf({ options: { ...options, environment: ofStripe }, database, secrets });
  expect(behind.map(({ name }) => name)).not.toContain('stripe-stand-in');
  const given = [...behind, gateway].filter(({ environment: seen }) =>
    Object.values(seen).includes('sk_test_of_theirs'),
  );
  expect(given.map(({ name }) => name)).toEqual(['command-service']);
  expect(gateway.environment['STRIPE_STAND_IN_URL']).toBeUndefined();
});
