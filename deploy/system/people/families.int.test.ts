import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from 'platform/database';
import { until } from 'platform/testing/eventually';
import { getMyAccount } from 'schemas/accounts/accounts.contract';
import {
  addChild,
  archiveChild,
  changeChild,
  chooseLearner,
  getMyFamily,
  MOST_CHILDREN,
  restoreChild,
} from 'schemas/accounts/family.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import type { RequestOf } from 'schemas/describe/contract';
import { sampleOf } from 'schemas/testing/all-calls';
import { personWith } from './people';
import { Client } from '../running/client';
import { startSystem, type System } from '../running/system';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(async () => {
  await system.stop();
});

const parent = () => personWith(system, ['ROLE_USER']);
/** The same browser, once another child practises in it. */
async function as(client: Client, learnerId: string): Promise<Client> {
  const { accessToken } = await client.call(chooseLearner, { learnerId });
  return new Client(system, accessToken);
}
const worksheet = sampleOf(getSomeQuestions, { worksheetId: '', accountId: '', fresh: '' });
const begin = async (client: Client, key = randomUUID()) => {
  const { body } = await client.send(getSomeQuestions, worksheet as RequestOf<typeof getSomeQuestions>, { key });
  return (body as { worksheetId: string }).worksheetId;
};
const namesOf = async (client: Client, after: string) => {
  const { children } = await client.call(getMyFamily, {}, { after });
  return children.map(({ name, archivedAt }) => (archivedAt === null ? name : `(${name})`));
};

describe('an account from before there were families', () => {
  it('is a family of one, to which a child is added, renamed, put away and brought back', async () => {
    const { client, learnerId: first } = await parent();
    const { learnerId, position } = await client.call(addChild, { name: ' Tunde ', bornOn: '2016-09-01' });
    expect(await namesOf(client, position)).toEqual([null, 'Tunde']);
    const named = await client.call(changeChild, { learnerId: first, name: 'Amara' });
    expect(await namesOf(client, named.position)).toEqual(['Amara', 'Tunde']);
    const away = await client.call(archiveChild, { learnerId });
    expect(await namesOf(client, away.position)).toEqual(['Amara', '(Tunde)']);
    expect((await client.send(chooseLearner, { learnerId })).status).toBe(404);
    const back = await client.call(restoreChild, { learnerId });
    expect(await namesOf(client, back.position)).toEqual(['Amara', 'Tunde']);
  });
});

describe('siblings', () => {
  it('have worksheets of their own, and cannot answer each other’s', async () => {
    const { client: amara } = await parent();
    const { learnerId } = await amara.call(addChild, { name: 'Tunde' });
    const tunde = await as(amara, learnerId);
    const sheets = [await begin(amara), await begin(tunde)];
    const answered = await tunde.call(submitAnswer, { worksheetId: sheets[1] ?? '', questionNumber: 1, answer: '1/2' });
    const foreign = { worksheetId: sheets[0] ?? '', questionNumber: 1, answer: '1/2' };
    expect((await tunde.send(submitAnswer, foreign)).status).toBe(404);
    expect(await tunde.call(getMyAccount, {}, { after: answered.position })).toMatchObject({ childName: 'Tunde' });
    expect((await amara.send(getUserWorksheets, {}, { after: answered.position })).status).toBe(204);
  });

  it('share the day of a free account, which no further child makes longer', async () => {
    const { client: amara } = await personWith(system, ['ROLE_FREE_USER']);
    const { learnerId } = await amara.call(addChild, { name: 'Tunde' });
    const tunde = await as(amara, learnerId);
    for (const [index, child] of [amara, tunde].entries()) {
      const worksheetId = await begin(child);
      const { position } = await child.call(submitAnswer, { worksheetId, questionNumber: 1, answer: '1/2' });
      for (const asking of [amara, tunde]) {
        const { dailyLimit, remainingToday } = await asking.call(getTimeLeftOnFreemiumTrial, {}, { after: position });
        expect((dailyLimit ?? 0) - (remainingToday ?? 0)).toBe(index + 1);
      }
    }
  });

  it('are not answered with what the other has asked for under the same key', async () => {
    const { client: amara } = await parent();
    const { learnerId } = await amara.call(addChild, { name: 'Tunde' });
    const tunde = await as(amara, learnerId);
    const key = randomUUID();
    const [one, other] = [await begin(amara, key), await begin(tunde, key)];
    expect(one).toBeDefined();
    expect(other).toBeDefined();
    expect(one).not.toBe(other);
  });
});

describe('another family', () => {
  it('finds none of these children under any call, as it finds none that never was', async () => {
    const { client: ann } = await parent();
    const { learnerId } = await ann.call(addChild, { name: 'Tunde' });
    const { client: bob } = await parent();
    const answers = async (id: string) =>
      Promise.all([
        bob.send(chooseLearner, { learnerId: id }),
        bob.send(changeChild, { learnerId: id, name: 'Mine' }),
        bob.send(archiveChild, { learnerId: id }),
        bob.send(restoreChild, { learnerId: id }),
      ]);
    const told = (await answers(learnerId)).map(({ status, body }) => [status, (body as { code: string }).code]);
    expect(told).toEqual(Array.from({ length: 4 }, () => [404, 'ChildNotFound']));
    expect((await answers(randomUUID())).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('at the same moment', () => {
  it('no more children come than can be, none of them twice', async () => {
    const { client } = await parent();
    const names = Array.from({ length: MOST_CHILDREN + 4 }, (_, index) => `Child ${index % (MOST_CHILDREN + 2)}`);
    const all = await Promise.all(names.map((name) => client.send(addChild, { name })));
    const taken = all.filter(({ status }) => status === 200);
    // A call that met others too often is told to come again, and has done nothing.
    expect(all.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const position =
      taken
        .map(({ body }) => (body as { position: string }).position)
        .sort()
        .at(-1) ?? '';
    const there = await namesOf(client, position);
    expect(there).toHaveLength(taken.length + 1);
    expect(there.length).toBeLessThanOrEqual(MOST_CHILDREN);
    expect(new Set(there).size).toBe(there.length);
  });

  it('somebody is left to practise, whoever is put away', async () => {
    const { client, learnerId: first } = await parent();
    const { learnerId } = await client.call(addChild, { name: 'Tunde' });
    const all = await Promise.all([first, learnerId].map((id) => client.send(archiveChild, { learnerId: id })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('takes no name that is none, and no birthday that is none', async () => {
  const { client } = await parent();
  const names = ['', '   ', 'x'.repeat(101), 'a\u0000b', 'a\nb', '\u200b\u200d', '\u3164', '\u2800', '\u{e0041}'];
  for (const name of names) expect((await client.send(addChild, { name })).status).toBe(400);
  for (const bornOn of ['0000-01-01', '2016-02-30', 'tomorrow'])
    expect((await client.send(addChild, { name: 'Ife', bornOn })).status).toBe(400);
  for (const bornOn of ['2199-01-01', '1900-01-01'])
    expect((await client.send(addChild, { name: 'Ife', bornOn })).status).toBe(422);
});

// Each read table goes at its own pace: that of the accounts may know a newcomer of whose child that of the children has yet to hear.
it('are not sent to log in while a read table is behind', async () => {
  const owner = openDatabase({ url: system.database.url, name: 'holder', max: 2 });
  try {
    await owner.transaction(async (held) => {
      await held.query('lock table read.accounts_children in exclusive mode');
      const { client, accountId } = await parent();
      const isKnown = 'select 1 from read.accounts_accounts where "accountId" = $1';
      await until(async () => (await owner.one(isKnown, [accountId])) !== undefined, 'the account is known');
      const answer = await client.send(getMyFamily, {});
      expect([answer.status, answer.headers.has('Retry-After')]).toEqual([503, true]);
      await held.query('rollback');
      const { body } = await client.persistently(getMyFamily, {});
      expect(body.children).toHaveLength(1);
    });
  } finally {
    await owner.close();
  }
});
