import { parseArgs } from 'node:util';
import { contract, CASE_MS } from '../../../platform/src/testing/event-store/contract';
import type { ContractCase, ServerUnderTest } from '../../../platform/src/testing/event-store/server-under-test';
import { serverAt, type ServerOptions } from './server';

const help = `Holds an event store to the contract of the event log, on a server that is running already.

  npm run test:event-store -- --url <url> [--only <text>] [--kill <command> --start <command>]

  --url    esdb://host:2113?tls=false of a single EventStoreDB node, or postgres://… of a role that may create databases
           (the cases then run in a database of their own, which is dropped at the end).
  --only   Only the cases whose name holds this text.
  --kill, --start
           Shell commands that end the server as a crash would (kill -9) and start it again on the same address. Each
           case about a server that is killed uses them. Without them the cases cut, refuse and hold the connections to
           the server instead, by a proxy on 127.0.0.1; the server itself is then never touched.

The server may hold data: all names of streams are new. Exits with 0 when every case passed, with 1 when one failed, and
with 2 when the server does not answer or a parameter is wrong.`;

interface Options extends ServerOptions {
  readonly only: string;
}

function optionsFrom(args: readonly string[]): Options | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { url: text, only: text, kill: text, start: text, help: { type: 'boolean' } },
  });
  const { url, only = '', kill, start } = values;
  if (values.help) return undefined;
  if (url === undefined) throw new Error('--url is missing; --help tells more');
  if ((kill === undefined) !== (start === undefined)) throw new Error('--kill and --start belong together');
  return { url, only, ...(kill === undefined || start === undefined ? {} : { commands: { kill, start } }) };
}

async function main(): Promise<number> {
  const options = optionsFrom(process.argv.slice(2));
  if (!options) {
    console.log(help);
    return 0;
  }
  const server = await serverAt(options);
  try {
    await answering(server);
    return await runAll(server, options.only);
  } finally {
    await server.close();
  }
}

async function answering(server: ServerUnderTest): Promise<void> {
  const store = server.open();
  try {
    await store.check();
  } finally {
    await store.close();
  }
}

async function runAll(server: ServerUnderTest, only: string): Promise<number> {
  const count = { passed: 0, failed: 0 };
  for (const { about, cases } of contract) {
    const chosen = cases.filter(({ name }) => `${about} ${name}`.includes(only));
    if (chosen.length > 0) console.log(`\n${about}`);
    for (const one of chosen) count[(await passes(one, server)) ? 'passed' : 'failed'] += 1;
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 && count.passed > 0 ? 0 : 1;
}

async function passes({ name, run }: ContractCase, server: ServerUnderTest): Promise<boolean> {
  const started = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${CASE_MS} ms`)), CASE_MS);
  });
  try {
    await Promise.race([run(server), late]);
    console.log(`  ok    ${name} (${Date.now() - started} ms)`);
    return true;
  } catch (error) {
    console.log(`  FAIL  ${name} (${Date.now() - started} ms)`);
    console.log(String(error instanceof Error ? error.stack : error).replace(/^/gm, '          '));
    return false;
  } finally {
    clearTimeout(timer);
  }
}

main().then(
  // What a failed case left open does not keep the process.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
