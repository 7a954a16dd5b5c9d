import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import * as accounts from 'schemas/accounts/accounts.contract';
import { requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { until } from 'platform/testing/eventually';
import { root } from '../running/bundles';
import { Client } from '../running/client';
import { happened, serviceClient } from '../people/people';
import { findingsOf, personalTexts, tablesOf, type Haystacks } from './plain-text-search';
import { caughtUp, standings } from '../running/read-tables';
import { startSystem, type ServiceName, type System } from '../running/system';

const services: readonly ServiceName[] = ['command-service', 'projectors', 'query-service', 'workers', 'mail-catcher'];
const password = 'Sesame-opens-nothing-9';
const parent = {
  parentEmail: 'Wilhelmina.Featherstonehaugh@families.example',
  parentFirstName: 'Wilhelmina',
  parentLastName: 'Featherstonehaugh',
  childName: 'Peregrine-Marmaduke',
  dateOfBirth: '2015-02-17',
};
const beginner = { email: 'halfway.through@families.example', firstName: 'Bartholomew', surname: 'Cholmondeley' };
const subscriber = 'newsletter.reader@families.example';
const answer = 'Ptolemy has three and a half marbles';
const comment = 'My brother Ptolemy says that the answer should be seven.';

let system: System;
let owner: Database;
let demoWorldSays: string;
let learner: Client;
let worksheetId: string;

beforeAll(async () => {
  system = await startSystem({ services, environment: { LOG_LEVEL: 'debug' } });
  owner = openDatabase({ url: system.database.url, name: 'searcher', max: 2 });
  demoWorldSays = fillDemoWorld();
  await liveALittle();
  await mailsHaveCome(['Wilhelmina.Featherstonehaugh@families.example', subscriber, 'amara@fieldfare.example']);
  await caughtUp(owner, await system.ground.store.head());
});

afterAll(async () => {
  await owner.close();
  await system.stop();
});

function fillDemoWorld(): string {
  const bundle = join(root, 'command-service/dist/demo-world.cjs');
  const { status, stderr } = spawnSync(process.execPath, [bundle], {
    env: system.environmentOf('command'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the demo world could not be made: ${stderr}`);
  return stderr;
}

/** What people do, and what they do wrong, with everything that they say of themselves. */
async function liveALittle(): Promise<void> {
  const visitor = new Client(system);
  await visitor.call(accounts.createFreeAccount, { ...parent, password });
  // Once more: the owner is told by mail.
  await visitor.call(accounts.createFreeAccount, { ...parent, password });
  await visitor.call(accounts.collectPartialSignUpInfo, { ...beginner, productId: 3 });
  await visitor.call(addToSubscriptionList, { email: subscriber, source: 'blog' });
  await visitor.call(accounts.forgotPassword, { email: parent.parentEmail });
  await visitor.send(accounts.validateUser, { email: parent.parentEmail, password: `${password}?` });
  await visitor.sendRaw(accounts.createFreeAccount, {
    method: 'POST',
    path: accounts.createFreeAccount.path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...parent, password, parentFirstName: parent }),
  });

  learner = await signedIn(parent.parentEmail, password);
  const issued = await learner.call(getSomeQuestions, {
    subject: 'maths',
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '1',
    email: parent.parentEmail,
  });
  worksheetId = issued.worksheetId ?? '';
  await learner.call(submitAnswer, { worksheetId, questionNumber: 1, answer });
  await learner.call(flagQuestion, { worksheetId, questionNumber: 1, userComments: comment });
  // What was typed is nowhere repeated by the marking.
  await learner.call(saveWorksheet, { worksheetId });
}

async function signedIn(email: string, secret: string): Promise<Client> {
  const { accessToken } = await new Client(system).call(accounts.validateUser, { email, password: secret });
  return new Client(system, accessToken);
}

async function mailsHaveCome(addresses: readonly string[]): Promise<void> {
  await until(
    async () => {
      const reply = await fetch(`${system.service('mail-catcher').url}/mail/messages.json`);
      const messages = (await reply.json()) as { to: readonly string[] }[];
      return addresses.every((address) => messages.some(({ to }) => to.includes(address)));
    },
    `there are mails to ${addresses.join(', ')}`,
  );
}

const serviceLogs = (): Haystacks =>
  new Map([...services.map((name) => [name, system.service(name).log()] as const), ['demo world', demoWorldSays]]);

describe('personal data', () => {
  let texts: ReadonlySet<string>;

  beforeAll(async () => {
    texts = new Set([...(await personalTexts(system.ground.log)), password, answer]);
  });

  it('is what people have said of themselves, in the demo world and beside it', () => {
    const said = [...Object.values(parent), ...Object.values(beginner), subscriber, comment, 'amara@fieldfare.example'];
    expect([...texts]).toEqual(expect.arrayContaining([...said, 'Amara', "O'Neill", 'Tomás', '张']));
    expect([...texts].some((text) => text.startsWith('$argon2id$'))).toBe(true);
  });

  it('is found by the search, where it may stand', async () => {
    const found = findingsOf(texts, await tablesOf(owner, 'read'));
    expect(found).toEqual(
      expect.arrayContaining([
        `read.accounts_accounts: ${parent.parentLastName}`,
        'read.accounts_accounts: 张',
        `read.accounts_sign_ups: ${beginner.email}`,
        `read.marketing_subscribers: ${subscriber}`,
        `read.practice_flags: ${comment}`,
        `read.practice_worksheet_answers: ${answer}`,
      ]),
    );
  });

  it.each(['base64', 'base64url', 'hex'] as const)('is found by the search in %s, wherever it begins', (encoding) => {
    for (const before of ['', 'x', 'xy', 'xyz']) {
      const hay = Buffer.from(`${before}${parent.parentEmail}, and more`).toString(encoding);
      expect(findingsOf([parent.parentEmail], new Map([['here', hay]]))).toHaveLength(1);
    }
  });

  it('stands in no table but the read tables', async () => {
    const tables = await tablesOf(owner, 'others');
    expect([...tables.keys()]).toEqual(
      expect.arrayContaining(['log.events', 'keys.subject_keys', 'work.send_ledger', 'bullmq.job']),
    );
    expect(findingsOf(texts, tables)).toEqual([]);
  });

  it('stands in no log of a service', () => {
    const logs = serviceLogs();
    expect(logs.get('command-service')).toContain('"msg":"ready"');
    expect(findingsOf(texts, logs)).toEqual([]);
  });
});

describe('somebody who is forgotten', () => {
  const row = (table: string, column: string, id: string) =>
    owner.one<Record<string, unknown>>(`select * from read.${table} where "${column}" = $1`, [id]);
  const keyOf = (subject: string) =>
    owner.one<{ wrapped_key: Buffer | null; destroyed_at: string | null }>(
      'select wrapped_key, destroyed_at from keys.subject_keys where subject_id = $1',
      [subject],
    );
  const idBy = async (table: string, column: string, email: string) => {
    const found = await owner.one<Record<string, string>>(`select * from read.${table} where email = $1`, [email]);
    return found?.[column] ?? '';
  };

  async function rebuilt(projection: string): Promise<void> {
    const before = (await standings(owner)).get(projection)?.generation ?? 0;
    await serviceClient(system, 'operator').call(requestProjectionRebuild, { projection });
    await until(async () => {
      return ((await standings(owner)).get(projection)?.generation ?? 0) > before;
    }, `${projection} is rebuilt`);
    await caughtUp(owner, await system.ground.store.head());
  }

  it('leaves a sign-up without a name, and nobody can bring it back', async () => {
    const signUpId = await idBy('accounts_sign_ups', 'signUpId', beginner.email);
    expect((await keyOf(signUpId))?.wrapped_key).not.toBeNull();
    const { position } = await serviceClient(system, 'workers').call(accounts.forgetSignUp, { signUpId });
    await caughtUp(owner, position);

    expect((await keyOf(signUpId))?.wrapped_key).toBeNull();
    expect((await keyOf(signUpId))?.destroyed_at).not.toBeNull();
    const empty = { state: 'forgotten', email: null, firstName: null, surname: null };
    expect(await row('accounts_sign_ups', 'signUpId', signUpId)).toMatchObject(empty);

    await rebuilt('accounts_sign_ups');
    expect(await row('accounts_sign_ups', 'signUpId', signUpId)).toMatchObject(empty);
  });

  it('leaves an account and a comment without a name, and can no longer log in', async () => {
    const accountId = await idBy('accounts_accounts', 'accountId', parent.parentEmail);
    const { learnerId } = (await row('accounts_accounts', 'accountId', accountId)) as { learnerId: string };
    for (const subjectId of [accountId, learnerId]) {
      await system.ground.keyring.destroy(subjectId);
      const event = { type: 'SubjectErased' as const, data: { subjectId } };
      await caughtUp(owner, await happened(system, streamOf('subject', subjectId), [event]));
    }
    const empty = { email: null, parentFirstName: null, parentLastName: null, childName: null, childBornOn: null };
    const show = async () => [
      await row('accounts_accounts', 'accountId', accountId),
      await row('practice_flags', 'learnerId', learnerId),
    ];
    expect(await show()).toMatchObject([empty, { comment: null }]);
    for (const name of ['accounts_accounts', 'practice_flags']) await rebuilt(name);
    expect(await show()).toMatchObject([empty, { comment: null }]);

    const request = { email: parent.parentEmail, password };
    // A process may know a key for five seconds after it was destroyed in another.
    await until(
      async () => {
        return (await new Client(system).send(accounts.validateUser, request)).status === 401;
      },
      'nobody can log in any more',
      8_000,
    );
  });

  it('can no longer be written about', async () => {
    const refused = await learner.send(flagQuestion, { worksheetId, questionNumber: 1, userComments: comment });
    expect([refused.status, refused.body]).toEqual([410, expect.objectContaining({ code: 'PersonErased' })]);
  });

  it('leaves nothing of what was said in any read table, and everybody else as they were', async () => {
    const said = [...Object.values(parent), ...Object.values(beginner), comment];
    const tables = await tablesOf(owner, 'read');
    expect(findingsOf(said, tables)).toEqual([]);
    expect(findingsOf([subscriber, 'amara@fieldfare.example'], tables)).toEqual([
      `read.marketing_subscribers: ${subscriber}`,
      'read.accounts_accounts: amara@fieldfare.example',
    ]);
  });

  it('leaves sealed fields that nobody can open', async () => {
    const forgotten = await owner.one<{ signUpId: string }>(
      `select "signUpId" from read.accounts_sign_ups where state = 'forgotten'`,
    );
    const stream = streamOf('signup', forgotten?.signUpId ?? '');
    const [sealed] = await system.ground.store.readStream(stream);
    expect(sealed?.data['email']).toEqual({ sealed: expect.any(String), of: forgotten?.signUpId });
    // A process that has read the key may keep it for five seconds more.
    const shredded = async () => (await system.ground.log.readStream(stream))[0]?.data['email'] === null;
    await until(shredded, 'no process can open it');
    const [opened] = await system.ground.log.readStream(stream);
    expect(opened).toMatchObject({ type: 'SignUpStarted', data: { email: null, firstName: null, surname: null } });
  });
});
