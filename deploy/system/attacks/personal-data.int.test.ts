import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import * as accounts from 'schemas/accounts/accounts.contract';
import { requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { until } from 'platform/testing/eventually';
import { root } from '../running/bundles';
import { Client } from '../running/client';
import { happened, serviceClient } from '../people/people';
import { ADVERTISER, liveALittle, password, said, uninvited, type Lived } from './life';
import { listening, type Listening } from './listening';
import { findingsOf, personalTexts, tablesOf, type Haystacks } from './plain-text-search';
import { mailsTo } from '../running/inbox';
import { caughtUp, standings } from '../running/read-tables';
import { startSystem, type ServiceName, type System } from '../running/system';

const services: readonly ServiceName[] = [
  'command-service',
  'projectors',
  'query-service',
  'workers',
  'mail-catcher',
  'stripe-stand-in',
];
const { parent, beginner, applicant, secondParent, place, subscriber, answer, comment, reasons } = said;
/** Word by word. */
const everything = Object.values(said).flatMap((one) => (typeof one === 'string' ? [one] : Object.values<string>(one)));

let system: System;
let owner: Database;
let demoWorldSays: string;
let lived: Lived;
/** What was passed on to where we advertise. */
let adverts: Listening;

beforeAll(async () => {
  adverts = await listening();
  const advertising = { ADVERTISER_NAME: ADVERTISER, ADVERTISING_URL: adverts.url, ADVERTISING_TOKEN: 'theirs' };
  system = await startSystem({ services, environment: { LOG_LEVEL: 'debug', ...advertising } });
  owner = openDatabase({ url: system.database.url, name: 'searcher', max: 2 });
  demoWorldSays = fillDemoWorld();
  lived = await liveALittle(system);
  await mailsHaveCome([parent.parentEmail, secondParent, place.parentEmail, subscriber, 'amara@fieldfare.example']);
  await until(async () => (await mailsTo(system, subscriber)).length > 1, 'the letter has come');
  await until(() => adverts.heard.length > 1, 'the sign-up and the way to pay are passed on');
  await caughtUp(owner, await system.ground.store.head());
});

afterAll(async () => {
  await owner.close();
  await system.stop();
  await adverts.close();
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

async function mailsHaveCome(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await until(async () => (await mailsTo(system, address)).length > 0, `there is a mail to ${address}`);
}

const serviceLogs = (): Haystacks =>
  new Map([...services.map((name) => [name, system.service(name).log()] as const), ['demo world', demoWorldSays]]);

describe('personal data', () => {
  let texts: ReadonlySet<string>;

  beforeAll(async () => {
    const besides = [...everything, ...Object.values(uninvited), password];
    texts = new Set([...(await personalTexts(system.ground.log)), ...besides]);
  });

  it('is what people have said of themselves, in the demo world and beside it', async () => {
    const sealed = [...(await personalTexts(system.ground.log))];
    const demo = ['amara@fieldfare.example', 'Amara', "O'Neill", 'Tomás', '张'];
    // Answers are sealed too, and left out of what is looked for: most are a letter or a number.
    expect(sealed).toEqual(expect.arrayContaining([...everything.filter((text) => text !== answer), ...demo]));
    expect(sealed.some((text) => text.startsWith('$argon2id$'))).toBe(true);
  });

  it('is found by the search, where it may stand', async () => {
    const found = findingsOf(texts, await tablesOf(owner, 'read'));
    expect(found).toEqual(
      expect.arrayContaining([
        `read.accounts_accounts: ${parent.parentLastName}`,
        'read.accounts_accounts: 张',
        `read.accounts_sign_ups: ${beginner.email}`,
        `read.accounts_invitations: ${secondParent}`,
        `read.marketing_mock_places: ${place.telephone}`,
        `read.marketing_subscribers: ${subscriber}`,
        `read.practice_flags: ${comment}`,
        `read.rights_grants: ${reasons.grant}`,
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

  it('stands with who takes the money as the address that they write to, and nothing else', () => {
    const books = readFileSync(system.books, 'utf8');
    const addresses = [parent.parentEmail, applicant.parentEmail];
    expect(findingsOf(addresses, new Map([['books', books]]))).toEqual(addresses.map((one) => `books: ${one}`));
    // A name may stand in an address.
    const rest = addresses.reduce((text, one) => text.replaceAll(one, ''), books);
    expect(findingsOf(texts, new Map([['books', rest]]))).toEqual([]);
  });

  it('stands where we advertise as hashes alone', () => {
    const heard = new Map([['adverts', adverts.heard.join('\n')]]);
    expect(heard.get('adverts')).toContain(createHash('sha256').update(parent.parentEmail.toLowerCase()).digest('hex'));
    expect(findingsOf(texts, heard)).toEqual([]);
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
    const { learner, worksheetId } = lived;
    const refused = await learner.send(flagQuestion, { worksheetId, questionNumber: 1, userComments: comment });
    expect([refused.status, refused.body]).toEqual([410, expect.objectContaining({ code: 'PersonErased' })]);
  });

  it('leaves nothing of what was said in any read table, and everybody else as they were', async () => {
    const gone = [
      ...Object.values(parent),
      ...Object.values(beginner),
      comment,
      ...Object.values(reasons),
      ...Object.values(uninvited),
    ];
    const tables = await tablesOf(owner, 'read');
    expect(findingsOf(gone, tables)).toEqual([]);
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
