import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import express from 'express';
import { openLog } from 'platform/logging';
import { proxyTo } from './forwarding';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('lets go of an idle connection before its service does, and never writes into one that is being closed', async () => {
  const service = createServer((_, response) => void response.end('{}'));
  // It would keep it for ever: whoever closes it is the gateway.
  service.keepAliveTimeout = 0;
  const target = await listening(service);
  const log = openLog({ service: 'gateway', level: 'silent' });
  const gateway = await listening(createServer(express().use(proxyTo(target, log, 100))));

  const connected = once(service, 'connection') as Promise<[Socket]>;
  expect((await fetch(gateway)).status).toBe(200);
  const [connection] = await connected;
  await once(connection, 'close');
  expect((await fetch(gateway)).status).toBe(200);
});

it('notes a service that is away in one line without a stack', async () => {
  const gone = createServer();
  const target = await listening(gone);
  await new Promise((resolve) => gone.close(resolve));
  servers.splice(servers.indexOf(gone), 1);
  const lines: string[] = [];
  const log = openLog({ service: 'gateway', destination: { write: (line) => lines.push(line) } });
  const gateway = await listening(createServer(express().use(proxyTo(target, log))));

  expect((await fetch(gateway)).status).toBe(503);
  expect(lines).toHaveLength(1);
  const told = JSON.parse(lines.join('')) as { err: object };
  expect(told).toMatchObject({ level: 'warn', msg: 'a service does not answer', err: { code: 'ECONNREFUSED' } });
  expect(told.err).not.toHaveProperty('stack');
});
