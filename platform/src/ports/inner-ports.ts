import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { claimPort } from './port-claims';

// Below 32768 Linux gives no port to an outgoing connection: one of those could stand in the way of a restart.
const [FROM, TO] = [20_000, 32_000];

/**
 * Free ports on this machine, all different, for what is reached from inside only. They stay free while who listens
 * there is away for a moment: no outgoing connection is ever given one of them, and no other process that asks here
 * while this one lives.
 */
export async function innerPorts(count: number, choose = () => randomInt(FROM, TO)): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = choose();
    if (!ports.has(port) && (await isFree(port)) && claimPort(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => void probe.close(() => resolve(true)));
  });
}
