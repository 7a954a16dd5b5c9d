import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { innerPorts } from 'platform/ports';
import { openHealthDoor } from './health-door';
import { openServer, room } from './server';

it('answers whoever looks after the gateway, however many visitors of the same address are being served', async () => {
  const served: ServerResponse[] = [];
  const gateway = openServer((_, response) => void served.push(response), {}).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  const [at = 0] = await innerPorts(1);
  const door = openHealthDoor({ port: at, host: '127.0.0.1' }, gateway);
  await once(door, 'listening');

  const visitors = Array.from({ length: room.ofOneAddress }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  );
  for (const visitor of visitors) visitor.write('GET / HTTP/1.1\r\nHost: fieldfare.example\r\n\r\n');
  while (served.length < room.ofOneAddress) await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();

  const asked = await fetch(`http://127.0.0.1:${at}/healthz`);
  expect([asked.status, await asked.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`http://127.0.0.1:${at}/anything-else`)).status).toBe(404);

  for (const visitor of visitors) visitor.destroy();
  const closed = once(door, 'close');
  gateway.close();
  await closed;
  await expect(fetch(`http://127.0.0.1:${at}/healthz`)).rejects.toThrow();
});
