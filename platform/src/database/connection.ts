import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A connection outside any pool. Why it broke is told by what was asked of it, or by its `end`. */
export interface Connection {
  readonly client: pg.Client;
  readonly connect: () => Promise<void>;
  /** Says goodbye, and does not wait long for a server that no longer answers. What was being asked rejects. */
  readonly hangUp: () => Promise<void>;
}

const GOODBYE_MS = 1_000;

/** A server that has vanished without a word is noticed within half a minute where it is waited for: by itself TCP takes hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Not yet connected. */
export function connectionOf(config: pg.ClientConfig): Connection {
  const socket = new Socket();
  const client = new pg.Client({ ...keptAlive, ...config, stream: () => socket });
  client.on('error', () => undefined);
  const goodbye = () => client.end().catch(() => undefined);
  return {
    client,
    connect: async () => {
      // The client's own promise never settles when it is ended meanwhile.
      const ended = new Promise<never>((_, reject) => {
        client.once('end', () => reject(new Error('the connection was ended')));
      });
      await Promise.race([client.connect(), ended]);
    },
    hangUp: async () => {
      await Promise.race([goodbye(), wait(GOODBYE_MS, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}

/**
 * A pool whose connections may break at any moment: without a listener the server's farewell would end the process. An idle one
 * is replaced. One that is lent has no listener of the pool's, be it between two statements of whoever holds it, or where the farewell
 * comes with the welcome; what is asked of it then rejects.
 */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...keptAlive, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
