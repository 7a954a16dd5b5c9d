import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { eventLog } from 'platform/event-log';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { memoryStore } from 'platform/testing/memory-store';
import { eventTypes, type AnyEvent } from 'schemas/events';
import type { Finder } from './privacy-parts';
import { finderOver } from './finder';

const eve = 'account-eve';
const strangers = 'peregrine@elsewhere.example';
const at = '2026-11-21T10:00:00.000Z';

let finder: Finder;
let happened: (event: Pick<AnyEvent, 'type' | 'data'>) => Promise<unknown>;
let erase: (people: readonly string[]) => Promise<unknown>;

beforeEach(() => {
  const ring = keyring(memoryKeyStore(), masterKeys('a secret for the tests of the finder'));
  const log = eventLog(memoryStore(), eventTypes, ring);
  // Of the database there is nothing here: it is searched in `erasure.int.test.ts`.
  const db = { many: () => Promise.resolve([]), one: () => Promise.resolve(undefined) };
  finder = finderOver({ db, log });
  happened = (event) =>
    log.append({
      stream: streamOf('happened', randomUUID()),
      expected: NO_STREAM,
      recording: { commandId: randomUUID(), at, actor: { id: 'finder-test', role: 'service' } },
      events: [event],
    });
  erase = (people) => Promise.all(people.map((id) => ring.destroy(id)));
});

const registered = (said: { email: string; confirmationAskedAt?: string; parentFirstName?: string }) =>
  happened({
    type: 'AccountRegistered',
    data: { accountId: eve, learnerId: 'learner-eve', passwordHash: 'hash', roles: ['ROLE_FREE_USER'], ...said },
  });

async function entriesOf(email: string): Promise<void> {
  await happened({ type: 'SubscriptionRequested', data: { subscriberId: 'subscriber-1', email, source: 'blog' } });
  await happened({
    type: 'MockPlaceAsked',
    data: {
      placeId: 'place-1',
      email: email.toUpperCase(),
      parentFirstName: 'Peregrine',
      parentLastName: 'Cholmondeley',
      childName: 'Persephone',
      telephone: '020 7946 0000',
      source: 'blog',
    },
  });
}

async function erased() {
  const person = await finder.gather([eve]);
  await erase(person.people);
  const { places, others } = await finder.find(person);
  return { people: person.people, places, others };
}

it('takes the entries of an address that was confirmed', async () => {
  await registered({ email: strangers, confirmationAskedAt: at });
  await entriesOf(strangers);
  await happened({ type: 'EmailConfirmed', data: { accountId: eve, by: 'confirmation' } });
  expect(await erased()).toEqual({ people: [eve, 'subscriber-1', 'place-1'], places: [], others: 0 });
});

it('leaves alone what stands under an address that was typed and never confirmed, and says that it is others’', async () => {
  await registered({ email: strangers, confirmationAskedAt: at });
  await entriesOf(strangers);
  expect(await erased()).toEqual({ people: [eve], places: [], others: 2 });
});

it('takes nobody by an address that was typed as a name, or to which an invitation went', async () => {
  await registered({ email: 'eve@families.example', parentFirstName: strangers });
  await happened({ type: 'EmailConfirmed', data: { accountId: eve, by: 'new password' } });
  const invitation = { invitationId: 'invitation-1', inviterId: eve, invitedAt: at, expiresAt: at };
  await happened({ type: 'ParentInvited', data: { familyId: eve, email: strangers, ...invitation } });
  await entriesOf(strangers);
  expect(await erased()).toEqual({ people: [eve], places: [], others: 3 });
});

it('is not taken in by a confirmation of somebody else, and finds what was said of them anywhere else', async () => {
  await registered({ email: strangers, confirmationAskedAt: at });
  await happened({ type: 'EmailConfirmed', data: { accountId: 'account-2', by: 'confirmation' } });
  await entriesOf(strangers);
  const reason = `It was ${strangers} who asked for it.`;
  await happened({ type: 'AccountDeactivated', data: { accountId: 'account-2', reason } });
  expect(await erased()).toEqual({
    people: [eve],
    places: [{ place: 'log: AccountDeactivated', count: 1 }],
    others: 2,
  });
});

it('says of a place that was asked for anew, after the search began, that it is somebody’s of now', async () => {
  await registered({ email: strangers });
  const person = await finder.gather([eve]);
  await entriesOf(strangers);
  await erase(person.people);
  expect(await finder.find(person)).toMatchObject({ places: [], others: 2 });
});

const given = (familyId: string, reason: string) =>
  happened({
    type: 'GrantGiven',
    data: {
      familyId,
      grantId: randomUUID(),
      gives: ['all-mock-sessions'],
      beginsAt: at,
      source: 'staff',
      givenAt: at,
      reason,
    },
  });

it('finds nobody by a reason that staff gave to another family, too, in the same words', async () => {
  const reason = 'For the hour in which nobody could sit the exam of March.';
  for (const family of ['account-ann', eve, 'account-bob']) await given(family, reason);
  expect(await erased()).toEqual({ people: [eve], places: [], others: 0 });
});

it('finds somebody by a reason of theirs alone, wherever else it stands', async () => {
  const reason = 'Her grandmother in Whitby pays for the exam of March.';
  await given(eve, reason);
  await given('account-ann', `As for her friend: ${reason}`);
  expect((await erased()).places).toEqual([{ place: 'log: GrantGiven', count: 1 }]);
});
