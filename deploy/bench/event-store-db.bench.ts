import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from 'platform/event-store/open';
import { EventStoreDbProcess } from '../../platform/src/testing/eventstoredb/child';
import { plainClient } from '../../platform/src/testing/eventstoredb/plain-client';
import { appendsPerSecond } from './logs/appends';
import { quantile, tell } from './ground/ground';
import { ratioOf, rounds } from './ground/rounds';

const SECONDS = 2;
const ROUNDS = 7;
const WRITERS = [1, 16, 64];

/** Appends to EventStoreDB, on the stand-in of the tests, beside its client used plainly. */
export async function benchEventStoreDb(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-bench-'));
  const server = await EventStoreDbProcess.start(join(folder, 'log'));
  try {
    for (const writers of WRITERS) await besidePlainClient(server.url, writers);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function besidePlainClient(url: string, writers: number): Promise<void> {
  const all = await rounds(ROUNDS, {
    ours: () => appendsPerSecond(openEventStore({ url, name: 'bench' }), { writers, seconds: SECONDS }),
    theirs: () => appendsPerSecond(plainClient(url), { writers, seconds: SECONDS }),
  });
  tell(`append on EventStoreDB's stand-in, ${writers} writers`, {
    ...ratioOf(all, (perSecond) => perSecond, 0.85),
    appendsPerSecond: quantile(
      all.map(({ ours }) => ours),
      0.5,
    ),
    against: 'the client as it comes',
  });
}
