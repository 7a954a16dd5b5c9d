import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { serviceNames, serviceRoles, type ServiceName } from 'schemas/accounts/roles';
import { endAllSessions, grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { serviceClaims } from 'schemas/accounts/token';
import { contracts } from 'schemas/contracts';
import type { Contract } from 'schemas/describe/contract';
import { findStreams, requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { calledAs, sampleOf } from 'schemas/testing/all-calls';
import { OWN, principalLetters, principals, type PrincipalLetter } from 'schemas/testing/called';
import { until } from 'platform/testing/eventually';
import { written } from './bad-requests';
import { Client, type Answer } from '../running/client';
import { claimsOf, happened, personWith, serviceClient, tokenOf, type Person } from '../people/people';
import { startSystem, type System } from '../running/system';

interface Principal {
  readonly client: Client;
  readonly accountId: string;
  readonly worksheetId: string;
}

let system: System;
const cast = new Map<PrincipalLetter, Principal>();
const services = new Map<ServiceName, Principal>();

const everyCall = contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);

const deactivate = ({ accountId }: Person) =>
  happened(system, streamOf('account', accountId), [
    { type: 'AccountDeactivated', data: { accountId, reason: 'has left' } },
  ]);
const signOut = ({ accountId, sessionId }: Person) =>
  happened(system, streamOf('session', sessionId), [
    { type: 'SessionEnded', data: { sessionId, accountId, reason: 'signed out' } },
  ]);
const changePassword = ({ accountId }: Person) =>
  happened(system, streamOf('account', accountId), [
    {
      type: 'PasswordChanged',
      data: { accountId, resetId: randomUUID(), passwordHash: 'another', changedAt: new Date().toISOString() },
    },
  ]);

beforeAll(async () => {
  system = await startSystem();
  const nobody = { accountId: randomUUID(), worksheetId: randomUUID() };
  cast.set('V', { ...nobody, client: new Client(system) });
  for (const name of serviceNames) services.set(name, { ...nobody, client: serviceClient(system, name) });
  for (const letter of principalLetters) {
    const principal = principals[letter];
    if (!('role' in principal) || principal.role === OWN) continue;
    const person = await personWith(system, [principal.role]);
    if (letter === 'D') await deactivate(person);
    if (letter === 'O') await signOut(person);
    if (letter === 'P') await changePassword(person);
    cast.set(letter, { ...person, worksheetId: await worksheetOf(person.client, letter) });
  }
});

afterAll(async () => {
  await system.stop();
});

async function worksheetOf(client: Client, letter: PrincipalLetter): Promise<string> {
  if (letter !== 'F' && letter !== 'U') return randomUUID();
  const request = sampleOf(getSomeQuestions, { worksheetId: '', accountId: '', fresh: '' });
  const { body } = await client.sendRaw(getSomeQuestions, written(getSomeQuestions, request));
  return (body as { worksheetId: string }).worksheetId;
}

/** What became of a call: let through, whatever came of it then; or turned away at the door, and how. */
function verdictOn({ refusals }: Contract, { status, body }: Answer): string {
  const { code = '' } = (body ?? {}) as { code?: string };
  if (['NotSignedIn', 'NotAllowed'].includes(code)) return `${status} ${code}`;
  // The sample is a request that the contract accepts: another refusal at the door would hide what is asked here.
  // What a call itself may refuse is said to nobody who was not let in.
  const wasHeard = status < 400 || status === 404 || refusals.some((refusal) => refusal === code);
  return wasHeard ? 'may' : `${status} ${code}`;
}

function expectedOf(contract: Contract, letter: PrincipalLetter): string {
  if (calledAs(contract).may.has(letter)) return 'may';
  const principal = principals[letter];
  return 'role' in principal && !('lost' in principal) ? '403 NotAllowed' : '401 NotSignedIn';
}

/** The service that a call is for; where it is for none of them, any must be turned away. */
const serviceFor = ({ who }: Contract): ServiceName =>
  serviceNames.find((name) => who.kind === 'roles' && who.roles.includes(serviceRoles[name])) ?? 'workers';

async function call(contract: Contract, letter: PrincipalLetter): Promise<Answer> {
  const principal = letter === 'W' ? services.get(serviceFor(contract)) : cast.get(letter);
  if (!principal) throw new Error(`nobody plays ${letter}`);
  const { client, accountId, worksheetId } = principal;
  return client.sendRaw(
    contract,
    written(contract, sampleOf(contract, { accountId, worksheetId, fresh: randomUUID() })),
  );
}

describe('the permission matrix', () => {
  it.each(everyCall)('is kept by %s', async (_, contract) => {
    const verdicts = await Promise.all(
      principalLetters.map(async (letter) => [
        principals[letter].is,
        verdictOn(contract, await call(contract, letter)),
      ]),
    );
    expect(verdicts).toEqual(principalLetters.map((letter) => [principals[letter].is, expectedOf(contract, letter)]));
  });
});

describe('the parents’ door, and that of staff', () => {
  const wanting = contracts.filter((contract) => calledAs(contract).afterPassword);
  const before = new Date(Date.now() - 1_000).toISOString();

  const each = (['ROLE_USER', 'ROLE_ADMIN'] as const).flatMap((role) => [
    { role, how: 'is shut', parentUntil: undefined },
    { role, how: 'was opened, and its time is over', parentUntil: before },
  ]);

  it.each(each)('keeps $role from what wants the password where it $how', async ({ role, parentUntil }) => {
    const { client, ...person } = await personWith(system, [role]);
    const { parentUntil: _open, ...claims } = claimsOf(person, [role]);
    const child = new Client(system, tokenOf(system, parentUntil === undefined ? claims : { ...claims, parentUntil }));
    const subject = { accountId: person.accountId, worksheetId: randomUUID(), fresh: randomUUID() };
    const theirs = wanting.filter(
      ({ who }) => who.kind === 'roles' && who.roles.includes(role) && !who.withoutPassword?.includes(role),
    );
    expect(theirs).not.toHaveLength(0);
    for (const contract of theirs) {
      const request = written(contract, sampleOf(contract, subject));
      // Whoever has given the password beside them, in the same session: what was found for the one is not taken for the other.
      expect(verdictOn(contract, await client.sendRaw(contract, request))).toBe('may');
      const { status, body } = await child.sendRaw(contract, request);
      expect([contract.path, status, (body as { code: string }).code]).toEqual([contract.path, 403, 'PasswordWanted']);
    }
  });
});

describe('a key of a service', () => {
  const statusesOf = async (token: string) => {
    const client = new Client(system, token);
    return [
      (await client.send(submitAnswer, { worksheetId: randomUUID(), questionNumber: 1, answer: '1' })).status,
      (await client.send(getUserWorksheets, {})).status,
      (await client.send(findStreams, { prefix: '' })).status,
      (await client.send(grantRole, { accountId: randomUUID(), role: 'ROLE_ADMIN' })).status,
    ];
  };

  it.each(serviceNames)('signs for nobody but itself: %s', async (signer) => {
    const { client: _, ...user } = await personWith(system, ['ROLE_USER']);
    const { client: __, ...admin } = await personWith(system, ['ROLE_ADMIN']);
    const others = serviceNames.filter((name) => name !== signer).map((name) => serviceClaims(name));
    const stolen = [
      claimsOf(user, ['ROLE_USER']),
      claimsOf(admin, ['ROLE_ADMIN']),
      { ...serviceClaims(signer), roles: ['ROLE_ADMIN'] },
      { ...serviceClaims(signer), roles: [serviceRoles[signer], 'ROLE_ADMIN'] },
      { ...serviceClaims(signer), accountId: user.accountId },
      ...others,
    ];
    for (const claims of stolen)
      expect(await statusesOf(tokenOf(system, claims, { signer }))).toEqual([401, 401, 401, 401]);
    expect(await statusesOf(tokenOf(system, claimsOf(user, ['ROLE_USER'])))).toEqual([404, 204, 403, 403]);
  });

  it('is never that of people: the command service signs for no service', async () => {
    for (const name of serviceNames)
      expect(await statusesOf(tokenOf(system, serviceClaims(name)))).toEqual([401, 401, 401, 401]);
  });

  it.each(['workers', 'query-service'] as const)('gives and takes no role, and ends no session: %s', async (name) => {
    const { accountId, client } = await personWith(system, ['ROLE_USER']);
    const stranger = serviceClient(system, name);
    for (const contract of [grantRole, revokeRole])
      expect((await stranger.send(contract, { accountId, role: 'ROLE_ADMIN', reason: 'to try' })).status).toBe(403);
    expect((await stranger.send(endAllSessions, { accountId, reason: 'to try' })).status).toBe(403);
    expect((await client.send(getUserWorksheets, {})).status).toBe(204);
  });
});

describe('a right that has been lost', () => {
  it.each([
    ['the account is deactivated', deactivate],
    ['the session is ended', signOut],
    ['the password is changed', changePassword],
  ])('is lost in both services: %s', async (_, end) => {
    const { client, ...person } = await personWith(system, ['ROLE_USER']);
    const request = { worksheetId: randomUUID(), questionNumber: 1, answer: '1' };
    const statuses = async () => [
      (await client.send(submitAnswer, request)).status,
      (await client.send(getUserWorksheets, {})).status,
    ];
    expect(await statuses()).toEqual([404, 204]);
    await end({ client, ...person });
    await until(async () => String(await statuses()) === '401,401', 'both services have noticed');
  });

  it('is lost in both services when an admin takes it: a role, all sessions', async () => {
    const { client: admin } = await personWith(system, ['ROLE_ADMIN']);
    const [teacher, pupil] = [
      await personWith(system, ['ROLE_ADMIN', 'ROLE_USER']),
      await personWith(system, ['ROLE_USER']),
    ];
    const standing = async () => [
      (await teacher.client.send(grantRole, { accountId: randomUUID(), role: 'ROLE_USER' })).status,
      (await teacher.client.send(findStreams, { prefix: 'account-none' })).status,
      (await pupil.client.send(submitAnswer, { worksheetId: randomUUID(), questionNumber: 1, answer: '1' })).status,
      (await pupil.client.send(getUserWorksheets, {})).status,
    ];
    expect(await standing()).toEqual([404, 200, 404, 204]);
    await admin.call(revokeRole, { accountId: teacher.accountId, role: 'ROLE_ADMIN', reason: 'left us' });
    await admin.call(endAllSessions, { accountId: pupil.accountId, reason: 'lost their phone' });
    // That it is so within the promised time is tried on a clock of their own, beside the code of each service.
    await until(async () => String(await standing()) === '403,403,401,401', 'both services have noticed');
  });

  it('is not kept alive by what the token says: the log knows the roles', async () => {
    const { client: _, ...person } = await personWith(system, ['ROLE_USER']);
    const asAdmin = new Client(system, tokenOf(system, claimsOf(person, ['ROLE_ADMIN'])));
    expect((await asAdmin.send(requestProjectionRebuild, { projection: 'accounts_logins' })).status).toBe(403);
    expect((await asAdmin.send(findStreams, { prefix: '' })).status).toBe(403);
  });
});
