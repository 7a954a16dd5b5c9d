import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../database/database';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { failedJobsIn } from './failed-jobs';
import { openJobsIn } from './open-jobs-of';
import { ledgerOf, type AskedJob, type Claim, type Ledger } from './ledger';

let database: TestDatabase;
let db: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('worker'), name: 'ledger-test' });
  ledger = ledgerOf(db);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => db.query('delete from work.send_ledger'));

const task = 'tests.letter';
const asked = (once: string, at?: Date): AskedJob => ({
  task,
  once,
  data: { to: once },
  eventId: `event-${once}`,
  position: '1'.padStart(20, '0'),
  jobId: `event-${once}.${task}`,
  ...(at && { at }),
});
const ask = (...jobs: AskedJob[]) => db.transaction((tx) => ledger.ask(tx, jobs));
const claimOf = async (once: string): Promise<Claim> => {
  const answer = await ledger.claim({ task, once });
  if (answer.kind !== 'claimed') throw new Error(`not claimed but ${answer.kind}`);
  return answer;
};
const stateOf = (once: string) =>
  db.one<{ state: string; attempts: number; last_error: string | null }>(
    'select state, attempts, last_error from work.send_ledger where once_key = $1',
    [once],
  );
/** As if the lease and the grace had passed. */
const later = () =>
  db.query(
    `update work.send_ledger set claimed_until = claimed_until - interval '1 hour', queued_at = queued_at - interval '1 hour'`,
  );

describe('asking', () => {
  it('writes each effect down once, whoever asks', async () => {
    expect(await ask(asked('ada'), asked('bob'), asked('ada'))).toHaveLength(2);
    expect(await ask(asked('ada'))).toEqual([]);
  });

  it('is undone with its transaction', async () => {
    const failing = db.transaction(async (tx) => {
      await ledger.ask(tx, [asked('ada')]);
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await stateOf('ada')).toBeUndefined();
  });

  it('keeps when a job is due', async () => {
    const [queued] = await ask(asked('ada', new Date(Date.now() + 600_000)));
    expect(queued).toMatchObject({ task, once: 'ada', jobId: `event-ada.${task}` });
    expect(Math.abs((queued?.dueInMs ?? 0) - 600_000)).toBeLessThan(60_000);
  });
});

describe('claiming', () => {
  it('gives a job to one of many who want it', async () => {
    await ask(asked('ada'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ledger.claim({ task, once: 'ada' })));
    expect(answers.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(await ledger.claim({ task, once: 'ada' })).toMatchObject({ kind: 'held', forMs: expect.any(Number) });
  });

  it('gives nothing that is done, that has failed, or that nobody asked for', async () => {
    await ask(asked('ada'), asked('bob'));
    await ledger.finish({ task, once: 'ada' }, await claimOf('ada'), 'done');
    await ledger.fail({ task, once: 'bob' }, await claimOf('bob'), 'no such mailbox');
    for (const once of ['ada', 'bob', 'cy']) expect(await ledger.claim({ task, once })).toEqual({ kind: 'over' });
    expect(await stateOf('bob')).toMatchObject({ state: 'failed', last_error: 'no such mailbox' });
    expect(await ledger.troubles()).toEqual(new Map([[task, { failed: 1, heldUp: 0 }]]));
  });

  it('passes on when the lease has ended, and records nothing of the worker that came too late', async () => {
    await ask(asked('ada'));
    const slow = await claimOf('ada');
    await later();
    const next = await claimOf('ada');
    expect(next.attempt).toBe(2);
    await ledger.fail({ task, once: 'ada' }, slow, 'too late');
    expect(await stateOf('ada')).toMatchObject({ state: 'claimed', last_error: null });
    await ledger.finish({ task, once: 'ada' }, next, 'done');
    expect(await stateOf('ada')).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('holds as long as it is renewed', async () => {
    await ask(asked('ada'));
    const claim = await claimOf('ada');
    await later();
    await ledger.renew({ task, once: 'ada' }, claim);
    expect((await ledger.claim({ task, once: 'ada' })).kind).toBe('held');
  });

  it('can be given back, to be taken again', async () => {
    await ask(asked('ada'));
    await ledger.retry({ task, once: 'ada' }, await claimOf('ada'), { seconds: 60, reason: 'busy', isOutage: false });
    expect(await stateOf('ada')).toMatchObject({ state: 'asked', last_error: 'busy' });
    expect(await claimOf('ada')).toMatchObject({ attempt: 2, outages: 0 });
  });

  it('remembers how often it met an outage, and counts what is held up until it is over', async () => {
    const page = { after: undefined, limit: 10 };
    await ask(asked('ada'), asked('bob'));
    // Asked for long before.
    await db.query(`update work.send_ledger set asked_at = now() - interval '2 hours'`);
    const { now: before } = (await db.one<{ now: string }>('select now()')) ?? { now: '' };
    let since: string | undefined;
    for (const outages of [0, 1, 2]) {
      const claim = await claimOf('ada');
      expect(claim).toMatchObject({ attempt: outages + 1, outages });
      await ledger.retry({ task, once: 'ada' }, claim, { seconds: 0, reason: 'away', isOutage: true });
      const [held] = (await failedJobsIn(db)(page)).heldUp;
      since ??= held?.since;
      expect(held?.since).toBe(since);
    }
    expect(since && since >= before).toBe(true);
    expect((await openJobsIn(db)([task], 'ada'))[0]?.heldSince).toBe(since);
    expect(await ledger.troubles()).toEqual(new Map([[task, { failed: 0, heldUp: 1 }]]));
    expect((await failedJobsIn(db)(page)).heldUp).toMatchObject([{ task, count: 1, why: 'away' }]);
    await ledger.fail({ task, once: 'ada' }, await claimOf('ada'), 'no such payment');
    expect(await ledger.troubles()).toEqual(new Map([[task, { failed: 1, heldUp: 0 }]]));
    await ledger.reopen({ task, once: 'ada' });
    await ledger.finish({ task, once: 'ada' }, await claimOf('ada'), 'done');
    expect(await ledger.troubles()).toEqual(new Map());
    expect((await failedJobsIn(db)(page)).heldUp).toEqual([]);
  });
});

describe('a job that is held up', () => {
  const page = { after: undefined, limit: 10 };
  const heldSince = async () => (await openJobsIn(db)([task], 'ada'))[0]?.heldSince;
  const met = async (isOutage: boolean) =>
    ledger.retry({ task, once: 'ada' }, await claimOf('ada'), { seconds: 0, reason: 'away', isOutage });

  it('is so since the outage that lasts began, not since one before it that ended in another failure', async () => {
    await ask(asked('ada'));
    await met(true);
    const first = await heldSince();
    await met(false);
    expect(await heldSince()).toBeNull();
    expect((await failedJobsIn(db)(page)).heldUp).toEqual([]);
    expect(await ledger.troubles()).toEqual(new Map());
    await met(true);
    const second = await heldSince();
    expect(first && second && second > first).toBe(true);
    expect((await failedJobsIn(db)(page)).heldUp).toMatchObject([{ task, count: 1, since: second }]);
    // Neither of both uses an attempt up.
    expect(await claimOf('ada')).toMatchObject({ attempt: 4, outages: 2 });
  });
});

describe('trying again what has failed for good', () => {
  it('gives it out anew with all its attempts, and keeps why it failed', async () => {
    await ask(asked('ada'));
    await ledger.fail({ task, once: 'ada' }, await claimOf('ada'), 'no such mailbox');
    expect(await ledger.reopen({ task, once: 'ada' })).toMatchObject({ once: 'ada', jobId: `event-ada.${task}` });
    expect(await stateOf('ada')).toEqual({ state: 'asked', attempts: 0, last_error: 'no such mailbox' });
    expect((await claimOf('ada')).attempt).toBe(1);
  });

  it('leaves alone what has not failed, or was never asked for', async () => {
    await ask(asked('ada'), asked('bob'));
    await ledger.finish({ task, once: 'bob' }, await claimOf('bob'), 'done');
    for (const once of ['ada', 'bob', 'cy']) expect(await ledger.reopen({ task, once })).toBeUndefined();
    expect(await stateOf('bob')).toMatchObject({ state: 'done' });
  });
});

describe('reconciling', () => {
  it('finds what was asked and never settled, once in a while', async () => {
    await ask(asked('lost'), asked('done'), asked('died'), asked('working'));
    await ledger.finish({ task, once: 'done' }, await claimOf('done'), 'done');
    await claimOf('died');
    await later();
    await claimOf('working');
    expect((await ledger.unaccounted(30)).map(({ once }) => once).sort()).toEqual(['died', 'lost']);
    expect(await ledger.unaccounted(30)).toEqual([]);
  });

  it('leaves alone what has just been queued, and what is due much later', async () => {
    await ask(asked('fresh'), asked('later', new Date(Date.now() + 3_600_000)));
    expect(await ledger.unaccounted(30)).toEqual([]);
    await later();
    expect((await ledger.unaccounted(30)).map(({ once }) => once)).toEqual(['fresh']);
  });

  it('finds a scheduled job shortly before it is due', async () => {
    await ask(asked('soon', new Date(Date.now() + 20_000)));
    await later();
    expect((await ledger.unaccounted(30)).map(({ once }) => once)).toEqual(['soon']);
  });

  it('is shared by several without finding anything twice', async () => {
    await ask(...Array.from({ length: 900 }, (_, index) => asked(`lost-${index}`)));
    await later();
    const found = (await Promise.all(Array.from({ length: 4 }, () => ledger.unaccounted(30)))).flat();
    expect(new Set(found.map(({ once }) => once)).size).toBe(found.length);
  });
});
