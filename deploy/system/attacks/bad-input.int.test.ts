import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSigningKey } from 'platform/crypto';
import { serviceNames, serviceRoles, type RoleName } from 'schemas/accounts/roles';
import { contracts } from 'schemas/contracts';
import type { Contract } from 'schemas/describe/contract';
import { ownClaimOf } from 'schemas/describe/schema';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { sampleOf } from 'schemas/testing/all-calls';
import type { Subject } from 'schemas/testing/called';
import { until } from 'platform/testing/eventually';
import { badRequests, written, type BadRequest } from './bad-requests';
import { Client, type Answer } from '../running/client';
import { claimsOf, personWith, serviceClient, tokenOf, type Person } from '../people/people';
import { startSystem, type System } from '../running/system';

let system: System;
const everybody = new Map<RoleName, Person>();
let visitor: Client;
let worksheetId: string;

const everyCall = contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
const guarded = everyCall.filter(([, { who }]) => who.kind === 'roles');

beforeAll(async () => {
  system = await startSystem();
  visitor = new Client(system);
  for (const role of ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_CONTENT_ENTRY', 'ROLE_MOCK_EXAM_STUDENT'] as const)
    everybody.set(role, await personWith(system, [role]));
  worksheetId = await worksheetOf(somebody('ROLE_USER'));
});

afterAll(async () => {
  await system.stop();
});

async function worksheetOf({ client }: Person): Promise<string> {
  const issued = await client.call(getSomeQuestions, {
    subject: 'maths',
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '1',
    email: 'me',
  });
  const issuedId = issued.worksheetId ?? '';
  await until(async () => {
    const { status } = await client.send(getWorksheetQuestions, { worksheetId: issuedId }, { after: issued.position });
    return status === 200;
  }, 'the worksheet is shown');
  return issuedId;
}

function somebody(role: RoleName): Person {
  const person = everybody.get(role);
  if (!person) throw new Error(`nobody here is a ${role}`);
  return person;
}

/** Somebody who may make the call. */
function clientFor({ who }: Contract): Client {
  if (who.kind === 'anyone') return visitor;
  const role = [...everybody.keys()].find((name) => who.roles.includes(name));
  if (role !== undefined) return somebody(role).client;
  return serviceClient(system, serviceNames.find((name) => who.roles.includes(serviceRoles[name])) ?? 'workers');
}

/** A role that may make the call; of a person where people may. */
const roleFor = ({ who }: Contract): RoleName =>
  [...everybody.keys()].find((name) => who.kind === 'roles' && who.roles.includes(name)) ?? 'ROLE_USER';

/** Somebody who is signed in, and may not. */
function wrongClientFor({ who }: Contract): Client {
  return who.kind === 'roles' && who.roles.includes('ROLE_CONTENT_ENTRY')
    ? serviceClient(system, 'workers')
    : somebody('ROLE_CONTENT_ENTRY').client;
}

const subject = (): Subject => ({
  worksheetId,
  accountId: somebody('ROLE_USER').accountId,
  fresh: randomUUID(),
});

// What a stack, a statement, a file of ours or a fault of a library would look like.
const oursAlone = /\bat \S+ \(|\bselect\b|\binsert\b|node_modules|\.[cm]?[jt]s\b|\w+Error\b|SQLSTATE|postgres/i;

/** What is wrong with a refusal; undefined when nothing is. */
function faultOf({ status, headers, text, body }: Answer, expected: Pick<BadRequest, 'status' | 'code'>) {
  const said = (body ?? {}) as Readonly<Record<string, unknown>>;
  const faults: readonly (readonly [boolean, string])[] = [
    [status !== expected.status || said['code'] !== expected.code, 'another refusal was expected'],
    [headers.get('content-type') !== 'application/problem+json; charset=utf-8', 'it is no problem+json'],
    [said['status'] !== status, 'its status is another than the reply has'],
    [typeof said['title'] !== 'string', 'it says nothing to a person'],
    [said['requestId'] !== headers.get('x-request-id'), 'its request id is another than the reply has'],
    [oursAlone.test(text), 'it tells what is ours alone'],
  ];
  const fault = faults.find(([isSo]) => isSo)?.[1];
  return fault === undefined ? undefined : `${fault}: ${status} ${text.slice(0, 300)}`;
}

/** Makes each request and gives what was wrong with each refusal. */
async function faultsOf(contract: Contract, client: Client, requests: readonly BadRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const fault = faultOf(await client.sendRaw(contract, next), next);
      if (fault !== undefined) faults.push(`${next.what} → ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

describe('a request that is not as it should be', () => {
  it.each(everyCall)('is refused in words: %s', async (_, contract) => {
    const requests = badRequests(contract, sampleOf(contract, subject()));
    expect(await faultsOf(contract, clientFor(contract), requests)).toEqual([]);
  });

  it.each([
    ...['0', '-1', '21', '1e9', '5.0', '1,', ',1', '0x10', '٣', '1,21', ' 1'].map((count) => ({ count })),
    ...['history', 'Maths', '__proto__', ''].map((wrong) => ({ subject: wrong })),
    ...['../../etc', 'A', 'a,,b', "a'--", 'constructor.'].map((type) => ({ type })),
    ...['..', 'a b', '%2e%2e'].map((parent) => ({ parent: `${parent}/` })),
  ])('is refused in an address as well: %p', async (change) => {
    const request = { ...sampleOf(getSomeQuestions, subject()), ...change };
    const { client } = somebody('ROLE_USER');
    const answer = await client.sendRaw(getSomeQuestions, written(getSomeQuestions, request));
    const isEmpty = Object.values(change).includes('');
    const refused = isEmpty ? { status: 404, code: 'NotFound' } : { status: 400, code: 'RequestNotValid' };
    expect(faultOf(answer, refused)).toBeUndefined();
  });

  it('says with a wrong method which one is right', async () => {
    const { headers } = await visitor.sendRaw(submitAnswer, { method: 'GET', path: submitAnswer.path });
    expect(headers.get('allow')).toBe('POST');
  });

  it.each(['/nothing/here', '/', '/submitAnswer/more', '/%ff', '/auth'])(
    'is refused at no address: %s',
    async (path) => {
      for (const contract of [submitAnswer, getWorksheetQuestions])
        for (const method of ['GET', 'POST', 'PUT']) {
          const answer = await visitor.sendRaw(contract, { method, path });
          expect(faultOf(answer, { status: 404, code: 'NotFound' })).toBeUndefined();
        }
    },
  );
});

describe('a call that needs a log-in', () => {
  it.each(guarded)('is refused to whoever has none that is good: %s', async (_, contract) => {
    const { client: __, ...person } = somebody('ROLE_USER');
    const claims = claimsOf(person, ['ROLE_USER', 'ROLE_ADMIN']);
    const [header = '', payload = ''] = tokenOf(system, claims).split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const strangers = { ...system.signingKeys, 'command-service': newSigningKey() };
    const good = written(contract, sampleOf(contract, subject()));
    const requests = [
      undefined,
      'Bearer',
      'Bearer garbage',
      `Bearer ${header}.${payload}.`,
      `Bearer ${unsigned}.${payload}.`,
      `Bearer ${tokenOf({ ...system, signingKeys: strangers }, claims)}`,
      `Bearer ${tokenOf(system, claims, { secondsAgo: 3_600 })}`,
      `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    ].map((authorization) => ({
      ...good,
      what: authorization ?? 'no token',
      headers: { ...good.headers, ...(authorization !== undefined && { Authorization: authorization }) },
      status: 401,
      code: 'NotSignedIn',
    }));
    expect(await faultsOf(contract, visitor, requests)).toEqual([]);
  });

  it.each(guarded)('is refused to somebody without the role: %s', async (_, contract) => {
    const good = written(contract, sampleOf(contract, subject()));
    const refused = { ...good, what: 'the wrong role', status: 403, code: 'NotAllowed' };
    expect(await faultsOf(contract, wrongClientFor(contract), [refused])).toEqual([]);
  });
});

describe('a request that is about somebody else', () => {
  const naming = everyCall.flatMap(([call, contract]) =>
    Object.entries(contract.request)
      .map(([field, schema]) => [call, field, { contract, claim: ownClaimOf(schema) }] as const)
      .filter(([, , { claim }]) => claim !== undefined),
  );

  it.each(naming)('is refused, and that is noted: %s, %s', async (_, field, { contract, claim }) => {
    const person = await personWith(system, [roleFor(contract)]);
    const another = claim === 'email' ? 'somebody.else@example.org' : randomUUID();
    const request = { ...sampleOf(contract, subject()), [field]: another };
    const answer = await person.client.sendRaw(contract, written(contract, request));
    expect(faultOf(answer, { status: 403, code: 'IdentityMismatch' })).toBeUndefined();

    const noted = await system.ground.log.readStream(`security-${person.accountId}`);
    const expected = { accountId: person.accountId, call: contract.path, field };
    expect(noted.map(({ type, data }) => [type, data])).toEqual([['IdentityMismatchDetected', expected]]);
  });

  it.each(naming)(
    'is about oneself in capitals, too, where it is an address: %s, %s',
    async (_, field, { contract, claim }) => {
      const { client, email, accountId } = somebody(roleFor(contract));
      const own = claim === 'email' ? email.toUpperCase() : accountId;
      const request = { ...sampleOf(contract, subject()), [field]: own };
      const { status, body } = await client.sendRaw(contract, written(contract, request));
      // Whatever else it may be refused for, it is not that it names somebody else.
      const { code } = (body ?? {}) as { code?: string };
      const isHeard = [200, 204].includes(status) || contract.refusals.some((refusal) => refusal === code);
      expect([status, code, isHeard]).toEqual([status, code, true]);
    },
  );
});

describe('what a caller says in headers', () => {
  it('never breaks a call', async () => {
    const person = somebody('ROLE_USER');
    const { client } = person;
    const request = { worksheetId: await worksheetOf(person), questionNumber: 1, answer: 'x' };
    const headers: Record<string, string>[] = [
      { 'X-Position': 'a while ago' },
      { 'X-Position': '9'.repeat(40) },
      { 'Idempotency-Key': 'k'.repeat(5_000) },
      { 'Idempotency-Key': '' },
      { 'X-Request-Id': 'not/an/id' },
      { Cookie: 'fieldfare_session=;;=;%%%' },
      { Accept: 'text/html' },
    ];
    for (const said of headers) expect((await client.send(submitAnswer, request, { headers: said })).status).toBe(200);
  });

  it('never makes two calls one because both left the key empty', async () => {
    const person = somebody('ROLE_USER');
    const request = { worksheetId: await worksheetOf(person), questionNumber: 1 };
    const headers = { 'Idempotency-Key': '' };
    for (const answer of ['first', 'second', 'first'])
      await person.client.call(submitAnswer, { ...request, answer }, { headers });
    expect(await answersIn(request.worksheetId)).toEqual(['first', 'second', 'first']);
  });

  it('never makes two calls one because both have the same key', async () => {
    const person = somebody('ROLE_USER');
    const request = { worksheetId: await worksheetOf(person), questionNumber: 1 };
    for (const answer of ['first', 'first', 'second', 'second'])
      await person.client.call(submitAnswer, { ...request, answer }, { key: 'one key for all' });
    expect(await answersIn(request.worksheetId)).toEqual(['first', 'second']);
  });
});

async function answersIn(id: string): Promise<unknown[]> {
  const events = await system.ground.log.readStream(`worksheet-${id}`);
  return events.filter(({ type }) => type === 'AnswerSubmitted').map(({ data }) => data['answer']);
}

describe('after all of it', () => {
  it.each(['command-service', 'query-service'] as const)('the %s has met no fault of its own', (name) => {
    expect(
      system
        .service(name)
        .log()
        .split('\n')
        .filter((line) => /"level":"(error|fatal)"/.test(line)),
    ).toEqual([]);
  });
});
