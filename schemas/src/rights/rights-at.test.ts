import { describe, expect, it } from '@jest/globals';
import { rightNames, type Grant, type RightName } from './grant';
import { maySit, practiceOf, rightsAt, type Rights } from './rights-at';
import { grantsOfAccount, lentRoles, standingOf } from './standing';
import { dice, hour, HOURS, LEARNERS, randomGrants } from './testing/random-grants';

const hoursOf = (instant: string): number => (Date.parse(instant) - Date.parse(hour(0))) / 3_600_000;

/** Grants in whole hours, so that the naive rule can be asked for each of them. */
const inHours = (grants: readonly Grant[], learnerId: string) =>
  grants
    .filter(({ learnerId: whose }) => whose === null || whose === learnerId)
    .map(({ gives, beginsAt, terms }) => ({
      gives,
      begins: hoursOf(beginsAt),
      terms: terms.map(({ since, endsAt }) => ({
        since: hoursOf(since),
        ends: endsAt === null ? Infinity : hoursOf(endsAt),
      })),
    }));

/** The rule as one would say it to a child, hour by hour: nothing is shared with what is tested. */
function naively(grants: ReturnType<typeof inHours>, at: number, knownAt = at): ReadonlySet<RightName> {
  const given = new Set<RightName>();
  for (const { gives, begins, terms } of grants) {
    let ends = begins;
    for (const term of terms) if (term.since <= knownAt) ends = term.ends;
    if (begins <= at && at < ends) for (const right of gives) given.add(right);
  }
  return given;
}

/** What it says of each right at an hour: when it ends, as far as was known then. */
function endsNaively(grants: ReturnType<typeof inHours>, at: number) {
  return [...naively(grants, at)].map((right) => {
    let end = at;
    while (end < FAR && naively(grants, end, at).has(right)) end += 1;
    return [right, end === FAR ? null : hour(end)];
  });
}

const heldIn = ({ held }: Rights) => rightNames.filter((right) => held[right] !== null);
const endsIn = ({ held }: Rights) => heldIn({ held, sessions: new Map() }).map((right) => [right, held[right]?.endsAt]);
const FAR = 2 * HOURS;

describe('what a child may do', () => {
  it('is what a naive rule says, hour by hour, and ends when that says', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const grants = randomGrants(dice(seed));
      const learnerId = LEARNERS[seed % 2] ?? 'amara';
      const hourly = inHours(grants, learnerId);
      const instants = Array.from({ length: 12 }, (_, n) => (seed % 5) + n * 10);
      const told = instants.map((at) => endsIn(rightsAt(grants, learnerId, hour(at))).sort());
      expect(told).toEqual(instants.map((at) => endsNaively(hourly, at).sort()));
    }
  });

  it('is never less by one grant more, and names grants that give it by themselves', () => {
    const instants = Array.from({ length: 8 }, (_, n) => hour(n * 17));
    const wrong = Array.from({ length: 30 }, (_, seed) => randomGrants(dice(100 + seed))).flatMap((grants) =>
      instants.filter((instant) => !grants.every((left) => isMonotone(grants, left, instant))),
    );
    expect(wrong).toEqual([]);
  });
});

function isMonotone(grants: readonly Grant[], left: Grant, instant: string): boolean {
  const { held: all } = rightsAt(grants, 'amara', instant);
  const { held: alone } = rightsAt([left], 'amara', instant);
  const others = grants.filter((grant) => grant !== left);
  const { held: fewer } = rightsAt(others, 'amara', instant);
  return rightNames.every((right) => {
    const isNamed = all[right]?.because.includes(left.grantId) ?? false;
    return isNamed === (alone[right] !== null) && (fewer[right] === null || all[right] !== null);
  });
}

const plan: Grant = {
  grantId: 'plan',
  learnerId: null,
  gives: ['practice', 'comprehension'],
  sessionIds: [],
  source: 'subscription',
  beginsAt: hour(0),
  terms: [{ since: hour(0), endsAt: hour(24), why: 'given' }],
};
const mocks: Grant = { ...plan, grantId: 'mocks', learnerId: 'amara', gives: ['all-mock-sessions'] };
const one: Grant = { ...mocks, grantId: 'one', gives: ['mock-sessions'], sessionIds: ['december'], source: 'payment' };
const amara = (at: number, ...grants: Grant[]) => rightsAt(grants, 'amara', hour(at));

describe('grants that follow each other', () => {
  it('count as one where there is no gap, and the longest is named first', () => {
    const next = { ...plan, grantId: 'next', beginsAt: hour(24), terms: [{ ...termTo(48), since: hour(3) }] };
    expect(amara(1, plan, next).held.practice).toEqual({ endsAt: hour(24), because: ['plan'] });
    expect(amara(4, plan, next).held.practice).toEqual({ endsAt: hour(48), because: ['plan'] });
    const open = { ...plan, grantId: 'open', terms: [termTo(null)] };
    expect(amara(4, plan, open).held.practice).toEqual({ endsAt: null, because: ['open', 'plan'] });
  });
});

const termTo = (end: number | null) => ({
  since: hour(0),
  endsAt: end === null ? null : hour(end),
  why: 'given' as const,
});

describe('mock sessions', () => {
  it('may be sat by name, and all that begin while a grant of all lasts', () => {
    const december = { sessionId: 'december', startsAt: hour(500) };
    const tomorrow = { sessionId: 'tomorrow', startsAt: hour(23) };
    expect(maySit(amara(1, one), december)).toBe(true);
    expect(maySit(amara(1, one), tomorrow)).toBe(false);
    expect(maySit(amara(1, mocks), tomorrow)).toBe(true);
    expect(maySit(amara(1, mocks), december)).toBe(false);
    expect(maySit(amara(1, { ...mocks, terms: [termTo(null)] }), december)).toBe(true);
    expect(maySit(amara(25, one, mocks), december)).toBe(false);
    expect(maySit(rightsAt([one, mocks], 'tunde', hour(1)), december)).toBe(false);
  });
});

describe('the roles and labels of the spec', () => {
  const told = (grants: readonly Grant[], roles: readonly string[] = []) =>
    standingOf(rightsAt(grants, 'amara', hour(1)), grants, roles);

  it('follow from grants, each for as long as its grant', () => {
    expect(lentRoles(amara(1, plan, mocks))).toEqual([
      { role: 'ROLE_USER', endsAt: hour(24) },
      { role: 'ROLE_MOCK_EXAM_STUDENT', endsAt: hour(24) },
    ]);
    expect(lentRoles(amara(24, plan, mocks, one))).toEqual([]);
  });

  it('name whoever has the most of what they have', () => {
    const trial = grantsOfAccount({ roles: ['ROLE_FREE_USER'], trialEndsAt: hour(9) });
    expect(told([plan, mocks]).userType).toBe('Mock Exam Subscriber');
    expect(told([plan, one]).userType).toBe('Standard User');
    expect(told(trial).userType).toBe('Freemium User');
    expect(told([], ['ROLE_FREE_USER']).userType).toBe('Freemium User');
    expect(told([one]).userType).toBe('One Off Mock Exam User');
    expect(told([], ['ROLE_ADMIN']).userType).toBe('No user type fits');
  });

  it('call a customer who pays one, and nobody to whom staff were kind', () => {
    expect(told([plan])).toMatchObject({ isPaidCustomer: true, isMockExamSubscriber: false });
    expect(told([one]).isPaidCustomer).toBe(true);
    expect(told([{ ...mocks, source: 'staff' }])).toMatchObject({ isPaidCustomer: false, isMockExamSubscriber: true });
    expect(told([{ ...plan, terms: [termTo(1)] }]).isPaidCustomer).toBe(false);
  });
});

it('lets an account of before do what its role and its trial let it', () => {
  const of = (roles: readonly string[], trialEndsAt: string | null, at: number) =>
    practiceOf(rightsAt(grantsOfAccount({ roles, trialEndsAt }), 'amara', hour(at)));
  expect(of(['ROLE_USER'], null, 500)).toBe('unlimited');
  expect(of(['ROLE_USER', 'ROLE_FREE_USER'], hour(9), 1)).toBe('unlimited');
  expect(of(['ROLE_FREE_USER'], hour(9), 8)).toBe('daily');
  expect(of(['ROLE_FREE_USER'], hour(9), 9)).toBe('none');
  expect(of(['ROLE_ADMIN'], hour(9), 8)).toBe('none');
});
