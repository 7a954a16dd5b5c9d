import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behindProxy } from '../../testing/event-store/behind-proxy';
import { EventStoreDbProcess } from '../../testing/eventstoredb/child';
import { PATIENCE_MS } from '../../testing/eventually';
import { eventStoreSuite } from '../event-store.contract-suite';
import { openEventStoreDb } from './eventstoredb';

const soon = { deadlineMs: 1_500, patienceMs: 4_000 };
const patient = { deadlineMs: PATIENCE_MS / 2, patienceMs: PATIENCE_MS };
const open = (url: string, isPatient = false) => openEventStoreDb({ url, ...(isPatient ? patient : soon) });
const defaultPort = 2_113;

eventStoreSuite('the event log in EventStoreDB, as it was measured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const server = await EventStoreDbProcess.start(join(folder, 'log'));
  return behindProxy({
    url: server.url,
    defaultPort,
    open,
    kill: () => server.kill(),
    restart: () => server.restart(),
    close: async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  });
});

const real = process.env['EVENT_STORE_TEST_URL'];
if (real !== undefined) {
  eventStoreSuite('the event log in a real EventStoreDB', () => behindProxy({ url: real, defaultPort, open }));
}
