import { describe, expect, it } from '@jest/globals';
import { Maybe } from 'schemas/describe/events';
import type { Fields } from 'schemas/describe/schema';
import {
  address,
  ConfigurationError,
  databaseAddress,
  flag,
  monthDay,
  oneOf,
  readConfig,
  secret,
  text,
  wholeNumber,
} from './config';

const fields = {
  port: wholeNumber({ from: 1, to: 65_535, otherwise: 8080 }),
  databaseUrl: address('postgres', 'postgresql'),
  redisUrl: Maybe(address('redis', 'rediss')),
  logLevel: oneOf(['debug', 'info', 'warn'], 'info'),
  trustProxy: flag(false),
  mailFrom: text('Fieldfare <post@example.org>'),
  masterKeys: secret(),
};
const eventStore = { eventStoreUrl: address('esdb', 'esdb+discover', 'postgres', 'postgresql') };
// A password with each character that means something in an address, and addresses of other kinds.
const addresses = [
  'mysql://admin:hunter2@db:3306/fieldfare?password=hunter2',
  'esdb://admin:hun%zzter2@localhost:2113',
  'esdb+other://admin:hunter2@localhost:2113',
  'esdb://admin:hun?ter2@localhost:2113',
  'esdb://admin:hun#ter2@localhost:2113',
  'esdb://admin:hun:ter2@localhost:2113',
  'esdb://admin:hunter2',
  'redis+tls://:hunter2@redis:port',
  'postgres://admin:hun/ter2@db:70000',
  'amqp://admin:hun@ter2@db:99999999',
  'hunter2',
];
const complete = { DATABASE_URL: 'postgres://localhost/fieldfare', MASTER_KEYS: 'x'.repeat(44) };

describe('readConfig', () => {
  it('reads numbers, truth values and words, and fills what may be left out', () => {
    expect(readConfig(fields, { ...complete, PORT: '9000', TRUST_PROXY: 'true' })).toEqual({
      port: 9000,
      databaseUrl: 'postgres://localhost/fieldfare',
      logLevel: 'info',
      trustProxy: true,
      mailFrom: 'Fieldfare <post@example.org>',
      masterKeys: 'x'.repeat(44),
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig(fields, { ...complete, PORT: '', REDIS_URL: '' })).toMatchObject({ port: 8080 });
  });

  it('lists every fault at once, in sentences', () => {
    expect(faultsOf({ PORT: '80a', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })).toEqual([
      'PORT must be a whole number from 1 to 65535; it is "80a"',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://; it is "mysql://x"',
      'LOG_LEVEL must be debug, info or warn; it is "loud"',
      'TRUST_PROXY must be true or false; it is "yes"',
      'MASTER_KEYS is not set; it must be a secret of at least 32 characters',
    ]);
  });

  it.each([
    'esdb://localhost:2113?tls=false',
    'esdb://localhost:2113',
    'esdb+discover://admin:a%40secret@cluster.example:2113?tls=true&tlsCAFile=%2Ftrust%2Fca.crt',
    'esdb://admin:secret@esdb1:2113,esdb2:2113,esdb3:2113?tls=true&tlsCAFile=/trust/ca.crt',
    'esdb://one:2113,two/?NodePreference=leader&keep_alive_interval=15000',
    'postgres://fieldfare_command:secret@postgres/fieldfare',
  ])('takes %s for the address of an event store', (url) => {
    expect(readConfig(eventStore, { EVENT_STORE_URL: url })).toEqual({ eventStoreUrl: url });
  });

  it.each([
    ['tls=maybe', 'has the option tls, which must be true or false'],
    ['keepAliveInterval=abc', 'has the option keepAliveInterval, which must be a whole number from 10000'],
    ['keepAliveInterval=-1', 'has the option keepAliveInterval, which must be a whole number from 10000'],
    ['throwOnAppendFailure=false', 'has the option throwOnAppendFailure, which must be true'],
    ['ThrowOnAppendFailure=false', 'has the option throwOnAppendFailure, which must be true'],
    ['nodePreference=follower', 'has the option nodePreference, which must be leader'],
    ['tlsVerifyCert=false', 'has an option tlsVerifyCert that is not known; the options are tls, tlsCAFile'],
    ['userKeyFile=key.pem', 'has one of the options userCertFile and userKeyFile, which belong together'],
    ['hunter2', 'has an option that is not known'],
  ])('refuses an event store with %s, and says why', (option, fault) => {
    const [said] = faultsOf({ EVENT_STORE_URL: `esdb://admin:hunter2@localhost:2113?${option}` }, eventStore);
    expect(said).toContain(`EVENT_STORE_URL ${fault}`);
    expect(said).not.toContain('hunter2');
  });

  it('refuses several hosts to discover, and a host that is none', () => {
    const discovered = 'esdb+discover://one:2113,two:2113';
    expect(faultsOf({ EVENT_STORE_URL: discovered }, eventStore)).toEqual([
      expect.stringContaining('must name one host'),
    ]);
    expect(faultsOf({ EVENT_STORE_URL: 'esdb://one:99999' }, eventStore)).toEqual([
      expect.stringContaining('must name its hosts as host:port'),
    ]);
  });

  it.each(addresses)('shows no password of a wrong address: %s', (url) => {
    const faults = faultsOf({ DATABASE_URL: url, EVENT_STORE_URL: url, REDIS_URL: url }, { ...fields, ...eventStore });
    expect(faults.length).toBeGreaterThan(0);
    for (const part of ['hunter2', 'ter2', 'admin']) expect(faults.join()).not.toContain(part);
  });

  it('refuses a number outside its bounds', () => {
    expect(faultsOf({ ...complete, PORT: '70000' })).toHaveLength(1);
  });

  it('never shows the value of a secret', () => {
    const faults = faultsOf({ ...complete, MASTER_KEYS: 'too-short' });
    expect(faults).toEqual(['MASTER_KEYS must be a secret of at least 32 characters']);
  });

  it('lets a secret be left out in the embedded mode only', () => {
    const { masterKeys } = readConfig(fields, { ...complete, MASTER_KEYS: undefined, EMBEDDED: 'true' });
    expect(masterKeys.length).toBeGreaterThanOrEqual(32);
    expect(faultsOf({ ...complete, MASTER_KEYS: masterKeys })).toEqual([
      expect.stringContaining('set one of your own'),
    ]);
    expect(faultsOf({ ...complete, MASTER_KEYS: `${'x'.repeat(44)},${masterKeys}` })).toHaveLength(1);
  });

  it('says in its message what is wrong', () => {
    expect(() => readConfig(fields, {})).toThrow(/2 faults:\n- DATABASE_URL is not set/);
  });
});

describe('the address of the database', () => {
  const faults = (address: string) => {
    try {
      readConfig({ databaseUrl: databaseAddress() }, { DATABASE_URL: address });
      return 0;
    } catch {
      return 1;
    }
  };

  it.each([
    'postgres://role:secret@localhost/fieldfare',
    'postgres://role:secret@127.0.0.1:20101/fieldfare',
    'postgresql://[::1]/fieldfare',
    'postgres:///fieldfare?host=/run/postgresql',
    'postgres://role:secret@db.example/fieldfare?sslmode=verify-full',
    'postgres://db.example/fieldfare?application_name=x&sslmode=verify-full&sslrootcert=/trust/ca.crt',
  ])('may be %s', (address) => expect(faults(address)).toBe(0));

  it.each([
    'postgres://role:secret@db.example/fieldfare',
    'postgres://role:secret@db.example/fieldfare?sslmode=require',
    'postgres://role:secret@db.example/fieldfare?sslmode=disable',
    'postgres://localhost.evil.example/fieldfare',
    'postgres://role:localhost@db.example/fieldfare',
    'postgres://db.example/x?y=@localhost/fieldfare',
    'postgres://db.example/fieldfare?sslmode=verify-fully',
  ])('may not be %s: what leaves this machine is encrypted', (address) => expect(faults(address)).toBe(1));
});

function faultsOf(environment: Record<string, string | undefined>, of: Fields = fields): readonly string[] {
  try {
    readConfig(of, environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
  return [];
}

it('takes a day that every year has', () => {
  const lastDay = (LAST_DAY: string) => readConfig({ lastDay: monthDay() }, { LAST_DAY }).lastDay;
  for (const day of ['09-30', '02-28', '12-31', '01-01']) expect(lastDay(day)).toBe(day);
  for (const day of ['02-29', '09-31', '13-01', '00-10', '9-30', '30-09', '2027-09-30'])
    expect(() => lastDay(day)).toThrow(ConfigurationError);
});
