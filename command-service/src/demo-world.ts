import { readConfig } from 'platform/config';
import { inProcessHasher } from 'platform/passwords';
import { openGround, serviceFields } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { fill } from './demo-world/fill';

// Fills an empty system with people and weeks of their practice, by the same commands that everybody uses, and prints
// the accounts as one line of JSON. Run again, it changes nothing.
async function start(): Promise<void> {
  const ground = openGround(
    'demo-world',
    { ...readConfig(serviceFields(8081), process.env), logLevel: 'warn' },
    eventTypes,
  );
  try {
    const accounts = await fill(ground, inProcessHasher(), new Date());
    process.stdout.write(`${JSON.stringify({ accounts })}\n`);
  } finally {
    await ground.close();
  }
}

void start();
