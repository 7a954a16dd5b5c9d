import { describe, expect, it } from '@jest/globals';
import { DeadlinePassed } from '../database/outage';
import { StoreMisconfigured, StoreUnavailable } from '../event-store/event-store';
import { unavailable } from '../http/problem';
import { Busy } from '../together/line/busy';
import { openLog } from './logging';
import { levelOf } from './outages';

const coded = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

function told(error: unknown): { readonly level: string; readonly err: Readonly<Record<string, unknown>> } {
  const lines: string[] = [];
  const log = openLog({ service: 'test', destination: { write: (line) => lines.push(line) } });
  log[levelOf(error)]({ err: error }, 'request failed');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines.join('')) as ReturnType<typeof told>;
}

describe('an outage', () => {
  const outages: readonly (readonly [string, Error])[] = [
    ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300'].map((code) => [code, coded(code)] as const),
    ...['58030', '25006'].map((code) => [`the disk, ${code}`, coded(code)] as const),
    [
      'the disk, read-only',
      Object.assign(new Error('could not open file "base/1/2": Read-only file system'), { code: '42501' }),
    ],
    ['the event log', new StoreUnavailable('the event log is out of reach')],
    ['the deadline', new DeadlinePassed('no answer within 5000 ms')],
    ['the client of the database', new Error('Connection terminated unexpectedly')],
    ['a full queue, or no room for bodies', unavailable()],
    ['too much to hash', new Busy('too much at once')],
  ];

  it.each(outages)('is told by message and code, as a warning and without a stack: %s', (_, error) => {
    const { level, err } = told(error);
    expect(level).toBe('warn');
    const { code } = error as { code?: string };
    expect(err).toEqual({ type: error.name, message: error.message, ...(code !== undefined && { code }) });
  });

  it('tells its cause without a stack as well', () => {
    const { level, err } = told(new StoreUnavailable('out of reach', { cause: coded('57P01') }));
    expect(level).toBe('warn');
    const cause = { type: 'Error', message: 'failed with 57P01', code: '57P01' };
    expect(err).toEqual({ type: 'StoreUnavailable', message: 'out of reach', cause });
  });
});

describe('a fault of our own', () => {
  const faults: readonly (readonly [string, Error])[] = [
    ['a slip', new TypeError('undefined is not a function')],
    ['a statement', coded('42601')],
    ['a table that is not there', coded('42P01')],
    ['a constraint', coded('23505')],
    ['a right', Object.assign(new Error('permission denied for table log'), { code: '42501' })],
    ['a wrong address', new StoreMisconfigured('take tls=false out of the address')],
  ];

  it.each(faults)('stays an error and keeps its stack: %s', (_, error) => {
    const { level, err } = told(error);
    expect(level).toBe('error');
    expect(err['stack']).toContain('outages.test.ts');
  });

  it('keeps its stack where an outage led to it', () => {
    const { level, err } = told(new Error('half written', { cause: coded('ECONNRESET') }));
    expect(level).toBe('error');
    expect(err['stack']).toContain('outages.test.ts');
    expect(err['cause']).not.toHaveProperty('stack');
  });
});
