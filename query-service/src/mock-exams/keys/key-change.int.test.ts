import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { admins } from 'schemas/accounts/admins/admins.table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { Fields } from 'schemas/describe/schema';
import type { RowOf, Table } from 'schemas/describe/table';
import type { KeyChange, ShownChange } from 'schemas/mock-exams/keys/key-change';
import type { getMockExamKeyHistory, getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import type { getMockKeyProposals } from 'schemas/mock-exams/keys/key-proposals.contract';
import type { KeyDecision, KeyProposal } from 'schemas/mock-exams/keys/standing-keys';
import type { MarkedPaper } from 'schemas/mock-exams/marks/facts';
import { mockPaperQuestions } from 'schemas/mock-exams/after/after.tables';
import { mockIncidents } from 'schemas/mock-exams/incidents/incidents.tables';
import { mockReportRequests, mockReports, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { catalogue } from 'schemas/questions/catalogue.table';
import { asked } from '../../../testing/asked';
import { satWorld, type SatWorld } from '../results/testing/sat-world';
import { keyChangeQuery } from './key-change.query';
import { keyProposalsQuery } from './key-proposals.query';
import { keyHistoryQuery } from './key-history.query';

type Page = ReplyOf<typeof getMockKeyChange>;
type Waiting = ReplyOf<typeof getMockKeyProposals>;
type History = ReplyOf<typeof getMockExamKeyHistory>;

let database: TestDatabase;
let db: Database;
let projector: Database;
let world: SatWorld;
const noted: object[] = [];
const note = (caller: { accountId: string }, look: object) => {
  noted.push({ by: caller.accountId, ...look });
  return Promise.resolve();
};
const signed: ShownChange[] = [];
const shownChanges = {
  sign: (claims: ShownChange) => {
    signed.push(claims);
    return `signed ${signed.length}`;
  },
};
let standing: 'fresh' | 'behind' | 'stopped' = 'fresh';
const waitedFor: string[][] = [];
const caughtUp = (_: string, tables: readonly string[]) => {
  waitedFor.push([...tables]);
  return Promise.resolve(standing);
};
const query = keyChangeQuery({ note, caughtUp, shownChanges });
const caller = { ...visitor, accountId: 'nadia', learnerId: 'nadia', roles: ['ROLE_ADMIN'] };
const clock = { now: () => new Date('2027-06-05T09:00:00.000Z') };
const QUESTION = 'a.1';
const toC: KeyChange = { kind: 'correct', questionId: QUESTION, answer: 'C' };

const paperA = () => world.papers[0] as MarkedPaper;
const ask = async (change?: KeyChange, questionId: string = QUESTION) => {
  const request = { paperHash: paperA().paperHash, questionId, ...(change && { change }) };
  return (await asked<Page>(query, request, { db, caller, clock }))[0];
};
const previewed = async (change: KeyChange) => {
  const { preview } = await ask(change);
  if (preview === null) throw new Error('there is no preview');
  return preview;
};

type Keys = RowOf<typeof mockKeys>;
/** In the place of what the table held. */
async function again<R extends Fields>(table: Table<R>, rows: readonly RowOf<Table<R>>[]): Promise<void> {
  await projector.query(`drop table if exists read."${table.name}"`);
  await readTableOf(projector, table, rows);
}
/** Of one question the key is a letter that few chose. */
const FEW = 'a.4';
const keyOf = (questionId: string) => (questionId === FEW ? 'B' : 'A');

const keysRow = ({ paperHash, keys, keyVersion }: MarkedPaper, more: Partial<Keys> = {}): Keys => ({
  paperHash,
  setId: 'set',
  setVersion: 1,
  keyVersion,
  decisions: [],
  proposal: null,
  withdrawn: [],
  publishedAt: '2027-03-01T00:00:00.000Z',
  keys: keys.map(({ questionId, drawnFrom }) => ({
    questionId,
    answer: keyOf(questionId),
    isVoided: false,
    why: null,
    published: keyOf(questionId),
    explanation: 'Because.',
    ...(drawnFrom && { drawnFrom }),
  })),
  ...more,
});
const account = (accountId: string, parentFirstName: string, more: object = {}): RowOf<typeof accounts> => ({
  accountId,
  learnerId: accountId,
  email: `${accountId}@example.org`,
  parentFirstName,
  parentLastName: 'Rahman',
  childName: null,
  childBornOn: null,
  roles: ['ROLE_ADMIN'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 0,
  emailConfirmedAt: null,
  registeredAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const reportRow = (learnerId: string, more: object = {}): RowOf<typeof mockReports> => ({
  sessionId: 'march',
  learnerId,
  familyId: learnerId,
  requestId: 'r1',
  state: 'sent',
  stood: null,
  why: null,
  refused: null,
  version: 1,
  sending: 1,
  changedAt: '2027-03-06T19:00:00.000Z',
  firstSentAt: '2027-03-06T19:00:00.000Z',
  ...more,
});

const versionRow = (learnerId: string, more: object = {}): RowOf<typeof mockReportVersions> => ({
  sessionId: 'march',
  learnerId,
  version: 1,
  familyId: learnerId,
  requestId: 'r1',
  position: '0'.repeat(20),
  keyVersions: [],
  markingRule: 1,
  template: 1,
  contentHash: 'c'.repeat(64),
  sealedHash: 'd'.repeat(64),
  sealKey: 'opens it',
  childName: 'Amara',
  ageMonths: null,
  note: null,
  site: 'https://fieldfare.example',
  issuedAt: '2027-03-06T19:00:00.000Z',
  sentAt: null,
  ...more,
});

const decisionOn = (questionId: string): KeyDecision => ({
  decisionId: 'd1',
  keyVersion: 2,
  questionId,
  kind: 'correct',
  before: { answer: 'A', isVoided: false },
  after: { answer: 'C', isVoided: false },
  takesBack: null,
  isTakenBack: false,
  reason: 'C is right.',
  reports: [{ sessionId: 'march', learnerIds: ['child-1', 'child-2'] }],
  proposedBy: 'nadia',
  confirmedBy: 'callum',
  decidedAt: '2027-06-05T08:30:00.000Z',
});

beforeAll(async () => {
  database = await testDatabase();
  world = await satWorld(database, { children: 60, perSection: 5 });
  projector = openDatabase({ url: database.as('projector'), name: 'keys', max: 1 });
  await again(
    mockKeys,
    world.papers.map((paper) => keysRow(paper)),
  );
  await readTableOf(projector, mockSets, []);
  await readTableOf(projector, mockArrangements, []);
  await readTableOf(
    projector,
    mockPaperQuestions,
    world.papers.map(({ paperHash }) => ({ paperHash, setId: 'set', questionIds: [], contents: [`of ${paperHash}`] })),
  );
  await readTableOf(projector, catalogue, []);
  await readTableOf(projector, accounts, [
    account('nadia', 'Nadia'),
    account('callum', 'Callum'),
    account('gone', 'Gone', { active: false }),
    account('parent', 'Parent', { roles: ['ROLE_USER'] }),
  ]);
  const march = world.sats.filter(({ sessionId }) => sessionId === 'march');
  await readTableOf(
    projector,
    mockReports,
    march.map(({ learnerId }, index) => reportRow(learnerId, index === 0 ? { state: 'skipped', version: 0 } : {})),
  );
  await readTableOf(
    projector,
    mockReportVersions,
    march.slice(1).map(({ learnerId }) => versionRow(learnerId)),
  );
  await readTableOf(projector, admins, []);
  await readTableOf(projector, mockReportRequests, []);
  await readTableOf(projector, mockIncidents, []);
  db = openDatabase({ url: database.as('query'), name: 'keys', max: 4 });
});
afterAll(async () => {
  await Promise.all([db.close(), projector.close()]);
  await database.drop();
});

const opened = () => world.sats.filter(({ papers }) => papers[0]?.wasOpened);
const chose = (letter: string) => opened().filter(({ papers }) => papers[0]?.answers[QUESTION] === letter);

it('shows a question with its key and who chose what, and of a paper alone its first', async () => {
  const page = await ask();
  expect(page).toMatchObject({ keyVersion: 1, preview: null, proposal: null, decisions: [], of: 30 });
  expect(page.question).toMatchObject({ questionId: QUESTION, number: 1, counting: { answer: 'A', isVoided: false } });
  expect(page.question.choices.map(({ letter, count }) => [letter, count])).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((letter) => [letter, chose(letter).length]),
  );
  expect(page.question.blank).toBe(opened().filter(({ papers }) => !papers[0]?.answers[QUESTION]).length);
  expect(page.others).toEqual([{ accountId: 'callum', name: 'Callum Rahman', email: null, mayConfirm: true }]);
  expect(noted.at(-1)).toEqual({ by: 'nadia', stream: `examkey-${paperA().paperHash}`, shown: 'users' });
  const [first] = await asked<Page>(query, { paperHash: paperA().paperHash }, { db, caller, clock });
  expect(first.question.questionId).toBe(QUESTION);
});

it('is reckoned once for all who ask for the same at once, and is noted and signed for each of them', async () => {
  const answersRead: string[] = [];
  const prepared: Database['prepared'] = (sql, values) => {
    if (sql.includes('mock_sitting_answers')) answersRead.push(sql);
    return db.prepared(sql, values);
  };
  const [looks, signatures] = [noted.length, signed.length];
  const lookOf = (accountId: string, change: KeyChange) => {
    const request = { paperHash: paperA().paperHash, questionId: QUESTION, change };
    return asked<Page>(query, request, { db: { prepared }, caller: { ...caller, accountId }, clock });
  };
  const toVoid: KeyChange = { kind: 'void', questionId: QUESTION };
  const both = ['nadia', 'callum'].flatMap((accountId) => Array.from({ length: 20 }, () => lookOf(accountId, toC)));
  const pages = await Promise.all([...both, lookOf('nadia', toVoid)]);
  // Of the same at most one that is under way, and one that waits.
  expect(answersRead.length).toBeLessThanOrEqual(3);
  const by = noted.slice(looks).map((look) => ('by' in look ? look.by : ''));
  expect([by.filter((one) => one === 'nadia').length, by.filter((one) => one === 'callum').length]).toEqual([21, 20]);
  const seenBy = signed.slice(signatures).map((claims) => claims.seenBy);
  expect(seenBy.filter((one) => one === 'callum')).toHaveLength(20);
  expect(signed.at(-1)?.change).toEqual(toVoid);
  for (const [page] of pages.slice(0, 20)) {
    expect(page.others.map(({ accountId }) => accountId)).toEqual(['callum']);
    expect(page.preview?.rows).toEqual(pages[0][0].preview?.rows);
  }
  expect(pages[20]?.[0].others.map(({ accountId }) => accountId)).toEqual(['nadia']);
});

it('says who is in the middle of it and in no figure yet, and whose time is over', async () => {
  const { stillOut } = await ask();
  // Long after the session: the clock is over, and nobody has written it down.
  expect(stillOut).toMatchObject([{ mockExamSessionId: 'march', mockExamUserId: 'sits-still', isOver: true }]);
  const early = { now: () => new Date('2027-03-06T10:30:00.000Z') };
  const request = { paperHash: paperA().paperHash, questionId: QUESTION };
  const [during] = await asked<Page>(query, request, { db, caller, clock: early });
  expect(during.stillOut).toMatchObject([{ mockExamUserId: 'sits-still', childName: null, isOver: false }]);
  expect(Date.parse(during.stillOut[0]?.until ?? '')).toBeGreaterThan(early.now().getTime());
  expect(opened().some(({ learnerId }) => learnerId === 'sits-still')).toBe(false);
});

it('shows whose marks another key changes, and nobody else’s', async () => {
  const preview = await previewed(toC);
  const [gain, lose] = [chose('C'), chose('A')];
  expect([gain.length > 0, lose.length > 0]).toEqual([true, true]);
  expect(preview).toMatchObject({
    sittings: opened().length,
    gains: gain.length,
    losses: lose.length,
    marks: gain.length + lose.length,
  });
  const moved = preview.rows.filter(({ before, after }) => before.right !== after.right);
  expect(moved.map(({ mockExamUserId }) => mockExamUserId).toSorted()).toEqual(
    [...gain, ...lose].map(({ learnerId }) => learnerId).toSorted(),
  );
  for (const { chose: letter, before, after } of moved)
    expect(after.right - before.right).toBe(letter === 'C' ? 1 : -1);
  expect(preview.sessions.reduce((sum, { sittings }) => sum + sittings, 0)).toBe(preview.sittings);
});

it('names the issued reports that would print differently, and signs just those', async () => {
  const change: KeyChange = { kind: 'correct', questionId: FEW, answer: 'C' };
  const { preview } = await ask(change, FEW);
  if (preview === null) throw new Error('there is no preview');
  const issued = preview.rows.filter(({ report }) => report !== 'none');
  const march = opened().filter(({ sessionId }) => sessionId === 'march');
  // One was skipped, and has none.
  expect(preview.issued).toBe(issued.length);
  expect(issued.length).toBeGreaterThan(march.length - 3);
  for (const { report, before, after, sentence } of issued) {
    if (before.right !== after.right) expect(report).toBe('differs');
    expect(sentence?.before.startsWith(String(before.right))).toBe(true);
    expect(sentence?.after.startsWith(String(after.right))).toBe(true);
  }
  const differing = issued.filter(({ report }) => report === 'differs');
  expect(differing.length).toBeLessThan(issued.length);
  expect(preview.reports).toBe(differing.length);
  // Everybody else's shows the marks of all, which move.
  expect(preview.othersOnly).toBe(issued.filter(({ report }) => report === 'others differ').length);
  expect(preview.othersOnly).toBeGreaterThan(0);
  expect(signed.at(-1)).toMatchObject({
    paperHash: paperA().paperHash,
    keyVersion: 1,
    change,
    weighed: { sittings: preview.sittings, marks: preview.marks, ranks: preview.ranks },
    // None were asked for.
    requests: [],
    admins: ['callum'],
    seenBy: 'nadia',
  });
  expect(signed.at(-1)?.weighed.reports).toEqual([
    { sessionId: 'march', learnerIds: differing.map(({ mockExamUserId }) => mockExamUserId).toSorted() },
  ]);
});

it('says word for word what each family will read: since its own last report, with a place for the reason', async () => {
  const preview = await previewed(toC);
  for (const { report, corrected, before, after } of preview.rows)
    if (report !== 'differs') expect(corrected).toBeNull();
    else {
      const became =
        before.right === after.right
          ? `the mark, ${after.right} of ${after.of}, is the same`
          : `the mark was ${before.right} of ${before.of} and is ${after.right} of ${after.of} now`;
      expect(corrected).toBe(`Question 1 of Paper a was marked again with a corrected answer: ${became}. {reason}`);
    }
  // Question 3 was voided since most reports were made, and one of them was made again after that.
  const third: KeyDecision = { ...decisionOn('a.3'), kind: 'void', after: { answer: 'A', isVoided: true } };
  const voided = { keyVersion: 2, decisions: [third] };
  await again(
    mockKeys,
    world.papers.map((paper, index) => keysRow(paper, index === 0 ? voided : {})),
  );
  const keyVersions = (keyVersion: number) => [{ paperHash: paperA().paperHash, keyVersion }];
  const march = world.sats.filter(({ sessionId }) => sessionId === 'march').slice(1);
  const [newer = ''] = preview.rows.flatMap((row) => (row.report === 'differs' ? row.mockExamUserId : []));
  await again(
    mockReportVersions,
    march.map(({ learnerId }) => versionRow(learnerId, { keyVersions: keyVersions(learnerId === newer ? 2 : 1) })),
  );
  const rows = (await previewed(toC)).rows.filter(({ corrected }) => corrected !== null);
  expect(rows.length).toBeGreaterThan(2);
  for (const { mockExamUserId, corrected } of rows)
    if (mockExamUserId === newer)
      expect(corrected).toMatch(/^Question 1 of Paper a was marked again with a corrected answer: .*\. \{reason\}$/);
    else
      expect(corrected).toMatch(
        /^Question 1 of .* corrected answer; Question 3 of Paper a no longer counts for anybody: the mark was \d+ of (30|15) and is \d+ of (29|14) now\. C is right\. \{reason\}$/,
      );
  await again(
    mockReportVersions,
    march.map(({ learnerId }) => versionRow(learnerId)),
  );
  await again(
    mockKeys,
    world.papers.map((paper) => keysRow(paper)),
  );
});

it('takes a voided question out of every mark and of what it is of', async () => {
  const preview = await previewed({ kind: 'void', questionId: QUESTION });
  expect(preview).toMatchObject({ gains: 0, losses: chose('A').length, marks: opened().length });
  // What is proposed by it says apart whose mark moves.
  expect(signed.at(-1)?.weighed).toMatchObject({ marks: opened().length, moved: chose('A').length });
  for (const { before, after } of preview.rows) expect(after.of).toBe(before.of - 1);
  expect(preview.reports).toBe(preview.issued);
});

it('names no report of a child who was erased: there is none to issue again', async () => {
  const change: KeyChange = { kind: 'void', questionId: QUESTION };
  const before = await previewed(change);
  const march = opened().filter(({ sessionId }) => sessionId === 'march');
  const [erased = ''] = march.slice(1).map(({ learnerId }) => learnerId);
  const rows = (more: object) =>
    march.slice(1).map((one) => versionRow(one.learnerId, one.learnerId === erased ? more : {}));
  await again(mockReportVersions, rows({ sealKey: null, childName: null }));
  const after = await previewed(change);
  expect([after.issued, after.reports]).toEqual([before.issued - 1, before.reports - 1]);
  expect(after.rows.find(({ mockExamUserId }) => mockExamUserId === erased)?.report).toBe('none');
  expect(signed.at(-1)?.weighed.reports.flatMap(({ learnerIds }) => learnerIds)).not.toContain(erased);
  expect(signed.at(-1)?.weighed.basis).not.toBe(signed.at(-2)?.weighed.basis);
  await again(mockReportVersions, rows({}));
});

it('says until when no answer may be told: while a second session with one of its questions is still to come', async () => {
  expect((await ask(toC)).answersOpenAt).toBeNull();
  expect(signed.at(-1)?.areAnswersOpen).toBe(true);
  const reads = readsOf(db, mockSessions, mockPaperQuestions);
  const known = await reads.from(mockSessions).selectAll().execute();
  const questions = await reads.from(mockPaperQuestions).selectAll().execute();
  const paper = { paperId: 'p', paperHash: 'e'.repeat(64), name: 'Another', minutes: 50 };
  const other = { paperHash: paper.paperHash, setId: 'other', questionIds: [], contents: [`of ${paperA().paperHash}`] };
  await again(mockPaperQuestions, [...questions, other]);
  const july = sessionRow('july', '2027-07-03T09:00:00.000Z', { setId: 'other', papers: [paper] });
  await again(mockSessions, [...known, july]);
  const { answersOpenAt } = await ask(toC);
  expect(Date.parse(answersOpenAt ?? '')).toBeGreaterThan(Date.parse(july.closesAt));
  expect(signed.at(-1)?.areAnswersOpen).toBe(false);
  await again(mockSessions, known);
  expect((await ask(toC)).answersOpenAt).toBeNull();
});

it('signs nothing where what was sat or issued has not all been taken in', async () => {
  for (const state of ['behind', 'stopped'] as const) {
    standing = state;
    const count = signed.length;
    await expect(ask(toC)).rejects.toMatchObject({ parts: { code: 'MockKeyTablesBehind' } });
    expect(signed).toHaveLength(count);
    // The question itself is shown.
    expect((await ask()).preview).toBeNull();
  }
  standing = 'fresh';
  expect(waitedFor.at(-1)).toEqual(
    expect.arrayContaining([
      'mock_reports',
      'mock_report_versions',
      'mock_report_requests',
      'mock_sittings',
      'mock_keys',
    ]),
  );
});

it('holds no more where a key of another paper was put right, by which ranks and reports move as well', async () => {
  await previewed(toC);
  await again(
    mockKeys,
    world.papers.map((paper, index) => keysRow(paper, index === 1 ? { keyVersion: 2 } : {})),
  );
  await previewed(toC);
  expect(signed.at(-1)?.weighed.basis).not.toBe(signed.at(-2)?.weighed.basis);
  await again(
    mockKeys,
    world.papers.map((paper) => keysRow(paper)),
  );
});

it('holds no more where a birthday is known otherwise, by which scores and what is printed move', async () => {
  await previewed(toC);
  const reads = readsOf(db, children);
  const known = await reads.from(children).selectAll().execute();
  await again(
    children,
    known.map((row) => (row.learnerId === opened()[0]?.learnerId ? { ...row, bornOn: '2016-11-01' } : row)),
  );
  await previewed(toC);
  expect(signed.at(-1)?.weighed.basis).not.toBe(signed.at(-2)?.weighed.basis);
  await again(children, known);
});

it('has nothing to weigh where the question counts like that already', async () => {
  const { preview, question } = await ask({ ...toC, answer: 'A' }, QUESTION);
  expect([preview, question.questionId]).toEqual([null, QUESTION]);
});

it('refuses what cannot be, and looks at nobody’s marks for it', async () => {
  const looks = noted.length;
  const other = { kind: 'void', questionId: 'a.2' } as const;
  for (const [change, questionId, code] of [
    [other, QUESTION, 'MockKeysNotFound'],
    [undefined, 'b.1', 'MockKeysNotFound'],
    [
      { kind: 'take back', questionId: QUESTION, decisionId: 'never' } as KeyChange,
      QUESTION,
      'MockKeyDecisionNotFound',
    ],
  ] as const)
    await expect(ask(change, questionId)).rejects.toMatchObject({ parts: { code } });
  expect(noted).toHaveLength(looks);
});

it('tells of an open proposal whether it still holds, and of decisions who made them and which can be taken back', async () => {
  await previewed(toC);
  const weighed = signed.at(-1)?.weighed ?? { basis: '', sittings: 0, marks: 0, ranks: 0, reports: [] };
  const proposal: KeyProposal = {
    proposalId: 'p1',
    keyVersion: 1,
    change: toC,
    reason: 'C is right.',
    weighed,
    proposedBy: 'nadia',
    askedOf: 'callum',
    proposedAt: '2027-06-05T08:00:00.000Z',
  };
  const change = (more: Partial<Keys>) =>
    again(
      mockKeys,
      world.papers.map((paper, index) => keysRow(paper, index === 0 ? more : {})),
    );
  await change({ proposal });
  expect((await ask()).proposal).toMatchObject({
    isOwn: true,
    isOutOfDate: false,
    by: 'Nadia Rahman',
    askedOf: 'Callum Rahman',
    number: 1,
  });
  const waitingFor = async (accountId: string) => {
    const asker = { ...caller, accountId };
    return (await asked<Waiting>(keyProposalsQuery, {}, { db, clock, caller: asker }))[0].proposals;
  };
  expect(await waitingFor('nadia')).toEqual([]);
  expect(await waitingFor('callum')).toEqual([
    {
      proposalId: 'p1',
      paperHash: paperA().paperHash,
      questionId: QUESTION,
      number: 1,
      paperName: 'Paper a',
      setName: null,
      by: 'Nadia Rahman',
      isAskedOfYou: true,
      proposedAt: proposal.proposedAt,
    },
  ]);
  await again(mockReports, []);
  expect((await ask()).proposal).toMatchObject({ isOutOfDate: true });
  const made = (accountId: string, madeAt: string, madeBy: string | null): RowOf<typeof admins> => ({
    accountId,
    hasRole: true,
    isActive: true,
    position: '1',
    heldSince: madeAt,
    madeAt,
    madeBy,
    endedAt: null,
  });
  const [long, lately] = ['2026-01-01T00:00:00.000Z', '2027-05-20T00:00:00.000Z'];
  const who = async () => (await ask()).others.map(({ name, mayConfirm }) => [name, mayConfirm]);
  const asCallum = { db, clock, caller: { ...caller, accountId: 'callum' } };
  const forCallum = async () => {
    const [page] = await asked<Page>(query, { paperHash: paperA().paperHash, questionId: QUESTION }, asCallum);
    return page.proposal?.whyNot;
  };
  const askedCannot = async () => (await ask()).proposal?.askedCannot;
  // Where all are of one hand, any of them may.
  await again(admins, [made('nadia', long, null), made('callum', lately, 'nadia')]);
  expect(await who()).toEqual([['Callum Rahman', true]]);
  expect(await forCallum()).toBeNull();
  expect(await askedCannot()).toBe(false);
  // Nor does it help that the only other hand was taken away for this.
  const gone = (endedAt: string) => ({ ...made('old-hand', long, null), isActive: false, endedAt });
  const both = [made('nadia', long, null), made('callum', lately, 'nadia')];
  await again(admins, [...both, gone('2027-06-01T00:00:00.000Z')]);
  expect([await who(), await forCallum()]).toEqual([[['Callum Rahman', false]], 'made by proposer']);
  await again(admins, [...both, gone('2027-04-01T00:00:00.000Z')]);
  expect([await who(), await forCallum()]).toEqual([[['Callum Rahman', true]], null]);
  await again(admins, both);
  const three = [account('nadia', 'Nadia'), account('callum', 'Callum'), account('mia', 'Mia')];
  await again(accounts, three);
  expect(await who()).toEqual([
    ['Callum Rahman', false],
    ['Mia Rahman', true],
  ]);
  // Of two with the same name the address is told, and of no other.
  await again(accounts, [...three, account('second-mia', 'Mia')]);
  const told = (await ask()).others.map(({ name, email }) => [name, email]);
  expect(told).toEqual([
    ['Callum Rahman', null],
    ['Mia Rahman', 'mia@example.org'],
    ['Mia Rahman', 'second-mia@example.org'],
  ]);
  await again(accounts, three);
  expect(await forCallum()).toBe('made by proposer');
  expect(await askedCannot()).toBe(true);
  // It waits for those alone who may confirm it, whoever was asked.
  expect(await waitingFor('callum')).toEqual([]);
  expect(await waitingFor('mia')).toMatchObject([{ proposalId: 'p1', isAskedOfYou: false }]);
  await again(admins, [made('nadia', long, null), made('callum', '2027-06-05T08:10:00.000Z', 'mia')]);
  expect(await forCallum()).toBe('too new');
  await change({ keyVersion: 2, decisions: [decisionOn(QUESTION)] });
  const page = await ask();
  expect(page.question).toMatchObject({ counting: { answer: 'C' }, published: 'A', why: 'C is right.' });
  expect(page.decisions).toMatchObject([
    { number: 1, reports: 2, by: 'Nadia Rahman', confirmedBy: 'Callum Rahman', canBeTakenBack: true },
  ]);
  const [history] = await asked<History>(keyHistoryQuery(note), { mockExamSessionId: 'april' }, { db, caller, clock });
  expect(history.lines).toMatchObject([
    {
      what: 'Question 1 of Paper a: key put right, A to C',
      detail:
        'C is right. 2 reports issued again, as they say something different about the child; others stay as they were issued.',
      by: 'Nadia Rahman',
      confirmedBy: 'Callum Rahman',
    },
  ]);
  // A session of the same papers that is still to begin has no part in it.
  const known = await readsOf(db, mockSessions).from(mockSessions).selectAll().execute();
  const april = known.filter(({ sessionId }) => sessionId === 'april');
  const toCome = april.map((one) => ({ ...one, sessionId: 'to-come', startsAt: '2027-09-04T09:00:00.000Z' }));
  await again(mockSessions, [...known, ...toCome]);
  const [other] = await asked<History>(keyHistoryQuery(note), { mockExamSessionId: 'to-come' }, { db, caller, clock });
  expect(other).toMatchObject({ papers: [{}, {}], lines: [] });
  await again(mockSessions, known);
});

it('tells of the last proposals that another refused, the newest first, and of those taken away, with what was said', async () => {
  const one = (place: number, more: object = {}) => ({
    proposalId: `p${place}`,
    change: toC,
    reason: 'C is right.',
    why: 'refused' as const,
    words: null,
    withdrawnBy: 'callum',
    withdrawnAt: `2027-06-05T08:4${place}:00.000Z`,
    ...more,
  });
  const own = one(7, { why: 'withdrawn', withdrawnBy: 'nadia', words: 'It was the other one.' });
  const withdrawn = [...[0, 1, 2, 3, 4].map((place) => one(place)), own, one(6, { words: 'Both can be read so.' })];
  await again(
    mockKeys,
    world.papers.map((paper, index) => keysRow(paper, index === 0 ? { withdrawn } : {})),
  );
  const { refused = [], takenAway } = await ask();
  expect(takenAway).toEqual([
    {
      proposalId: 'p7',
      number: 1,
      change: toC,
      reason: 'C is right.',
      words: 'It was the other one.',
      by: 'Nadia Rahman',
      takenAwayAt: own.withdrawnAt,
    },
  ]);
  expect(refused.map(({ proposalId }) => proposalId)).toEqual(['p6', 'p4', 'p3', 'p2', 'p1']);
  expect(refused[0]).toEqual({
    proposalId: 'p6',
    number: 1,
    change: toC,
    reason: 'C is right.',
    words: 'Both can be read so.',
    by: 'Callum Rahman',
    refusedAt: '2027-06-05T08:46:00.000Z',
  });
});

it('tells in words what happened to a session: what was taken away again, what disturbed it, and its reports', async () => {
  const refused = {
    proposalId: 'gone',
    change: toC,
    reason: 'C is right.',
    why: 'refused' as const,
    words: 'Both B and D can be read as right.',
    withdrawnBy: 'callum',
    withdrawnAt: '2027-06-05T08:40:00.000Z',
  };
  await again(
    mockKeys,
    world.papers.map((paper, index) => keysRow(paper, index === 0 ? { withdrawn: [refused] } : {})),
  );
  await again(mockIncidents, [
    {
      sessionId: 'march',
      incidentId: 'bell',
      position: '9',
      what: 'The fire bell rang',
      fromAt: '2027-03-06T10:20:00.000Z',
      untilAt: '2027-03-06T10:25:00.000Z',
      learnerIds: null,
      kinds: [],
      markedAt: '2027-03-06T10:30:00.000Z',
      markedBy: 'nadia',
      withdrawn: 'It was a drill next door.',
      withdrawnAt: '2027-06-05T08:50:00.000Z',
      withdrawnBy: 'callum',
      decisions: [],
    },
  ]);
  const { requestId } = versionRow('child-1');
  await again(mockReportRequests, [
    {
      sessionId: 'march',
      requestId,
      kind: 'individual',
      reason: 'key changed',
      note: 'C is right.',
      named: 2,
      askedAt: '2027-06-05T08:45:00.000Z',
      askedBy: 'nadia',
      preparedAt: null,
      addressed: null,
      answered: 0,
      position: null,
      keyVersions: null,
      markingRule: null,
      template: null,
      cohort: null,
    },
  ]);
  const look = { db, caller, clock };
  const [{ lines }] = await asked<History>(keyHistoryQuery(note), { mockExamSessionId: 'march' }, look);
  expect(lines).toMatchObject([
    { about: 'incident', what: 'Incident taken back: The fire bell rang', detail: 'It was a drill next door.' },
    {
      about: 'reports',
      what: '2 reports issued again, as a key was put right',
      detail: expect.stringMatching(/^\d+ made, \d+ sent\. Families read: C is right\.$/),
      by: 'Nadia Rahman',
    },
    {
      about: 'key',
      what: 'Question 1 of Paper a: the key C was proposed and refused',
      detail: 'Both B and D can be read as right.',
      by: 'Callum Rahman',
    },
    { about: 'incident', what: 'Incident marked: The fire bell rang', detail: 'For everybody.', by: 'Nadia Rahman' },
  ]);
});
