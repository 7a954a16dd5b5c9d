import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { IQueueBackend } from 'bullmq';
import { openLog } from '../../logging/logging';
import { bullmqBackend } from './bullmq-backend';

/** A store of queues that is never reached. */
const away = () =>
  Object.assign(new EventEmitter(), {
    waitUntilReady: () => new Promise(() => undefined),
    getCounts: () => Promise.resolve([0, 0, 0]),
  });

/** What is written of troubles of the store. */
function noted(...errors: readonly Error[]): unknown[] {
  const lines: string[] = [];
  const store = away();
  const backing = {
    // The port of BullMQ has some fifty methods: these are what is called here.
    factory: () => store as unknown as IQueueBackend,
    settle: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const logger = openLog({ service: 'test', destination: { write: (line) => lines.push(line) } });
  void bullmqBackend(backing, logger).depth('mail.send');
  for (const error of errors) store.emit('error', error);
  return lines.map((line) => JSON.parse(line) as unknown);
}

it('tells that its store is away without a stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const err = { type: 'Error', message: refused.message, code: 'ECONNREFUSED' };
  const [line, ...more] = noted(refused);
  expect(line).toMatchObject({ level: 'warn', task: 'mail.send', msg: 'queue is in trouble' });
  expect(line).toHaveProperty('err', err);
  expect(more).toEqual([]);
});

it('tells once that its store is away, however often it looks', () => {
  const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(noted(...Array.from({ length: 300 }, refused))).toHaveLength(1);
});

it.each(['could not renew lock for job e1.mail', 'Missing lock for job e1.mail. moveToFinished'])(
  'tells of a job that was taken from a frozen worker without a stack: %s',
  (message) => {
    expect(noted(new Error(message))).toMatchObject([{ level: 'warn', err: { type: 'Error', message } }]);
    expect(noted(new Error(message))).not.toHaveProperty('0.err.stack');
  },
);

it('tells any other trouble with its stack', () => {
  const stack: unknown = expect.stringContaining('bullmq-backend.test.ts');
  expect(noted(new TypeError('undefined is not a function'))).toMatchObject([{ err: { stack } }]);
});
