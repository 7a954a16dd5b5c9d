import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LINKS, signedTokens } from 'platform/crypto';
import { eventually } from 'platform/testing/eventually';
import { addChild, archiveChild, chooseLearner, getMyFamily } from 'schemas/accounts/family.contract';
import {
  getMyParents,
  inviteParent,
  joinFamily,
  leaveFamily,
  removeParent,
  withdrawInvitation,
} from 'schemas/accounts/family/parents.contract';
import { JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import type { Contract, RequestOf } from 'schemas/describe/contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { sampleOf } from 'schemas/testing/all-calls';
import { claimsOf, personWith, tokenOf, type Person } from './people';
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

/** A token that names a family and a child of it, as the command service would sign it, or would have some time ago. */
const as = (person: Person, family: Pick<Person, 'accountId' | 'learnerId'>) =>
  new Client(
    system,
    tokenOf(system, {
      ...claimsOf(person, ['ROLE_USER']),
      familyId: family.accountId,
      learnerId: family.learnerId,
    }),
  );

const linkOf = ({ accountId }: Person, invitationId: string) =>
  signedTokens(system.ground.keys.deriveEach(LINKS)).signToken({
    purpose: JOIN_FAMILY_PATH,
    parts: [accountId, invitationId],
    expiresAt: new Date('2099-12-31'),
  });

async function invite(holder: Person, email: string) {
  const { invitationId, position } = await holder.client.call(inviteParent, { email });
  return { invitationId, position, token: linkOf(holder, invitationId) };
}

async function join(holder: Person, guest: Person): Promise<string> {
  const { token } = await invite(holder, guest.email);
  const { position } = await guest.client.call(joinFamily, { token, leavesOwnAside: true });
  return position;
}

const worksheet = sampleOf(getSomeQuestions, { worksheetId: '', accountId: '', fresh: '' }) as RequestOf<
  typeof getSomeQuestions
>;

/** What a parent, or a child, would look for of a family; each by one of both services. */
const looks: readonly (readonly [Contract, object])[] = [
  [getMyFamily, {}],
  [getUserWorksheets, {}],
  [getMyParents, {}],
  [getMyPlan, {}],
  [getSomeQuestions, worksheet],
  [addChild, { name: 'Mine' }],
];

/** Where it is not turned away, nor asked to come again while the read tables are behind. */
const isLetIn = (status: number) => status !== 401 && status !== 503;

const statusesOf = async (client: Client) =>
  Promise.all(looks.map(async ([contract, request]) => (await client.send(contract, request as never)).status));

const namesOf = async (client: Client, after: string) =>
  (await client.call(getMyFamily, {}, { after })).children.map(({ name }) => name);

it('shows a family to whoever has joined it, and to nobody before they join or after they are taken out', async () => {
  const [ann, bob] = [await parent(), await parent()];
  const { position: added } = await ann.client.call(addChild, { name: 'Tunde' });
  const { body } = await ann.client.send(getSomeQuestions, worksheet);
  const { worksheetId } = body as { worksheetId: string };
  const theirs = as(bob, ann);
  // As long as the read tables are behind nothing is said of it.
  const settled = await eventually(
    () => statusesOf(theirs),
    (statuses) => !statuses.includes(503),
  );
  expect(settled).toEqual(looks.map(() => 401));

  const joined = await join(ann, bob);
  const answered = await eventually(
    () => theirs.send(submitAnswer, { worksheetId, questionNumber: 1, answer: '1/2' }),
    ({ status }) => status === 200,
  );
  const { position } = answered.body as { position: string };
  const after = [added, joined, position].sort().at(-1) ?? '';
  // Whoever was turned away is turned away for two seconds more, by each service.
  await eventually(
    () => theirs.send(getMyFamily, {}),
    ({ status }) => status === 200,
  );
  expect(await namesOf(theirs, after)).toEqual([null, 'Tunde']);
  // Of its own family the old token tells nothing any more: it would be of two at once.
  await eventually(
    () => statusesOf(bob.client),
    (statuses) => statuses.every((status) => status === 401),
  );
  const { parents } = await ann.client.call(getMyParents, {}, { after });
  expect(parents.map(({ accountId, isHolder }) => [accountId, isHolder])).toEqual([
    [ann.accountId, true],
    [bob.accountId, false],
  ]);
  expect(await theirs.call(getMyParents, {}, { after })).toMatchObject({ isHolder: false, invitations: [] });

  await ann.client.call(removeParent, { accountId: bob.accountId });
  // The first that is turned away by both services is followed by none that is let in.
  await eventually(
    () => statusesOf(theirs),
    (statuses) => statuses.every((status) => status === 401),
  );
  expect((await statusesOf(theirs)).filter(isLetIn)).toEqual([]);
  expect((await theirs.send(submitAnswer, { worksheetId, questionNumber: 1, answer: '3' })).status).toBe(401);
  expect((await theirs.send(chooseLearner, { learnerId: ann.learnerId })).status).toBe(401);
  // What is their own is as it was.
  await eventually(
    () => bob.client.send(getMyFamily, {}),
    ({ status }) => status === 200,
  );
  const chosen = await eventually(
    () => bob.client.send(chooseLearner, { learnerId: ann.learnerId }),
    ({ status }) => status !== 401,
  );
  expect(chosen.status).toBe(404);
});

it('tells a family’s invitations to its holder alone, and nobody else withdraws them', async () => {
  const [ann, bob, cem] = [await parent(), await parent(), await parent()];
  const { invitationId, position } = await invite(ann, 'dan@families.example');
  const { invitations } = await ann.client.call(getMyParents, {}, { after: position });
  expect(invitations).toMatchObject([{ invitationId, email: 'dan@families.example' }]);
  expect((await cem.client.call(getMyParents, {}, { after: position })).invitations).toEqual([]);
  expect((await cem.client.send(withdrawInvitation, { invitationId })).body).toMatchObject({
    code: 'InvitationNotFound',
  });
  expect((await cem.client.send(removeParent, { accountId: ann.accountId })).body).toMatchObject({
    code: 'ParentNotFound',
  });
  const after = await join(ann, bob);
  const theirs = as(bob, ann);
  await eventually(
    () => theirs.send(withdrawInvitation, { invitationId }),
    ({ body }) => (body as { code: string }).code === 'HolderOnly',
  );
  expect((await theirs.call(getMyParents, {}, { after })).invitations).toEqual([]);
  const left = await theirs.call(leaveFamily, {});
  const there = await ann.client.call(getMyParents, {}, { after: left.position });
  expect(there.parents.map(({ accountId }) => accountId)).toEqual([ann.accountId]);
});

it('ends the token of a child who is put away, in both services', async () => {
  const ann = await parent();
  const { learnerId } = await ann.client.call(addChild, { name: 'Tunde' });
  const { accessToken } = await ann.client.call(chooseLearner, { learnerId });
  const tunde = new Client(system, accessToken);
  const mine = async () => [
    (await tunde.send(getUserWorksheets, {})).status,
    (await tunde.send(getSomeQuestions, worksheet)).status,
  ];
  expect(await mine()).toEqual([204, 200]);
  await ann.client.call(archiveChild, { learnerId });
  await eventually(mine, (statuses) => statuses.every((status) => status === 401));
  expect((await mine()).filter(isLetIn)).toEqual([]);
});
