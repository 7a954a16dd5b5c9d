import { readConfig } from 'platform/config';
import { inProcessHasher } from 'platform/passwords';
import { openDecidingGround } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { dataFields } from './config';
import { fill } from './demo-world/fill';

// Fills an empty system with people and weeks of their practice, by the same commands that everybody uses, and prints
// the accounts and the next mock exam as one line of JSON. Run again, it changes nothing.
async function start(): Promise<void> {
  const ground = openDecidingGround(
    'demo-world',
    { ...readConfig(dataFields, process.env), logLevel: 'warn' },
    eventTypes,
  );
  try {
    const world = await fill(ground, inProcessHasher(), new Date());
    process.stdout.write(`${JSON.stringify(world)}\n`);
  } finally {
    await ground.close();
  }
}

void start();
