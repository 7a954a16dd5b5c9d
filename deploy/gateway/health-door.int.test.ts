import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { innerPorts } from 'platform/ports';
import { openHealthDoor } from './health-door';
import { openServer, room } from './server';

const HOST = '127.0.0.1';
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const visitors: Socket[] = [];
const servers: Server[] = [];

afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A gateway that begins to answer whoever comes, and does not end. */
function endlessGateway(): Server {
  const gateway = openServer((_, response) => void response.writeHead(200).write('…'), {});
  servers.push(gateway);
  return gateway;
}

async function takenPort(): Promise<number> {
  const other = createServer().listen(0, HOST);
  servers.push(other);
  await once(other, 'listening');
  return portOf(other);
}

/** One visitor more, who stays. @returns whether they are served, or were cut off. */
const isServed = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const visitor = connect(port, HOST).on('error', () => undefined);
    visitors.push(visitor);
    visitor.once('data', () => resolve(true)).once('close', () => resolve(false));
    visitor.write('GET / HTTP/1.1\r\nHost: fieldfare.example\r\n\r\n');
  });

it('answers whoever looks after the gateway, however many visitors of the same address are being served', async () => {
  const gateway = endlessGateway();
  const [at = 0] = await innerPorts(1);
  const door = openHealthDoor({ port: at, host: HOST }, gateway);
  gateway.listen(0, HOST);
  await once(door, 'listening');

  // Not counted beforehand: whoever else is on this machine may have knocked at the same port.
  let served = 0;
  while (served <= room.ofOneAddress && (await isServed(portOf(gateway)))) served += 1;
  expect(served).toBeGreaterThan(room.ofOneAddress - 20);
  expect(served).toBeLessThanOrEqual(room.ofOneAddress);

  const asked = await fetch(`http://${HOST}:${at}/healthz`);
  expect([asked.status, await asked.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`http://${HOST}:${at}/anything-else`)).status).toBe(404);

  const closed = once(door, 'close');
  gateway.close();
  gateway.closeAllConnections();
  await closed;
  await expect(fetch(`http://${HOST}:${at}/healthz`)).rejects.toThrow();
});

it('says nothing of a gateway that could not open its own port', async () => {
  const gateway = endlessGateway();
  const [at = 0] = await innerPorts(1);
  const door = openHealthDoor({ port: at, host: HOST }, gateway);
  const failed = once(gateway, 'error');
  gateway.listen(await takenPort(), HOST);
  expect(await failed).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);

  expect(door.listening).toBe(false);
  await expect(fetch(`http://${HOST}:${at}/healthz`)).rejects.toThrow();
});

it('closes the gateway that nobody could ask after', async () => {
  const gateway = endlessGateway();
  const door = openHealthDoor({ port: await takenPort(), host: HOST }, gateway);
  const failed = once(door, 'error');
  const closed = once(gateway, 'close');
  gateway.listen(0, HOST);

  expect(await failed).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);
  await closed;
  expect(gateway.listening).toBe(false);
});
