import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database';
import { openDecidingGround, STATEMENT_MS } from './service';

it('tells whoever sends a command, while the database stands still, before they have gone away', async () => {
  const database = await testDatabase();
  const ground = openDecidingGround(
    'command-service',
    {
      host: '127.0.0.1',
      port: 0,
      databaseUrl: database.as('command'),
      logLevel: 'error',
      masterKeys: randomBytes(32).toString('base64'),
    },
    new Map(),
  );
  const [row] = await ground.db.many<{ statement_timeout: string }>('show statement_timeout');
  expect(row).toEqual({ statement_timeout: `${STATEMENT_MS / 1_000}s` });
  await ground.close();
  await database.drop();
});
