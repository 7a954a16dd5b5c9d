import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { innerPorts } from './inner-ports';
import { claimPort } from './port-claims';

const listening = async (): Promise<Server> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

it('passes over a port that is taken or claimed, and gives none twice', async () => {
  const [other, one, two] = await Promise.all([listening(), listening(), listening()]);
  const [taken, first, second] = [portOf(other), portOf(one), portOf(two)];
  one.close();
  two.close();
  const [claimed = 0] = await innerPorts(1);
  const offered = [taken, claimed, first, first, second];
  expect(await innerPorts(2, () => offered.shift() ?? 0)).toEqual([first, second]);
  other.close();
});

it('claims a port until the process that has it is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-claims-'));
  expect([claimPort(20_001, folder), claimPort(20_001, folder)]).toEqual([true, false]);
  const gone = spawn(process.execPath, ['--eval', '']);
  await once(gone, 'exit');
  writeFileSync(join(folder, '20002'), String(gone.pid));
  expect([claimPort(20_002, folder), claimPort(20_002, folder)]).toEqual([false, true]);
  writeFileSync(join(folder, '20003'), '');
  expect([claimPort(20_003, folder), claimPort(20_003, folder)]).toEqual([false, false]);
  rmSync(folder, { recursive: true });
});
