import { expect, it } from '@jest/globals';
import { accept, refuse } from 'platform/decider';
import { stories } from 'platform/testing';
import type { GrantEvent } from 'schemas/rights/grant.events';
import { MOST_GRANTS, rights, type RightsCommand } from './rights.decider';

const given = stories(rights);
const DAY = '2026-11-21T00:00:00.000Z';
const at = (day: number): string => new Date(Date.parse(DAY) + day * 86_400_000).toISOString();

type Given = Extract<GrantEvent, { type: 'GrantGiven' }>['data'];
const plan: Given = {
  familyId: 'f',
  grantId: 'sub',
  gives: ['practice'],
  beginsAt: at(0),
  endsAt: at(30),
  source: 'subscription',
  givenAt: at(0),
};
const giving = (data: Partial<Given> = {}) => ({ type: 'GiveGrant' as const, data: { ...plan, ...data } });
const gave = (data: Partial<Given> = {}): GrantEvent => ({ type: 'GrantGiven', data: { ...plan, ...data } });
const end = (endsAt: string, asOf: string) => ({ familyId: 'f', grantId: 'sub', endsAt, asOf, setAt: at(5) });
const setting = (endsAt: string, asOf: string) => ({ type: 'SetGrantEnd' as const, data: end(endsAt, asOf) });
const set = (endsAt: string, asOf: string): GrantEvent => ({ type: 'GrantEndSet', data: end(endsAt, asOf) });
const taking = { type: 'WithdrawGrant' as const, data: { familyId: 'f', grantId: 'sub', withdrawnAt: at(6) } };
const took: GrantEvent = { type: 'GrantWithdrawn', data: taking.data };

it('gives a grant once, whatever the second one says', () => {
  given().when(giving()).then(gave());
  given(gave())
    .when(giving({ endsAt: at(99), gives: ['comprehension'] }))
    .thenNothing();
  given(gave(), took).when(giving()).thenNothing();
});

it('gives nothing that never holds, mocks to no child, and no mock by no name', () => {
  given()
    .when(giving({ endsAt: at(0) }))
    .thenRefused('GrantNeverHolds');
  given()
    .when(giving({ gives: ['all-mock-sessions'] }))
    .thenRefused('GrantNeedsChild');
  given()
    .when(giving({ gives: ['mock-sessions'], learnerId: 'l' }))
    .thenRefused('GrantNamesNoSession');
  given()
    .when(giving({ gives: ['practice', 'all-mock-sessions'], learnerId: 'l' }))
    .thenRefused('GrantMixesMocks');
  const mocks = { gives: ['mock-sessions' as const], learnerId: 'l', sessionIds: ['s'] };
  given().when(giving(mocks)).then(gave(mocks));
});

it('gives a family no more of staff than a life holds, and always what is paid for', () => {
  const one = rights.evolve(rights.initial, gave()).get('sub');
  if (one === undefined) throw new Error('was not given');
  const many = new Map(Array.from({ length: MOST_GRANTS }, (_, n) => [`sub${n}`, one]));
  expect(rights.decide(giving({ source: 'staff' }), many)).toEqual(refuse('TooManyGrants'));
  for (const source of ['subscription', 'payment'] as const)
    expect(rights.decide(giving({ source }), many)).toEqual(accept(gave({ source })));
});

it('moves an end, and believes no older word that comes later', () => {
  given(gave())
    .when(setting(at(60), at(3)))
    .then(set(at(60), at(3)));
  given(gave(), set(at(60), at(3)))
    .when(setting(at(60), at(3)))
    .thenNothing();
  given(gave(), set(at(60), at(3)))
    .when(setting(at(30), at(2)))
    .thenNothing();
  // Said once more, and newer: written, or the older word between the two would be believed after it.
  given(gave(), set(at(60), at(3)))
    .when(setting(at(60), at(4)))
    .then(set(at(60), at(4)));
});

it('believes what was said after the giving was asked for, though it was written later', () =>
  given(gave({ givenAt: at(4), asOf: at(1) }))
    .when(setting(at(60), at(2)))
    .then(set(at(60), at(2))));

it('takes a grant for good, once', () => {
  given(gave()).when(taking).then(took);
  given(gave(), took).when(taking).thenNothing();
  given(gave(), took)
    .when(setting(at(60), at(9)))
    .thenNothing();
});

it('knows only what was given', () => {
  given().when(taking).thenRefused('GrantNotFound');
  given()
    .when(setting(at(60), at(3)))
    .thenRefused('GrantNotFound');
});

it('ends in one state, in whatever order words of its source come', () => {
  const words = [setting(at(60), at(1)), setting(at(30), at(2)), setting(at(60), at(3)), setting(at(90), at(4))];
  for (const order of permutations([...words, setting(at(90), at(4))])) {
    const state = order.reduce(after, rights.evolve(rights.initial, gave()));
    expect(state.get('sub')?.grant.terms.at(-1)?.endsAt).toBe(at(90));
  }
});

type State = typeof rights.initial;

function after(state: State, command: RightsCommand): State {
  const decided = rights.decide(command, state);
  return decided.kind === 'accepted'
    ? decided.events.reduce((last, event) => rights.evolve(last, event), state)
    : state;
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => permutations(all.filter((_, n) => n !== index)).map((rest) => [one, ...rest]));
}
