import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { innerPorts } from './inner-ports';
import { claimPort } from './port-claims';

it('passes over a port that is taken or claimed, and gives none twice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  const [claimed = 0] = await innerPorts(1);
  // Among those that no outgoing connection is given meanwhile; whoever else asks here may have one of them, and another is taken then.
  const any = () => randomInt(20_000, 32_000);
  const twice = any();
  const offered = [taken, claimed, twice, twice];
  const given = await innerPorts(2, () => offered.shift() ?? any());
  expect(given).not.toContain(taken);
  expect(given).not.toContain(claimed);
  expect(new Set(given).size).toBe(2);
  expect(offered).toEqual([]);
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
