import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { idFrom } from 'platform/event-log';
import { streamOf } from 'platform/event-store';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { canBeDecided, SHOWN_SECONDS } from 'schemas/mock-exams/keys/key-change';
import { issueAgainAfterKeyChange, proposeMockKeyChange } from 'schemas/mock-exams/keys/keys.contract';
import { grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { acceptGuest, createAdminUser, toggleAccountActivation } from 'schemas/accounts/people/people.contract';
import { editQuestionInMockExamSection } from 'schemas/mock-exams/sets/question.contract';
import { publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { goldenOf } from 'schemas/testing/goldens';
import type { CommandHouse } from '../../../testing/house';
import { officeOf, PASSWORD } from '../../../testing/office';
import { KeyOffice, USUAL_REASON, type Call, type Showing } from './testing/key-office';

let office: KeyOffice;
let house: CommandHouse;
let sat: KeyOffice['sat'];

beforeEach(async () => {
  office = await KeyOffice.open();
  ({ house, sat } = office);
});
afterEach(() => house.close());

const shown = (showing?: Showing) => office.shown(showing);
const keys = () => office.keys();
const letter = async () => {
  const { decisions, published } = await keys();
  return decisions.at(-1)?.after.answer ?? published[0]?.answer;
};
const written = (type: string) => office.written(type);
const propose = (token: string, call = office.nadia) => office.propose(token, call);
const proposed = async () => String((await propose(await shown())).body['proposalId']);
const confirm = (...given: Parameters<KeyOffice['confirm']>) => office.confirm(...given);
const withdraw = (proposalId: string, call: Call) => office.withdraw(proposalId, call);

it('decides at once where no issued report changes, and asks a second person where one does', async () => {
  expect(await propose(await shown({ learnerIds: [] }))).toMatchObject({ status: 200, body: { isDecided: true } });
  expect(await letter()).toBe('D');
  const { decisionId } = (await keys()).decisions[0] ?? {};
  const back: KeyChange = { kind: 'take back', questionId: sat.questionId, decisionId: decisionId ?? '' };
  const asked = await propose(await shown({ change: back }));
  expect(asked).toMatchObject({ status: 200, body: { isDecided: false } });
  expect(await letter()).toBe('D');
  const proposalId = String(asked.body['proposalId']);
  const own = await shown({ change: back });
  expect(await confirm(proposalId, office.nadia, own)).toMatchObject({ status: 403, code: 'MockKeyNeedsAnother' });
  expect((await confirm(proposalId, office.callum, await shown({ change: back, to: office.callum }))).status).toBe(200);
  expect(await letter()).toBe('A');
});

describe('everybody who sat it is read', () => {
  /** How often the seats of a session were read, which comes before the sittings. */
  const lookedIn = () => {
    const { store } = house;
    const readStream = store.readStream.bind(store);
    const reads: string[] = [];
    store.readStream = (stream, ...more) => {
      reads.push(stream);
      return readStream(stream, ...more);
    };
    return () => reads.filter((stream) => stream.startsWith('places-')).length;
  };
  const twenty = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, one));

  it('for the first of twenty proposals at once: the others are refused for what stands by then', async () => {
    const token = await shown();
    const looks = lookedIn();
    const answers = await twenty(() => propose(token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const other of others) expect(other).toMatchObject({ status: 409, code: 'MockKeyProposalOpen' });
    expect(written('MockKeyChangeProposed')).toHaveLength(1);
    expect(looks()).toBe(1);
    const { proposal } = await keys();
    const own = await confirm(proposal?.proposalId ?? '', office.nadia);
    expect(own).toMatchObject({ status: 403, code: 'MockKeyNeedsAnother' });
    expect(looks()).toBe(1);
  });

  it('once where one proposal or one confirmation is sent twenty times, and each is answered as the first', async () => {
    const again = { paperHash: sat.paperHash, shown: await shown(), reason: USUAL_REASON };
    const looks = lookedIn();
    const answers = await twenty(() => office.nadia(proposeMockKeyChange, again, 'one and the same press'));
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { isDecided: false } });
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(looks()).toBe(1);
    const token = await shown({ to: office.callum });
    const proposalId = String(first?.body['proposalId']);
    const confirmed = await twenty(() => confirm(proposalId, office.callum, token));
    for (const { status } of confirmed) expect(status).toBe(200);
    expect(looks()).toBe(2);
    // Decided meanwhile it is still what was answered first.
    expect((await office.nadia(proposeMockKeyChange, again, 'one and the same press')).body).toEqual(first?.body);
    expect(looks()).toBe(2);
  });

  it('never where a reason tells the answer, or reports or an admin stand otherwise than was shown', async () => {
    const looks = lookedIn();
    const telling = await shown({ areAnswersOpen: false });
    expect(await office.propose(telling, office.nadia, 'D is right.')).toMatchObject({
      code: 'MockKeyReasonTellsAnswer',
    });
    const since = await shown({ requests: [{ sessionId: sat.sessionId, count: 2 }] });
    expect(await propose(since)).toMatchObject({ code: 'MockKeyPreviewOutOfDate' });
    expect(looks()).toBe(0);
    const proposalId = await proposed();
    await officeOf(house).signUp('other@example.org', 'ROLE_ADMIN');
    const late = await office.loggedIn('other@example.org');
    expect(await confirm(proposalId, late)).toMatchObject({ code: 'MockKeyConfirmerTooNew' });
    const otherwise = await shown({ to: office.callum, change: { kind: 'void', questionId: sat.questionId } });
    expect(await confirm(proposalId, office.callum, otherwise)).toMatchObject({ code: 'MockKeyPreviewOutOfDate' });
    expect(looks()).toBe(1);
  });
});

it('is confirmed by nobody who became an admin only once it was proposed, be it by an invitation or anew', async () => {
  const people = officeOf(house);
  const proposalId = await proposed();
  await people.signUp('other@example.org', 'ROLE_ADMIN');
  const other = await office.loggedIn('other@example.org');
  expect(await confirm(proposalId, other)).toMatchObject({ status: 403, code: 'MockKeyConfirmerTooNew' });
  // Taken and given back: that it was held before counts no more.
  const callums = { accountId: office.callumId, role: 'ROLE_ADMIN' };
  expect((await office.nadia(revokeRole, { ...callums, reason: 'a try' })).status).toBe(200);
  expect((await office.nadia(grantRole, callums)).status).toBe(200);
  const again = await office.loggedIn('callum@example.org');
  expect(await confirm(proposalId, again)).toMatchObject({ status: 403, code: 'MockKeyConfirmerTooNew' });
  expect(await letter()).toBe('A');
  expect((await confirm(proposalId, office.mia)).status).toBe(200);
  expect(await letter()).toBe('D');
});

describe('whoever the proposer made an admin not long ago, or who made them', () => {
  const invited = async (email: string, by: Call) => {
    const people = officeOf(house);
    await by(createAdminUser, { email });
    const said = { firstName: 'Grace', lastName: 'O’Neill', password: PASSWORD };
    await house.browser().call(acceptGuest, { token: people.link(), ...said });
    return office.loggedIn(email);
  };
  const madeProposer = { status: 403, code: 'MockKeyConfirmerMadeProposer' };
  const madeByProposer = { status: 403, code: 'MockKeyConfirmerMadeByProposer' };

  it('confirms nothing, be it by a third account, while another admin could', async () => {
    const grace = await invited('grace@example.org', office.nadia);
    const third = await invited('third@example.org', grace);
    const proposalId = await proposed();
    for (const near of [grace, third]) expect(await confirm(proposalId, near)).toMatchObject(madeByProposer);
    await withdraw(proposalId, office.nadia);
    const byGrace = String((await propose(await shown({ to: grace }), grace)).body['proposalId']);
    expect(await confirm(byGrace, office.nadia)).toMatchObject(madeProposer);
    expect(await confirm(byGrace, third)).toMatchObject(madeByProposer);
    expect(await letter()).toBe('A');
    expect((await confirm(byGrace, office.callum)).status).toBe(200);
  });

  it('confirms nothing after the role was taken from another admin and given back', async () => {
    const grace = await invited('grace@example.org', office.nadia);
    const callums = { accountId: office.callumId, role: 'ROLE_ADMIN' };
    expect((await office.nadia(revokeRole, { ...callums, reason: 'a try' })).status).toBe(200);
    expect((await office.nadia(grantRole, callums)).status).toBe(200);
    const proposalId = await proposed();
    expect(await confirm(proposalId, grace)).toMatchObject(madeByProposer);
    expect(await letter()).toBe('A');
  });

  it('confirms nothing by what they looked at before it was proposed, when nobody else was an admin', async () => {
    const grace = await invited('grace@example.org', office.nadia);
    const before = await shown({ admins: [], to: grace });
    const proposalId = await proposed();
    expect(await confirm(proposalId, grace, before)).toMatchObject({ code: 'MockKeyPreviewOutOfDate' });
    expect(await letter()).toBe('A');
  });

  it('confirms where there is nobody else, as in an office of one', async () => {
    const grace = await invited('grace@example.org', office.nadia);
    const proposalId = await proposed();
    expect((await confirm(proposalId, grace, await shown({ admins: [], to: grace }))).status).toBe(200);
    expect(await letter()).toBe('D');
  });

  it('is a second person after thirty days', async () => {
    await invited('grace@example.org', office.nadia);
    house.clock.advance(30 * 24 * 3_600_000);
    const again = await office.loggedIn('author@example.org');
    const proposalId = String((await propose(await shown({ to: again }), again)).body['proposalId']);
    expect((await confirm(proposalId, await office.loggedIn('grace@example.org'))).status).toBe(200);
  });
});

it('is put to another admin who may confirm it, and to nobody else', async () => {
  const grace = await officeOf(house).signUp('grace@example.org', 'ROLE_ADMIN');
  const near = await officeOf(house).signUp('near@example.org', 'ROLE_USER');
  expect((await office.nadia(grantRole, { accountId: near, role: 'ROLE_ADMIN' })).status).toBe(200);
  const parent = await officeOf(house).signUp('parent@example.org', 'ROLE_USER');
  const nadia = office.accountOf(office.nadia);
  const away = await officeOf(house).signUp('away@example.org', 'ROLE_ADMIN');
  const admins = [office.callumId, grace, near, away];
  const put = async (askedOf: string) => {
    const token = await shown({ admins });
    return office.nadia(proposeMockKeyChange, {
      paperHash: sat.paperHash,
      shown: token,
      reason: USUAL_REASON,
      askedOf,
    });
  };
  expect((await office.callum(revokeRole, { accountId: grace, role: 'ROLE_ADMIN', reason: 'a try' })).status).toBe(200);
  const shutOut = { userId: away, newAccountStatus: false, reason: 'a try' };
  expect((await office.callum(toggleAccountActivation, shutOut)).status).toBe(200);
  // Themselves, a parent, nobody, whom they made an admin, who is one no more, and who is deactivated.
  for (const askedOf of [nadia, parent, 'nobody-at-all', near, grace, away])
    expect(await put(askedOf)).toMatchObject({ status: 409, code: 'MockKeyAskedCannotConfirm' });
  expect(written('MockKeyChangeProposed')).toEqual([]);
  expect(await put(office.callumId)).toMatchObject({ status: 200, body: { isDecided: false } });
  expect((await keys()).proposal?.askedOf).toBe(office.callumId);
});

it('mails nobody more often than ten times in an hour, who is asked and no longer asked in turn', async () => {
  const asked = async () => {
    const answer = await propose(await shown());
    if (answer.status === 200) await withdraw(String(answer.body['proposalId']), office.nadia);
    return answer.status;
  };
  // What another refuses is not theirs to answer for.
  for (let n = 0; n < 11; n += 1)
    await withdraw(String((await propose(await shown())).body['proposalId']), office.callum);
  for (let n = 0; n < 10; n += 1) expect(await asked()).toBe(200);
  expect(await propose(await shown())).toMatchObject({ status: 429, code: 'MockKeyProposedOften' });
  // Nobody else has used theirs up, and an hour later neither has she.
  const byCallum = await propose(await shown({ to: office.callum }), office.callum);
  expect(byCallum.status).toBe(200);
  await withdraw(String(byCallum.body['proposalId']), office.callum);
  house.clock.advance(3_600_000);
  const again = await office.loggedIn('author@example.org');
  expect(await propose(await shown({ to: again }), again)).toMatchObject({ status: 200 });
});

it('lets no two people propose and refuse without end', async () => {
  for (let n = 0; n < 40; n += 1) {
    const proposed = await propose(await shown());
    expect(proposed.status).toBe(200);
    await withdraw(String(proposed.body['proposalId']), office.callum);
  }
  expect(await propose(await shown())).toMatchObject({ status: 429, code: 'MockKeyProposedOften' });
});

it('believes nobody but the query service of what would change, of this paper, and for half an hour', async () => {
  const forged = [
    'nonsense',
    await shown({ by: 'workers' }),
    await shown({ by: 'command-service' }),
    await shown({ paperHash: 'e'.repeat(64) }),
  ];
  for (const token of forged)
    expect(await propose(token)).toMatchObject({ status: 409, code: 'MockKeyPreviewOutOfDate' });
  const early = await shown();
  house.clock.advance(SHOWN_SECONDS * 1_000 + 1_000);
  expect(await propose(early, await office.loggedIn('author@example.org'))).toMatchObject({
    code: 'MockKeyPreviewOutOfDate',
  });
  expect(written('MockKeyChangeProposed')).toEqual([]);
});

it('is decided by nobody who has not looked: what was shown to another is theirs alone', async () => {
  const seen = await shown();
  expect(await propose(seen, office.callum)).toMatchObject({ status: 409, code: 'MockKeyPreviewOutOfDate' });
  const proposalId = String((await propose(seen)).body['proposalId']);
  expect(await confirm(proposalId, office.callum, seen)).toMatchObject({
    status: 409,
    code: 'MockKeyPreviewOutOfDate',
  });
  expect(await letter()).toBe('A');
  expect((await confirm(proposalId, office.callum)).status).toBe(200);
});

it('is decided by what was seen however many reports it names, over as many sessions', async () => {
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const learnerIds = Array.from({ length: 500 }, (_, n) => idOf(n));
  const reports = Array.from({ length: 20 }, (_, n) => ({ sessionId: idOf(n), learnerIds }));
  const weighed = { basis: 'b'.repeat(64), sittings: 10_000, marks: 10_000, ranks: 0, reports };
  expect(canBeDecided(reports)).toBe(true);
  expect(canBeDecided([...reports, { sessionId: 'one', learnerIds: ['more'] }])).toBe(false);
  const requests = Array.from({ length: 900 }, (_, n) => ({ sessionId: idOf(n), count: 2 }));
  const token = await shown({ weighed, requests });
  const asked = await propose(token);
  expect(asked).toMatchObject({ status: 200, body: { isDecided: false } });
  const theirs = await shown({ weighed, requests, to: office.callum });
  expect((await confirm(String(asked.body['proposalId']), office.callum, theirs)).status).toBe(200);
  expect(written('MockKeyChanged').map(({ data }) => data['reports'])).toEqual([reports]);
});

it('refuses what was looked at before reports were asked for, and while they are counted', async () => {
  const stream = streamOf('examsession', sat.sessionId);
  const write = async (type: 'MockReportsAskedFor' | 'MockReportsPrepared') => {
    const { data } = goldenOf(type);
    const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? -1;
    const recording = { commandId: idFrom(type, stream), at: '2026-11-21T10:00:00.000Z', actor: { id: 'x', role: '' } };
    const event = { type, data: { ...data, sessionId: sat.sessionId, requestId: 'r1', kind: 'individual' } };
    await house.log.append({ stream, expected, events: [event], recording, about: [] });
  };
  const seen = await shown();
  await write('MockReportsAskedFor');
  expect(await propose(seen)).toMatchObject({ status: 409, code: 'MockKeyReportsRunning' });
  await write('MockReportsPrepared');
  expect(await propose(seen)).toMatchObject({ code: 'MockKeyPreviewOutOfDate' });
  const requests = [{ sessionId: sat.sessionId, count: 2 }];
  expect(await propose(await shown({ requests }))).toMatchObject({ status: 200 });
});

it('writes down first who is done by the clock, and is looked at anew where somebody was', async () => {
  const write = async (stream: string, type: string, more: object) => {
    const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? -1;
    const recording = { commandId: idFrom(type, stream), at: '2026-11-21T10:00:00.000Z', actor: { id: 'x', role: '' } };
    const event = { type, data: { ...goldenOf(type).data, sessionId: sat.sessionId, learnerId: 'amara', ...more } };
    await house.log.append({ stream, expected, events: [event], recording, about: [] });
  };
  const begunAt = house.clock.now().toISOString();
  const papers = [{ paperId: 'p', paperHash: sat.paperHash, name: 'One', minutes: 30 }];
  await write(streamOf('places', sat.sessionId), 'PlaceTaken', {
    takenAt: begunAt,
    heldUntil: '2199-01-01T00:00:00.000Z',
  });
  await write(streamOf('sitting', `${sat.sessionId}.amara`), 'MockSittingBegun', { papers, begunAt });
  const completed = () =>
    house.store.events.filter(({ type, data }) => type === 'MockSittingCompleted' && data['learnerId'] === 'amara');
  // Long after its end, and nobody has written it down.
  const replies = await Promise.all([
    propose(await shown()),
    propose(await shown({ to: office.callum }), office.callum),
  ]);
  expect(replies.map(({ code }) => code)).toContain('MockKeyPreviewOutOfDate');
  expect(completed()).toHaveLength(1);
  const { proposalId } = (await keys()).proposal ?? {};
  if (proposalId !== undefined) await withdraw(proposalId, office.callum);
  expect((await propose(await shown())).status).toBe(200);
  expect(completed()).toHaveLength(1);
});

it('says in no reason what is right while a second session with the paper is to come, whenever that was scheduled', async () => {
  const stem = 'Question 1 of Paper 1 was marked with the wrong answer.';
  const hours = async (count: number) => {
    house.clock.advance(count * 3_600_000);
    await office.everybodyLogsIn();
  };
  const wish = (token: string, words: string) => office.propose(token, office.nadia, words);
  await hours(20);
  // Seen while answers were open, before the second session was scheduled.
  const seen = await shown();
  await office.another(new Date(house.clock.now().getTime() + 10 * 24 * 3_600_000));
  for (const words of [`${stem} D is right.`, `${stem} “8” is right.`])
    expect(await wish(seen, words)).toMatchObject({ status: 409, code: 'MockKeyReasonTellsAnswer' });
  // And by what the query service knows of other papers with the same question.
  expect(await wish(await shown({ areAnswersOpen: false }), `${stem} D is right.`)).toMatchObject({ status: 409 });
  expect(written('MockKeyChangeProposed')).toEqual([]);
  const { status, body: open } = await wish(seen, stem);
  expect(status).toBe(200);
  await withdraw(String(open['proposalId']), office.nadia);
  await hours(12 * 24);
  expect(await wish(await shown(), `${stem} D is right.`)).toMatchObject({ status: 200 });
});

it('is decided once by two who confirm at the same moment', async () => {
  const proposalId = await proposed();
  const replies = await Promise.all(
    [office.callum, office.mia, office.callum, office.mia].map((call) => confirm(proposalId, call)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(written('MockKeyChanged')).toHaveLength(1);
  expect((await keys()).keyVersion).toBe(2);
});

it('is either confirmed or taken away where both happen at the same moment', async () => {
  const outcomes = new Set<string>();
  for (const first of [office.callum, office.nadia]) {
    const proposalId = await proposed();
    const token = await shown({ to: office.callum });
    const before = written('MockKeyChanged').length;
    const acts = [() => confirm(proposalId, office.callum, token), () => withdraw(proposalId, office.nadia)];
    const replies = await Promise.all((first === office.callum ? acts : acts.toReversed()).map((act) => act()));
    const changed = written('MockKeyChanged').length - before;
    const gone = written('MockKeyProposalWithdrawn').filter(({ data }) => data['proposalId'] === proposalId).length;
    expect(changed + gone).toBe(1);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await keys()).proposal).toBeNull();
    outcomes.add(changed === 1 ? 'confirmed' : 'taken away');
    if (changed === 1) break;
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

it('takes one of two proposals that come at the same moment, and the same one once however often', async () => {
  const token = await shown();
  const other = await shown({ change: { kind: 'void', questionId: sat.questionId }, to: office.callum });
  const replies = await Promise.all([propose(token), propose(other, office.callum)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = { paperHash: sat.paperHash, shown: token, reason: USUAL_REASON };
  await withdraw((await keys()).proposal?.proposalId ?? '', office.mia);
  const both = await Promise.all([1, 2].map(() => office.nadia(proposeMockKeyChange, again, 'one and the same press')));
  expect(both.map(({ body }) => body['proposalId'])).toEqual([
    both[0]?.body['proposalId'],
    both[0]?.body['proposalId'],
  ]);
  expect(written('MockKeyChangeProposed')).toHaveLength(2);
});

it('asks for just those reports again that the decision names, once', async () => {
  const proposalId = await proposed();
  await confirm(proposalId, office.callum);
  const workers = officeOf(house).asService('workers');
  const decided = { paperHash: sat.paperHash, keyVersion: 2 };
  for (const _ of [1, 2]) expect((await workers(issueAgainAfterKeyChange, decided)).status).toBe(200);
  const asked = house.store.events.filter(
    ({ type, stream }) => type === 'MockReportsAskedFor' && stream.endsWith(sat.sessionId),
  );
  expect(asked.map(({ data }) => data)).toMatchObject([
    { reason: 'key changed', kind: 'individual', learnerIds: ['amara', 'finn'], note: USUAL_REASON },
  ]);
  expect(await workers(issueAgainAfterKeyChange, { ...decided, keyVersion: 9 })).toMatchObject({ status: 404 });
  expect((await office.nadia(issueAgainAfterKeyChange, decided)).status).toBe(403);
});

it('asks in every session that the decision names, where one of them refuses', async () => {
  const reports = [
    { sessionId: 'no-such-session', learnerIds: ['mei'] },
    { sessionId: sat.sessionId, learnerIds: ['amara'] },
  ];
  const weighed = { basis: 'b'.repeat(64), sittings: 2, marks: 2, ranks: 0, reports };
  const { body } = await propose(await shown({ weighed }));
  expect(
    await confirm(String(body['proposalId']), office.callum, await shown({ weighed, to: office.callum })),
  ).toMatchObject({
    status: 200,
  });
  const workers = officeOf(house).asService('workers');
  const { status } = await workers(issueAgainAfterKeyChange, { paperHash: sat.paperHash, keyVersion: 2 });
  expect(status).toBe(404);
  const asked = house.store.events.filter(({ type }) => type === 'MockReportsAskedFor');
  expect(asked.map(({ data }) => data)).toMatchObject([{ sessionId: sat.sessionId, learnerIds: ['amara'] }]);
});

it('publishes no other letter of a paper that has been sat, and says so before it publishes anything', async () => {
  const publish = () => office.nadia(publishMockExamSet, { mockExamSetId: sat.setId });
  const edit = (more: object) =>
    office.nadia(editQuestionInMockExamSection, { mockExamQuestionId: sat.questionId, questionNumber: 1, ...more });
  await edit({ correctAnswer: 'B' });
  const before = house.store.events.length;
  expect(await publish()).toMatchObject({ status: 409, code: 'MockKeyOfSatPaper' });
  expect(house.store.events).toHaveLength(before);
  await edit({ correctAnswer: 'A', explanation: 'Count from one.' });
  expect(await publish()).toMatchObject({ status: 200 });
  expect(await keys()).toMatchObject({
    keyVersion: 2,
    published: [{ answer: 'A', explanation: 'Count from one.' }, {}],
  });
  // What was decided since may be written into the set, and is what counts.
  await propose(await shown({ learnerIds: [] }));
  await edit({ correctAnswer: 'D' });
  expect(await publish()).toMatchObject({ status: 200 });
  expect(await letter()).toBe('D');
});
