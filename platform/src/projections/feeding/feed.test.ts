import { expect, it } from '@jest/globals';
import type { Database } from '../../database/database';
import type { LoggedEvent } from '../../event-log/event-log';
import { openLog } from '../../logging/logging';
import { Feed } from './feed';

it('tells that the read tables are out of reach without a stack, and goes on once they answer', async () => {
  const lines: string[] = [];
  const faults = [Object.assign(new Error('the database system is starting up'), { code: '57P03' })];
  const event = { type: 'Met', data: {}, position: '1'.padStart(20, '0'), meta: { at: '2026-01-01T00:00:00.000Z' } };
  const parts = {
    db: { connections: 5 } as Database,
    log: {
      subscribe: async function* () {
        yield await Promise.resolve([event as LoggedEvent]);
      },
    },
    logger: openLog({ service: 'test', destination: { write: (line) => lines.push(line) } }),
    signal: new AbortController().signal,
  };
  const reach = () => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : Promise.resolve();
  };
  const feed = new Feed(parts, (work) => work(), { reach });
  await feed.run();

  expect(feed.position).toBe(event.position);
  const err = { type: 'Error', message: 'the database system is starting up', code: '57P03' };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 'warn', msg: 'the read tables are out of reach', err }),
  ]);
});
