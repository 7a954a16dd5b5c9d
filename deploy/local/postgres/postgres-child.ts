import { startPostgres } from './postgres';

/** For tests: a process that starts a server, prints its address, and then only waits to be killed. */
async function main(dataDir: string): Promise<void> {
  const { url } = await startPostgres({ dataDir });
  process.stdout.write(url);
  setInterval(() => undefined, 1_000);
}

void main(process.argv[2] ?? '');
