import { testDatabase } from '../../testing/database';
import { behindProxy } from '../../testing/event-store/behind-proxy';
import { eventStoreSuite } from '../event-store.contract-suite';
import { openPostgresStore } from './postgres';

eventStoreSuite('the event log in PostgreSQL', async () => {
  const database = await testDatabase();
  return behindProxy({
    url: database.as('command'),
    defaultPort: 5432,
    open: (url) => openPostgresStore({ url, name: 'contract', deadlineMs: 3_000 }),
    close: () => database.drop(),
  });
});
