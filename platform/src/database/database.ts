import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { poolOf } from './connection';
import { Listening } from './listening';
import { DeadlinePassed } from './outage';
import { isOutdatedPlan, statementNames } from './statement-names';

/** Statements, inside a transaction or out of it. Parameters are `$1`, `$2` …; never put a value into the text. */
export interface Queries {
  query(sql: string, values?: readonly unknown[]): Promise<{ rowCount: number }>;
  many<T>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** The first row, or undefined. */
  one<T>(sql: string, values?: readonly unknown[]): Promise<T | undefined>;
  /** As `many`; each connection keeps the statement's plan, so it is for texts that come again. */
  prepared<T>(sql: string, values?: readonly unknown[]): Promise<T[]>;
}

export interface Database extends Queries {
  /** How many there are at most: whoever works on many things at once takes his share of them, and waits for no other. */
  readonly connections: number;
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** A connection of its own for as long as `work` runs: for advisory locks. */
  withConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /**
   * Calls `heard` for each NOTIFY of a channel with the words that it was given, and without any whenever some may have been
   * missed: a hint to look, never a fact. On a connection beyond `max`, made anew whenever it breaks, by which others can be told.
   */
  listen(channel: string, heard: (words: readonly string[]) => void): Pick<Listening, 'close' | 'notify'>;
  /** Breaks every connection: what is being asked fails as it does in an outage, and whoever asks next is given a new one. */
  breakOff(): void;
  /** Waits for what is being asked, but not for a server that no longer answers. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Shown by the server beside each connection. */
  readonly name: string;
  /** Connections at most; default 10. */
  readonly max?: number;
  /** For each statement, in ms, here and at the server, the wait for a connection included; default none. */
  readonly deadlineMs?: number;
  /** All that is asked here finds rows by their keys: see `BY_INDEX`. */
  readonly byIndex?: boolean;
}

/**
 * A prepared statement keeps its plan until the table is analysed. One that is made while a table is small reads all of it,
 * and still does so a minute later, when it has become large: so only indexes are looked at, however large the table seems
 * to be. And such a plan is as good for any key: none is made for each.
 */
const BY_INDEX = '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan';

const CONNECT_MS = 5_000;
const GOODBYE_MS = 5_000;

/**
 * Opens a pool. Values come back as our own types have them: `bigint` as text, instants as ISO 8601 UTC with
 * milliseconds, dates as `2026-11-21`, JSON parsed.
 */
export function openDatabase({ url, name, max = 10, deadlineMs, byIndex = false }: DatabaseOptions): Database {
  const sockets = new Set<Socket>();
  const pool = poolOf({
    connectionString: url,
    application_name: name,
    max,
    types: { getTypeParser },
    connectionTimeoutMillis: Math.min(CONNECT_MS, deadlineMs ?? CONNECT_MS),
    ...(deadlineMs === undefined ? {} : { query_timeout: deadlineMs, statement_timeout: deadlineMs }),
    ...(byIndex && { options: BY_INDEX }),
    stream: () => socketIn(sockets),
  });
  const breakOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    ...queriesOf(deadlineMs === undefined ? pool : withDeadline(pool, deadlineMs)),
    connections: max,
    transaction: (work) => leased(pool, (client) => transaction(client, work)),
    withConnection: (work) => leased(pool, work),
    listen: (channel, heard) => new Listening({ url, name: `${name}-listener`, channel, heard }),
    breakOff,
    close: async () => {
      await Promise.race([pool.end(), wait(GOODBYE_MS, undefined, { ref: false })]);
      breakOff();
    },
  };
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

interface Runner {
  query(statement: Statement): Promise<{ rowCount: number | null; rows: QueryResultRow[] }>;
}

function queriesOf(runner: Runner): Queries {
  const run = (text: string, values: readonly unknown[] = []) => runner.query({ text, values: [...values] });
  return {
    query: async (sql, values) => ({ rowCount: (await run(sql, values)).rowCount ?? 0 }),
    many: async <T>(sql: string, values?: readonly unknown[]) => (await run(sql, values)).rows as T[],
    one: async <T>(sql: string, values?: readonly unknown[]) => (await run(sql, values)).rows[0] as T | undefined,
    prepared: async <T>(text: string, values: readonly unknown[] = []) => {
      const name = statementNames.of(text);
      try {
        return (await runner.query({ text, values: [...values], name })).rows as T[];
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        statementNames.renew(text);
        return (await run(text, values)).rows as T[];
      }
    },
  };
}

/** The time in the queue for a connection counts as well: whoever waits is told within the deadline, whatever hangs. */
function withDeadline(runner: Runner, deadlineMs: number): Runner {
  return {
    query: async (statement) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new DeadlinePassed(`no answer within ${deadlineMs} ms`)), deadlineMs);
      });
      return Promise.race([runner.query(statement), late]).finally(() => clearTimeout(timer));
    },
  };
}

async function leased<T>(pool: pg.Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function transaction<T>(client: PoolClient, work: (tx: Queries) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(queriesOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // One that cannot even roll back is not for anybody's use again.
    await client.query('rollback').catch((cause: unknown) => client.emit('error', cause));
    throw error;
  }
}

function socketIn(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: (text) => text,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

function getTypeParser(type: number, format?: 'text' | 'binary'): unknown {
  return parsers[type] ?? (pg.types.getTypeParser as (id: number, form?: string) => unknown)(type, format);
}
