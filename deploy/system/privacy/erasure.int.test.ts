import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresBlobs } from 'platform/blobs';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import { eventually, until } from 'platform/testing/eventually';
import { pdfOf } from 'platform/typesetting';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { askCopy, fetchCopy, getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { claimsOf, personWith, serviceClient, tokenOf, type Person } from '../people/people';
import { Client } from '../running/client';
import { caughtUp, readTables, standings } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { prove } from '../../privacy-prove/prove';
import { askedAFortnightAgo, certified, childOf, PATIENT_MS, practised, WORKSHEETS } from './erasing';
import { paidFirst } from './paid-first';

const defaultStyle = { font: 'Lexend' };

let system: System;
let owner: Database;
let ann: Person;
let bob: Person;
let sibling: string;

beforeAll(async () => {
  system = await startSystem({
    services: ['command-service', 'projectors', 'query-service', 'workers', 'mail-catcher'],
  });
  owner = openDatabase({ url: system.database.url, name: 'searcher', max: 2 });
  ann = await personWith(system, ['ROLE_FREE_USER'], 'Wilhelmina');
  bob = await personWith(system, ['ROLE_FREE_USER'], 'Wilhelmina');
  sibling = await childOf(system, ann, 'Tunde');
  await childOf(system, ann, 'Amara');
  await practised(system, ann, ann.learnerId);
  await practised(system, ann, sibling);
  await new Client(system).call(addToSubscriptionList, { email: ann.email.toUpperCase(), source: 'blog' });
});

afterAll(async () => {
  await owner.close();
  await system.stop();
});

const rowsOf = async (learnerId: string) =>
  owner.one<{ sheets: number; answers: number }>(
    `select (select count(*)::int from read.practice_worksheets where "learnerId" = $1) as sheets,
            (select count(*)::int from read.practice_worksheet_answers where "learnerId" = $1 and answer is not null) as answers`,
    [learnerId],
  );

const proofOf = (subject: string, values: readonly string[] = []) =>
  prove({ databaseUrl: system.database.as('command'), log: system.ground.log }, { subject, values });

describe('a child whose account began with a payment, named as the parent is', () => {
  it('is erased and certified, in the oldest form of its event too', async () => {
    const paying = await personWith(system, ['ROLE_FREE_USER'], 'Rosalind');
    await paidFirst(system, paying, 'Rosalind');
    await childOf(system, paying, 'Nell');
    expect((await proofOf(paying.learnerId)).places).toEqual(
      expect.arrayContaining([{ place: 'log: RegistrationAwaitedPayment', count: 1 }]),
    );
    const { certificate } = await certified(system, await askedAFortnightAgo(system, paying, paying.learnerId));
    expect(certificate).toMatchObject({ whom: 'child', heldAfter: 0 });
    expect((await proofOf(paying.learnerId, ['2016-02-29'])).places).toEqual([]);
    expect((await proofOf(paying.accountId)).places).toEqual(
      expect.arrayContaining([{ place: 'log: RegistrationAwaitedPayment', count: 1 }]),
    );
  });
});

describe('a child of two years of practice', () => {
  it('is erased and certified; the sibling and the figures stand', async () => {
    await caughtUp(owner, await system.ground.store.head());
    const before = await rowsOf(sibling);
    expect(before).toEqual({ sheets: WORKSHEETS, answers: WORKSHEETS * 5 });

    const { certificate, isValid } = await certified(system, await askedAFortnightAgo(system, ann, ann.learnerId));
    expect(isValid).toBe(true);
    expect(certificate).toMatchObject({ whom: 'child', keys: 1, after: { files: 0 }, heldAfter: 0 });
    expect(certificate?.before).toEqual(
      expect.arrayContaining([
        { place: 'log: AnswerSubmitted', count: WORKSHEETS * 5 },
        { place: 'read.practice_worksheet_answers.answer', count: WORKSHEETS * 5 },
        { place: 'keys.subject_keys', count: 1 },
      ]),
    );
    expect(await rowsOf(ann.learnerId)).toEqual({ sheets: WORKSHEETS, answers: 0 });
    expect(await rowsOf(sibling)).toEqual(before);
    expect(JSON.stringify(certificate)).not.toContain(ann.learnerId);
  });
});

describe('a child who is the last by the end of the fortnight', () => {
  it('is kept, since nobody could use the account any more', async () => {
    await askedAFortnightAgo(system, bob, bob.learnerId);
    await until(
      async () => (await bob.client.call(getMyPrivacy, {})).erasures[0]?.state === 'cancelled',
      'the erasure is taken back',
      PATIENT_MS,
    );
    const story = await system.ground.log.readStream(streamOf('erasure', bob.accountId));
    expect(story.at(-1)).toMatchObject({ type: 'ErasureCancelled', data: { why: 'last child' } });
  });
});

describe('the proof', () => {
  it('finds who is there', async () => {
    const { places, people } = await proofOf(ann.accountId);
    expect(people).toHaveLength(2);
    expect(places).toEqual(
      expect.arrayContaining([
        { place: 'keys.subject_keys', count: 2 },
        { place: 'log: SubscriptionRequested', count: 1 },
        { place: 'read.accounts_accounts', count: 1 },
        { place: 'read.accounts_accounts.email', count: 1 },
        { place: 'read.marketing_subscribers.email', count: 1 },
      ]),
    );
  });

  it('finds nothing of a child who was erased, until something is planted', async () => {
    expect((await proofOf(ann.learnerId)).places).toEqual([]);
    const email = 'peregrine.cholmondeley@families.example';
    await owner.query('create table work.planted (said jsonb)');
    await owner.query('insert into work.planted values ($1)', [{ note: `Mail to ${email.toUpperCase()}.` }]);
    await owner.query('insert into work.planted values ($1)', [{ note: `Mail to x${email}` }]);
    const blobs = postgresBlobs(owner);
    const planted = await Promise.all([
      blobs.put({ bytes: Buffer.from(`To: ${email}`), mediaType: 'text/csv' }),
      blobs.put({ bytes: Buffer.from(await pdfOf({ content: email, defaultStyle })), mediaType: 'application/pdf' }),
    ]);
    await owner.query(`update read.practice_worksheet_answers set answer = '7'
      where ctid = (select ctid from read.practice_worksheet_answers where "learnerId" = '${ann.learnerId}' limit 1)`);
    expect((await proofOf(ann.learnerId, [email])).places).toEqual([
      { place: 'files: application/pdf', count: 1 },
      { place: 'files: text/csv', count: 1 },
      { place: 'read.practice_worksheet_answers.answer', count: 1 },
      { place: 'work.planted', count: 1 },
    ]);
    await owner.query('drop table work.planted');
    await owner.query('delete from blobs.blobs where hash = any ($1)', [planted]);
    await owner.query(
      `update read.practice_worksheet_answers set answer = null where "learnerId" = '${ann.learnerId}'`,
    );
  });
});

describe('a copy', () => {
  let parent: Client;

  beforeAll(() => {
    // The child with whom the parent was signed in is of the family no more.
    parent = new Client(system, tokenOf(system, claimsOf({ ...ann, learnerId: sibling }, ['ROLE_FREE_USER'])));
  });

  it('is a ZIP for the parent alone, and for a week', async () => {
    const { copyId } = await parent.call(askCopy, {});
    const again = await parent.call(askCopy, {});
    expect(again.copyId).toBe(copyId);
    const fetched = () => parent.send(fetchCopy, { copyId });
    const { status, text, headers } = await eventually(fetched, (answer) => answer.status !== 404);
    expect([status, headers.get('content-type'), text.slice(0, 2)]).toEqual([200, 'application/zip', 'PK']);
    expect(text).toContain('README.txt');
    expect(text).toContain('child-1/practice_worksheets.json');
    expect(text).toContain('child-1/worksheets.html');
    expect(text).toContain('address/marketing_subscribers.json');
    expect((await bob.client.send(fetchCopy, { copyId })).status).toBe(404);
    expect((await bob.client.send(askCopy, { learnerId: sibling })).status).toBe(404);
  });

  it('is told of in figures', async () => {
    const told = await parent.call(getMyPrivacy, {});
    expect(told.children.map(({ name }) => name)).toEqual(['Tunde', 'Amara']);
    expect(told).toMatchObject({
      address: [{ table: 'marketing_subscribers', count: 1 }],
      isAddressConfirmed: true,
      otherParents: 0,
      looks: [],
    });
    expect(told.children[0]?.kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ table: 'practice_worksheets', count: WORKSHEETS }),
        expect.objectContaining({ table: 'practice_worksheet_answers', count: WORKSHEETS * 5, named: WORKSHEETS * 5 }),
      ]),
    );
    expect(told.erasures).toMatchObject([{ whom: 'child', state: 'certified' }]);
  });
});

describe('whoever typed an address that they never showed to be theirs', () => {
  let eve: Person;

  beforeAll(async () => {
    eve = await personWith(system, ['ROLE_FREE_USER'], { name: 'Eve', confirmationAskedAt: new Date().toISOString() });
    await new Client(system).call(addToSubscriptionList, { email: eve.email, source: 'blog' });
  });

  it('is told nothing of what stands under it', async () => {
    expect(await eve.client.call(getMyPrivacy, {})).toMatchObject({ address: [], isAddressConfirmed: false });
  });

  it('takes nothing of its owner away when they are erased, and the certificate says that it is there', async () => {
    const { certificate } = await certified(system, await askedAFortnightAgo(system, eve));
    expect(certificate).toMatchObject({ whom: 'family', keys: 2, heldAfter: 0, others: 1 });
    const there = 'select email from read.marketing_subscribers where lower(email) = lower($1)';
    expect(await owner.many(there, [eve.email])).toHaveLength(1);
  });
});

describe('a family', () => {
  it('is erased with what stands for its address, and another of the same name is not', async () => {
    const { certificate } = await certified(system, await askedAFortnightAgo(system, ann));
    // The parent, three children (one is gone already), and their place on the mailing list.
    expect(certificate).toMatchObject({ whom: 'family', keys: 4, heldAfter: 0 });
    const text = [...(await readTables(owner)).values()].join('\n').toLowerCase();
    expect(text).not.toContain(ann.email.toLowerCase());
    expect(text).toContain(bob.email.toLowerCase());
    expect(text).toContain('wilhelmina');
  });

  it('is the same after a rebuild', async () => {
    const before = await readTables(owner);
    for (const projection of ['accounts_accounts', 'accounts_children', 'practice_worksheet_answers']) {
      const { generation = 0 } = (await standings(owner)).get(projection) ?? {};
      await serviceClient(system, 'operator').call(requestProjectionRebuild, { projection });
      await until(
        async () => ((await standings(owner)).get(projection)?.generation ?? 0) > generation,
        `${projection} is rebuilt`,
        PATIENT_MS,
      );
    }
    await caughtUp(owner, await system.ground.store.head());
    const after = await readTables(owner);
    for (const name of ['accounts_accounts', 'accounts_children', 'practice_worksheet_answers'])
      expect(after.get(name)).toEqual(before.get(name));
  });
});
