import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { thrownAwayFolder } from '../../test/thrown-away';
import { startPostgres, type Postgres } from './postgres';

// A start takes about a second, longer where all cores are busy.
let folder: string;
let dataDir: string;
let running: Postgres[];
let template: Promise<void> | undefined;
let templateFolder: string;

beforeEach(() => {
  folder = thrownAwayFolder();
  dataDir = join(folder, 'data');
  running = [];
});

afterAll(async () => {
  await rm(templateFolder, { recursive: true, force: true });
});

afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

/** As `npm start` leaves it behind: founded once for all tests that are not about the founding, which takes seconds. */
async function founded(): Promise<void> {
  await (template ??= foundTemplate());
  // With its owners: the server is not run by root.
  await promisify(execFile)('cp', ['-a', join(templateFolder, 'data'), dataDir]);
}

async function foundTemplate(): Promise<void> {
  templateFolder = thrownAwayFolder();
  await (await startPostgres({ dataDir: join(templateFolder, 'data') })).stop();
}

async function start(options: { dataDir?: string; port?: number } = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, ...options });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('a start', () => {
  it('gives a durable UTF-8 server on the loopback address only', async () => {
    const { url, port } = await start();
    const settings = [
      'listen_addresses',
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'server_encoding',
    ];
    const values = settings.map((name) => `current_setting('${name}')`).join(', ');
    expect(await ask(url, `select ${values}`)).toEqual(['127.0.0.1', 'on', 'on', 'on', 'on', 'UTF8']);
    expect(await ask(url, `select datlocale, 'é' < 'z' from pg_database where datname = 'postgres'`)).toEqual([
      'C.UTF-8',
      false,
    ]);
    expect(new URL(url).port).toBe(String(port));
    // Linux gives the ports above to outgoing connections: one of them could stand in the way of the next start.
    expect(port).toBeLessThan(32_768);
  });

  it('lets nobody in without the password', async () => {
    await founded();
    const url = new URL((await start()).url);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('finds the data of the last run', async () => {
    await founded();
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
  });

  it('runs beside another one', async () => {
    const [one, other] = await Promise.all([start(), start({ dataDir: join(folder, 'other') })]);
    await ask(one.url, 'create table mine ()');
    expect(await ask(other.url, `select to_regclass('mine')`)).toEqual([null]);
  });

  it('goes on where an earlier one was broken off', async () => {
    await mkdir(join(dataDir, 'cluster.unfinished', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'cluster.unfinished', 'PG_VERSION'), '18\n');
    expect(await ask((await start()).url, 'select 1')).toEqual([1]);
  });

  it('works below a folder that is closed to others', async () => {
    const closed = join(folder, 'home');
    await mkdir(closed, { mode: 0o700 });
    dataDir = join(closed, '.data', 'postgres');
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
    const elsewhere = await readlink(join(dataDir, 'kept-in')).catch(() => undefined);
    if (elsewhere === undefined) return;
    await running.at(-1)?.stop();
    await rm(elsewhere, { recursive: true });
  });
});

describe('a start that cannot succeed', () => {
  it('says that the port is taken', async () => {
    await founded();
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`Port ${port} is taken by another program.`);
    listener.close();
    expect(await ask((await start({ port })).url, 'select 1')).toEqual([1]);
  });

  it('says that there is a file in the way', async () => {
    await writeFile(dataDir, '');
    await expect(start()).rejects.toThrow(`The database cannot be kept in ${dataDir}: there is a file in the way.`);
  });

  it('says which process uses the folder already, and leaves its server alone', async () => {
    await founded();
    const { child, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(`is in use: process ${child.pid ?? 0} runs it`);
    expect(await ask(url, 'select 1')).toEqual([1]);
    await killAndWait(child);
    await start();
  });
});

describe('a server that ends where its mark cannot be taken away', () => {
  it('does not end whoever started it', async () => {
    await founded();
    const { ended, pid } = await start();
    const mark = join(dataDir, 'used-by');
    await rm(mark);
    await mkdir(join(mark, 'as on a disk that can only be read'), { recursive: true });
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    process.kill(pid, 'SIGKILL');
    await ended;
    await wait(100);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});

describe('after kill -9', () => {
  it('of the server, everything acknowledged is there', async () => {
    await founded();
    const killed = await start();
    await ask(killed.url, 'create table kept (n integer)');
    for (let n = 0; n < 20; n += 1) await ask(killed.url, `insert into kept values (${n})`);
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    expect(await ask((await start({ port: killed.port })).url, 'select count(*)::integer from kept')).toEqual([20]);
  });

  it('of the process that started it, its server is replaced', async () => {
    await founded();
    const { child, url } = await startElsewhere();
    await ask(url, 'create table kept as select 7 as n');
    await killAndWait(child);
    expect(await ask(url, 'select 1')).toEqual([1]);
    expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });

  it('a process id that now belongs to another process does not stop the start', async () => {
    await founded();
    const killed = await start();
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    const file = join(dataDir, 'cluster', 'postmaster.pid');
    const left = await readFile(file, 'utf8');
    await writeFile(file, left.replace(/^\d+/, String(process.pid)));
    expect(await ask((await start()).url, 'select 1')).toEqual([1]);
  });
});

/** Another process starts the server, as `npm start` does. */
async function startElsewhere() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'postgres-child.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: url.toString() };
}

async function killAndWait(child: ReturnType<typeof spawn>): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
