import { migrateQueues } from 'platform/jobs';
import { createRoles, migrate, roleNames, type RolePasswords } from 'platform/migrations';

/** Brings a database up to date for this release: the log, the keys, the roles, the queues. Read tables need nothing. */
export async function bringUpToDate(ownersUrl: string, passwords: RolePasswords): Promise<void> {
  await migrate(ownersUrl);
  await createRoles(ownersUrl, passwords);
  await migrateQueues(ownersUrl, roleNames.worker);
}
