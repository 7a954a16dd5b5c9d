import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleNames } from 'platform/migrations';
import { openDecidingGround } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { secretsIn } from '../../local/secrets';
import type { Town } from '../../system/people/people';
import { systemUrl } from '../browser/browser';

/** The running system as far as people can be put into it: events are written to its log, as its own services would. */
export function examTown(): Town {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (dataDir === undefined) throw new Error('E2E_DATA_DIR is not set: it is where the running system has its data');
  const { masterKeys, rolePasswords, signingKeys } = secretsIn(dataDir);
  const databaseUrl = `postgres://${roleNames.command}:${rolePasswords.command}@127.0.0.1:${portIn(dataDir)}/fieldfare`;
  const ground = openDecidingGround(
    'exam-journey',
    { host: '', port: 0, logLevel: 'error', databaseUrl, eventStoreUrl: undefined, masterKeys },
    eventTypes,
  );
  return { ground, signingKeys, addressOf: systemUrl };
}

/** PostgreSQL says in the fourth line of this file where it listens; it stands elsewhere where its account may not enter the folder. */
function portIn(dataDir: string): string {
  const place = ['kept-in', '.'].map((folder) => join(dataDir, 'postgres', folder)).find(existsSync) ?? dataDir;
  const lines = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return lines[3] ?? '';
}
