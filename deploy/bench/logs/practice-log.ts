import { randomUUID } from 'node:crypto';
import { keyring, masterKeys, postgresKeyStore, sealEvents } from 'platform/crypto';
import type { Append, EventStore } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import type { AccountEvent } from 'schemas/accounts/account.events';
import { eventTypes } from 'schemas/events';
import { appendTo, worksheetStory } from './events';
import type { BenchGround } from '../ground/ground';
import { MASTER_KEYS } from '../ground/service';

const WRITERS = 64;
/** A year of one learner: a sheet a week, with twelve events each. */
const WORKSHEETS = 50;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Fills the log with so many events of practice, personal data sealed, as learners over a year would have left them. */
export async function fillWithPractice(ground: BenchGround, events: number): Promise<void> {
  const store = openEventStore({ url: ground.urlFor('command'), name: 'bench' });
  const append = sealing(ground, store);
  let written = Number((await ground.db.one<{ count: string }>('select count(*) from log.events'))?.count);
  const write = async () => {
    while (written < events) {
      const learnerId = randomUUID();
      await append(registration(learnerId));
      written += 1;
      for (let nth = 0; nth < WORKSHEETS && written < events; nth += 1) {
        const worksheet = worksheetOf(learnerId, nth);
        written += worksheet.events.length;
        await append(worksheet);
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await store.close();
}

/** With the keys that the services have. */
function sealing({ db }: BenchGround, store: EventStore): (append: Append) => Promise<unknown> {
  const keys = keyring(postgresKeyStore(db), masterKeys(MASTER_KEYS));
  return async (append) => {
    const events = await sealEvents(append.events, { types: eventTypes, keyring: keys });
    await store.append({ ...append, events });
  };
}

function worksheetOf(learnerId: string, nth: number): Append {
  const worksheetId = randomUUID();
  const at = new Date(Date.now() - YEAR_MS + (nth * YEAR_MS) / WORKSHEETS);
  return appendTo(`worksheet-${worksheetId}`, -1, { happenings: worksheetStory(worksheetId, learnerId, nth), at });
}

function registration(learnerId: string): Append {
  const accountId = randomUUID();
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: {
      accountId,
      learnerId,
      email: `${accountId}@example.org`,
      parentFirstName: 'Ada',
      parentLastName: 'Lovelace',
      childName: 'Ralph',
      passwordHash: 'nobody signs in with this',
      roles: ['ROLE_USER'],
    },
  };
  return appendTo(`account-${accountId}`, -1, { happenings: [registered], at: new Date(Date.now() - YEAR_MS) });
}
