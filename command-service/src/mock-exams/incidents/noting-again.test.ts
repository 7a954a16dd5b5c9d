import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { RequestOf } from 'schemas/describe/contract';
import * as incidents from 'schemas/mock-exams/incidents/incidents.contract';
import { prepareReports } from 'schemas/mock-exams/reports/delivery.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import * as sittings from 'schemas/mock-exams/sittings/sitting.contract';
import { goldenOf } from 'schemas/testing/goldens';
import { staffedHall, type HallSession, type StaffedHall } from '../sittings/testing/staffed-hall';

type Child = Awaited<ReturnType<HallSession['child']>>;

const MINUTE = 60;
const EVENING = 20 * 60 * MINUTE;
const kinds = ['window'];
let hall: StaffedHall;
let march: HallSession;
let amara: Child;
let ben: Child;
let bellId: string;

beforeAll(async () => {
  hall = await staffedHall(['desk', 'office']);
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  march = await hall.anotherSession();
  [amara, ben] = [await march.child('amara'), await march.child('ben')];
  for (const child of [amara, ben]) {
    const opened = { mockExamSessionId: march.sessionId, deviceId: 'desk' };
    await child.call(0, sittings.createMockExamSessionTracker, opened);
  }
  bellId = await marked();
});

async function marked(): Promise<string> {
  const times = { fromAt: hall.at(10 * MINUTE), untilAt: hall.at(17 * MINUTE) };
  const { body } = await march.staff(18 * MINUTE, incidents.markMockIncident, { what: 'Fire bell', kinds, ...times });
  return String(body['incidentId']);
}

/** Without a note nothing is given, and one that stood goes. */
async function noted(note: string | null, children: readonly Child[], incidentId = bellId) {
  const seenDecisions = march
    .happened('MockIncidentDecided')
    .filter(({ data }) => data['incidentId'] === incidentId).length;
  const { body } = await march.staff(EVENING, incidents.decideMockIncident, {
    incidentId,
    how: note === null ? 'nothing' : 'note',
    kinds,
    lessByHand: true,
    children: children.map(({ learnerId }) => ({ mockExamUserId: learnerId, paper: 1, seconds: 7 * MINUTE })),
    seenDecisions,
    reason: 'Everybody had to leave.',
    ...(note !== null && { note }),
  });
  return String(body['decisionId']);
}

const workers = () => hall.office.asService('workers');
const issueAgain = (decisionId: string) =>
  workers()(incidents.issueAgainAfterIncident, { sessionId: march.sessionId, decisionId });
const asked = () => march.happened('MockReportsAskedFor').filter(({ data }) => data['reason'] === 'note changed');
const whose = () => asked().map(({ data }) => data['learnerIds']);

async function askForAll(): Promise<string> {
  return String((await march.staff(EVENING, generateAndSendMockExamReports, {})).body['requestId']);
}
/** Counted as the log stands now, as a worker does it; `position`: as it stood then. */
async function count(requestId: string, position?: string, learnerIds = [amara.learnerId, ben.learnerId]) {
  const { cohort, markingRule, template, keyVersions } = goldenOf('MockReportsPrepared').data as RequestOf<
    typeof prepareReports
  >;
  const made = { cohort, markingRule, template, keyVersions, position: position ?? (await hall.house.store.head()) };
  const counted = { sessionId: march.sessionId, requestId, learnerIds, ...made };
  expect((await workers()(prepareReports, counted)).status).toBe(200);
}
const head = () => hall.house.store.head();
const reportsOfAll = async () => count(await askForAll());

it('has the reports of those alone made again who have a note since theirs were counted, and once', async () => {
  await reportsOfAll();
  const decisionId = await noted('A fire bell rang.', [amara]);
  const replies = await Promise.all([issueAgain(decisionId), issueAgain(decisionId), issueAgain(decisionId)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await issueAgain(decisionId)).toMatchObject({ status: 200 });
  expect(whose()).toEqual([[amara.learnerId]]);
  await count(`note-${decisionId}`, undefined, [amara.learnerId]);
  expect(await issueAgain(decisionId)).toMatchObject({ status: 200 });
  expect(whose()).toHaveLength(1);
});

it('asks for nothing where no report was counted yet, or all were after it: those have it', async () => {
  const decisionId = await noted('A fire bell rang.', [amara, ben]);
  expect(await issueAgain(decisionId)).toMatchObject({ status: 200 });
  await reportsOfAll();
  expect(await issueAgain(decisionId)).toMatchObject({ status: 200 });
  expect(asked()).toEqual([]);
});

it('waits for what is being counted, and asks again where that was begun before the note', async () => {
  const requestId = await askForAll();
  const begun = await head();
  const decisionId = await noted('A fire bell rang.', [amara, ben]);
  expect(await issueAgain(decisionId)).toMatchObject({ status: 409, code: 'IncidentReportsRunning' });
  await count(requestId, begun);
  for (const _ of [1, 2]) expect(await issueAgain(decisionId)).toMatchObject({ status: 200 });
  expect(whose()).toEqual([[amara.learnerId, ben.learnerId]]);
});

it('asks once for two notes that were put on before either was looked at', async () => {
  await reportsOfAll();
  const otherId = await marked();
  const [first, second] = [await noted('A bell.', [amara]), await noted('A drill.', [amara], otherId)];
  expect(await issueAgain(second)).toMatchObject({ status: 200 });
  await count(`note-${second}`, undefined, [amara.learnerId]);
  expect(await issueAgain(first)).toMatchObject({ status: 200 });
  expect(whose()).toEqual([[amara.learnerId]]);
});

it('has them made again where another decision takes the note back, or writes another; not where it is the same', async () => {
  await reportsOfAll();
  const first = await noted('A bell.', [amara, ben]);
  await issueAgain(first);
  await count(`note-${first}`);
  await issueAgain(await noted('A bell.', [amara, ben]));
  expect(whose()).toHaveLength(1);
  const other = await noted('A drill.', [ben]);
  await issueAgain(other);
  expect(whose().slice(1)).toEqual([[ben.learnerId]]);
  await count(`note-${String(march.happened('MockIncidentDecided').at(-1)?.data['decisionId'])}`, undefined, [
    ben.learnerId,
  ]);
  await issueAgain(await noted(null, [amara]));
  expect(whose().slice(2)).toEqual([[amara.learnerId]]);
});

it('knows no other decision, and is asked by nobody but the workers', async () => {
  expect(await issueAgain('none')).toMatchObject({ status: 404, code: 'IncidentNotFound' });
  const call = { sessionId: march.sessionId, decisionId: 'none' };
  expect((await march.staff(EVENING, incidents.issueAgainAfterIncident, call)).status).toBe(403);
});
