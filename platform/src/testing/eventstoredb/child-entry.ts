import { EventStoreDbServer } from './server';

/** The process that `EventStoreDbProcess` starts: it says its port and serves until it is killed or its parent is gone. */
async function main([port, file]: string[]): Promise<void> {
  const server = await EventStoreDbServer.start({ port: Number(port), file });
  process.stdout.write(`${server.port}\n`);
}

process.once('disconnect', () => process.exit(0));
void main(process.argv.slice(2));
