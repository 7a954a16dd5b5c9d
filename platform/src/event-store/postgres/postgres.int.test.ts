import { testDatabase } from '../../testing/database';
import { PATIENCE_MS } from '../../testing/eventually';
import { behindProxy } from '../../testing/event-store/behind-proxy';
import { eventStoreSuite } from '../event-store.contract-suite';
import { openPostgresStore } from './postgres';

eventStoreSuite('the event log in PostgreSQL', async () => {
  const database = await testDatabase();
  return behindProxy({
    url: database.as('command'),
    defaultPort: 5432,
    open: (url, isPatient = false) =>
      openPostgresStore({ url, name: 'contract', deadlineMs: isPatient ? PATIENCE_MS : 3_000 }),
    close: () => database.drop(),
  });
});
