import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { innerPorts } from './inner-ports';

it('passes over a port that is taken, and gives none twice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  const [first = 0, second = 0] = await innerPorts(2);
  const offered = [taken, first, first, second];
  expect(await innerPorts(2, () => offered.shift() ?? 0)).toEqual([first, second]);
  other.close();
});
