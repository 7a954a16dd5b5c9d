import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

import { shownAddress } from 'platform/config';
import { openDatabase } from 'platform/database';
import { openEventStore } from 'platform/event-store/open';
import { migrate } from 'platform/migrations';
import { until } from 'platform/testing/eventually';
import { behindProxy } from '../../../platform/src/testing/event-store/behind-proxy';
import type { ServerUnderTest } from '../../../platform/src/testing/event-store/server-under-test';

export interface ServerOptions {
  readonly url: string;
  /** For the shell. */
  readonly commands?: { readonly kill: string; readonly start: string };
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'esdb:': 2113, 'postgres:': 5432, 'postgresql:': 5432 };

/** A running server, reached through a proxy. @throws when the address is none that a proxy can stand before. */
export async function serverAt({ url, commands }: ServerOptions): Promise<ServerUnderTest> {
  const { protocol, hostname, port } = addressOf(url);
  const defaultPort = DEFAULT_PORTS[protocol];
  if (defaultPort === undefined)
    throw new Error(`${protocol}// is not supported here: give esdb:// of a single node, or postgres://`);
  const at = { host: hostname, port: port === '' ? defaultPort : Number(port) };
  // A certificate must be made out for 127.0.0.1 too, where the proxy stands.
  const log = protocol === 'esdb:' ? { url, drop: nothing } : await databaseOfItsOwn(url);
  return behindProxy({
    url: log.url,
    defaultPort,
    open: (near) => openEventStore({ url: near, name: 'event-store-contract' }),
    close: log.drop,
    ...(commands && { kill: () => kill(commands.kill, at), restart: () => start(commands.start, at) }),
  });
}

function addressOf(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new Error(`${shownAddress(url) ?? 'what --url says'} is not the address of one server`);
  }
}

const nothing = () => Promise.resolve();

async function databaseOfItsOwn(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `event_store_contract_${randomUUID().replaceAll('-', '')}`;
  const server = openDatabase({ url, name: 'event-store-contract', max: 1 });
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return {
    url: own.href,
    drop: async () => {
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

async function kill(command: string, at: Address): Promise<void> {
  const shell = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(shell, 'exit');
  await until(async () => !(await listens(at)), `nobody listens at ${at.host}:${at.port}`);
}

/** The command may stay in the foreground, as servers do. */
async function start(command: string, at: Address): Promise<void> {
  spawn('/bin/sh', ['-c', command], { stdio: 'ignore', detached: true }).unref();
  await until(() => listens(at), `a server listens at ${at.host}:${at.port}`);
}

async function listens(at: Address): Promise<boolean> {
  const socket = connect(at);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
