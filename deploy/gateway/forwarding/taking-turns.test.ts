import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { roles, stream } from 'schemas/describe/contract';
import { Lines } from './taking-turns';

const listening = stream({ call: 'POST /listen', who: roles('ROLE_USER'), summary: 'Listens.', message: {} });
const forAges = 3_600_000;

it('begins the next of a network as soon as the service has begun to answer one, though the answer goes on', async () => {
  const begun: Response[] = [];
  const handler = new Lines({ beginning: forAges, left: 0 }).takingTurns(
    listening,
    (_, response) => void begun.push(response),
  );
  const visit = () =>
    handler({ ip: '192.0.2.1', headers: {} } as Request, new EventEmitter() as Response, () => undefined);
  for (let n = 0; n < 100; n += 1) void visit();
  expect(begun).toHaveLength(32);
  for (let n = 0; n < 100; n += 1) {
    begun[n]?.emit('pipe');
    await new Promise(setImmediate);
  }
  expect(begun).toHaveLength(100);
});
