import { expect, it } from '@jest/globals';
import { StoreMisconfigured, StoreUnavailable } from '../event-store/event-store';
import { openLog } from '../logging/logging';
import { untilItAnswers } from './answering';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const starting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

/** A database and a log that fail as told, one fault a question, and then answer. */
function footing({ database = [], log = [] }: { readonly database?: Error[]; readonly log?: Error[] }) {
  const asked: string[] = [];
  const lines: string[] = [];
  const next = (what: string, faults: Error[]) => {
    asked.push(what);
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : Promise.resolve();
  };
  const db = { query: () => next('database', database).then(() => ({ rowCount: 1 })) };
  const store = { check: () => next('log', log) };
  return {
    asked,
    lines,
    parts: { db, store, logger: openLog({ service: 'test', destination: { write: (line) => lines.push(line) } }) },
  };
}

it('goes on at once where both answer', async () => {
  const { asked, parts } = footing({});
  await untilItAnswers(parts);
  expect(asked).toEqual(['database', 'log']);
});

it('waits as long as either is away', async () => {
  const { asked, lines, parts } = footing({
    database: [refused(), starting()],
    log: [new StoreUnavailable('starting')],
  });
  await untilItAnswers(parts);
  expect(asked).toEqual(['database', 'database', 'database', 'log', 'database', 'log']);
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('stack');
});

it('begins anew where they are away again by what is asked of them then, and throws any other fault of it', async () => {
  const faults = [starting(), refused(), new Error('of another log')];
  const { asked, parts } = footing({});
  const andThen = () => Promise.reject(faults.shift() ?? new Error('asked too often'));
  await expect(untilItAnswers(parts, { andThen })).rejects.toThrow('of another log');
  expect(asked).toEqual(['database', 'log', 'database', 'log', 'database', 'log']);
});

it('does not wait for a fault to mend itself', async () => {
  const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  await expect(untilItAnswers(footing({ database: [wrongPassword] }).parts)).rejects.toBe(wrongPassword);
});

it('does not wait for a person to mend the address of the event store', async () => {
  const log = new StoreMisconfigured('The event store speaks TLS: take tls=false out of its address.');
  await expect(untilItAnswers(footing({ log: [log] }).parts)).rejects.toBe(log);
});

it('waits no more once the service is stopped', async () => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = untilItAnswers(footing({ database: Array.from({ length: 99 }, refused) }).parts, { signal });
  stopping.abort();
  await expect(waiting).rejects.toThrow(/abort/);
});
