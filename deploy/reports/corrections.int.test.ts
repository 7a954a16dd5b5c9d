import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { countCohort } from 'exam-reports/basis/count-cohort';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import { idFrom } from 'platform/event-log';
import { streamOf } from 'platform/event-store';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import type { RequestOf } from 'schemas/describe/contract';
import { issueReport, prepareReports } from 'schemas/mock-exams/reports/delivery.contract';
import { officeOf } from '../../command-service/testing/office';
import { reportPress, type ReportPress } from '../../workers/src/mock-exams/reports/press/report-press';
import { demoSession, type DemoSession } from './demo-session';

/** Two keys are put right close together: what a family is told, whichever of the two requests comes first. */
type Because = NonNullable<RequestOf<typeof issueReport>['because']>;
const THIRD = 'Question 3 was marked with the wrong answer.';
const FIFTH = 'Question 5 was marked with the wrong answer.';
const at = '2027-03-01T10:00:00.000Z';

let demo: DemoSession;
let press: ReportPress;
let workers: ReturnType<ReturnType<typeof officeOf>['asService']>;
let counted: Awaited<ReturnType<typeof countCohort>>;
/** Each test has a child of its own. */
let nth = 0;
let learnerId: string;
let run: string;

beforeAll(async () => {
  demo = await demoSession();
  const { store } = demo.house;
  workers = officeOf(demo.house).asService('workers');
  press = reportPress({
    db: { prepared: () => Promise.resolve([]) },
    store,
    blobs: memoryBlobs(),
    print: () => Promise.resolve(new Uint8Array([1])),
    site: 'https://fieldfare.example',
  });
  counted = await countCohort(store, { papers: demo.papers, sitters: [], position: await store.head() });
});
afterAll(() => demo.house.close());
beforeEach(async () => {
  nth += 1;
  run = `run-${nth}`;
  learnerId = demo.sitters[nth]?.learnerId ?? '';
  await prepare('first', 'results');
  await issue('first', 'results');
});

async function append(stream: string, type: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  const expected = (await demo.house.log.readStream(stream)).at(-1)?.revision ?? -1;
  const recording = { commandId: idFrom(type, `${stream} ${expected}`), actor: { id: 'ravi', role: '' }, at };
  await demo.house.log.append({ stream, expected, recording, events: [{ type, data }] });
}

const paperHash = () => demo.papers[0]?.paperHash ?? '';
const keysOf = (hash: string) => demo.house.log.readStream(streamOf('examkey', hash));

/** Another letter for a question of the first paper; each test turns it once more. */
async function decide(place: number, reason: string): Promise<void> {
  const stored = await keysOf(paperHash());
  const published = stored[0]?.data as { keys: { questionId: string; answer: string }[] };
  const { questionId = '', answer: first = '' } = published.keys[place - 1] ?? {};
  const others = ['A', 'B', 'C', 'D'].filter((letter) => letter !== first);
  const whose = { paperHash: paperHash(), questionId, reason, reports: [], proposedBy: 'ravi', decidedAt: at };
  const keyVersion = stored.length + 1;
  const how = { kind: 'correct', answer: others[nth % others.length] ?? '' };
  const data = { ...whose, ...how, keyVersion, decisionId: `decision-${keyVersion}` };
  await append(streamOf('examkey', paperHash()), 'MockKeyChanged', data);
}

const nameOf = (requestId: string) => `${run}-${requestId}`;

/** What is counted now, to be written down at once or later. */
async function count(requestId: string, because: Because, note?: string) {
  const { sessionId } = demo;
  const request = { requestId: nameOf(requestId), sessionId, kind: 'individual', reason: because, askedAt: at };
  await append(streamOf('examsession', sessionId), 'MockReportsAskedFor', { ...request, ...(note && { note }) });
  const keyVersions = await Promise.all(
    demo.papers.map(async (paper) => ({
      paperHash: paper.paperHash,
      keyVersion: (await keysOf(paper.paperHash)).length,
    })),
  );
  const position = await demo.house.store.head();
  const { cohort, markingRule } = counted;
  const made = { position, cohort, markingRule, keyVersions, template: REPORT_TEMPLATE };
  return { sessionId, requestId: nameOf(requestId), ...made, learnerIds: [learnerId] };
}
async function prepare(...asked: Parameters<typeof count>): Promise<void> {
  expect(await workers(prepareReports, await count(...asked))).toMatchObject({ status: 200 });
}

/** As its job does it. */
async function issue(requestId: string, because: Because) {
  const asked = { sessionId: demo.sessionId, learnerId, requestId: nameOf(requestId) };
  const child = { familyId: 'family', childName: null, ageMonths: null, skipped: null };
  const made = await press.make({ ...asked, child });
  if (made === null) throw new Error('it was sat');
  expect(made.because).toBe(because);
  expect(await workers(issueReport, { ...asked, ...made, familyId: 'family' })).toMatchObject({ status: 200 });
}
const written = async () =>
  (await demo.house.log.readStream(streamOf('examreport', `${demo.sessionId}.${learnerId}`))).map(({ type, data }) => [
    type,
    (data as { requestId: string }).requestId.slice(run.length + 1),
    (data as { version: number }).version,
  ]);
const said = (version: number) => press.changed({ sessionId: demo.sessionId, learnerId, version }, null);
const BOTH = new RegExp(
  `Question 3 of .* was marked again with a corrected answer; Question 5 of .* was marked again with a corrected answer: .*\\. ${THIRD} ${FIFTH}$`,
);

it('tells both reasons in one mail, where the first request is held up until the second was answered', async () => {
  await decide(3, THIRD);
  await prepare('third', 'key changed', THIRD);
  await decide(5, FIFTH);
  await prepare('fifth', 'key changed', FIFTH);
  await issue('fifth', 'key changed');
  expect(await said(2)).toMatch(BOTH);
  await issue('third', 'key changed');
  expect(await written()).toEqual([
    ['MockReportIssued', 'first', 1],
    ['MockReportIssued', 'fifth', 2],
    ['MockReportRequestAnswered', 'third', 2],
  ]);
});

it('tells both reasons in one mail, where the first request is counted once both are decided', async () => {
  await decide(3, THIRD);
  await decide(5, FIFTH);
  await prepare('third', 'key changed', THIRD);
  await issue('third', 'key changed');
  expect(await said(2)).toMatch(BOTH);
  await prepare('fifth', 'key changed', FIFTH);
  await issue('fifth', 'key changed');
  expect(await written()).toEqual([
    ['MockReportIssued', 'first', 1],
    ['MockReportIssued', 'third', 2],
    ['MockReportRequestAnswered', 'fifth', 2],
  ]);
});

it('tells what staff had said of a request that was held up, and of one that was answered nothing again', async () => {
  await prepare('late', 'again', 'A late answer counts now');
  await decide(3, THIRD);
  await prepare('third', 'key changed', THIRD);
  await issue('third', 'key changed');
  expect(await said(2)).toMatch(/^Question 3 of .*\. Question 3 was marked .*\. A late answer counts now\.$/);
  await issue('late', 'again');
  await prepare('more', 'again', 'Another late answer counts now.');
  await issue('more', 'again');
  expect(await said(3)).toMatch(/^The mark, \d+ of 139, is the same\. Another late answer counts now\.$/);
  expect(await written()).toEqual([
    ['MockReportIssued', 'first', 1],
    ['MockReportIssued', 'third', 2],
    ['MockReportRequestAnswered', 'late', 2],
    ['MockReportIssued', 'more', 3],
  ]);
});

/** Puts a note on the report of the child, or takes off what stands there. */
async function decideNote(incidentId: string, note: string | undefined): Promise<void> {
  const { sessionId } = demo;
  const told = { sessionId, incidentId, kinds: ['window'], reason: 'It rang.', decidedAt: at };
  const { revision = 0 } = (await demo.house.log.readStream(streamOf('examsession', sessionId))).at(-1) ?? {};
  const lost = { learnerId, paper: 1, lost: [], lostSeconds: 420, lessSeconds: 0, seconds: 420 };
  const reckoned = { how: 'note', lessByHand: true, children: [lost], rule: 1, countedTo: '0' };
  const data = { ...told, ...reckoned, decisionId: `note-${revision}`, ...(note !== undefined && { note }) };
  await append(streamOf('examsession', sessionId), 'MockIncidentDecided', data);
}
async function markBell(): Promise<string> {
  const incidentId = `bell-${run}`;
  const times = { fromAt: at, untilAt: '2027-03-01T10:07:00.000Z', markedAt: at };
  const data = { sessionId: demo.sessionId, incidentId, what: 'Fire bell', kinds: ['window'], ...times };
  await append(streamOf('examsession', demo.sessionId), 'MockIncidentMarked', data);
  return incidentId;
}

it('says of a note why there is another report, of the same note nothing again, and of one that was taken off', async () => {
  const bell = await markBell();
  await decideNote(bell, 'A fire bell rang.');
  await prepare('noted', 'note changed');
  await issue('noted', 'note changed');
  expect(await said(2)).toMatch(/ the same\. A note about the exam was put on the report: “A fire bell rang\.”$/);
  await prepare('twice', 'note changed');
  await issue('twice', 'note changed');
  await decideNote(bell, undefined);
  await prepare('off', 'note changed');
  await issue('off', 'note changed');
  expect(await said(3)).toMatch(/ the same\. A note was taken off the report: “A fire bell rang\.”$/);
  expect(await written()).toEqual([
    ['MockReportIssued', 'first', 1],
    ['MockReportIssued', 'noted', 2],
    ['MockReportRequestAnswered', 'twice', 2],
    ['MockReportIssued', 'off', 3],
  ]);
});

it('says a note together with a corrected key, whichever of the two was asked for first', async () => {
  await decide(3, THIRD);
  await prepare('third', 'key changed', THIRD);
  await decideNote(await markBell(), 'A fire bell rang.');
  await prepare('noted', 'note changed');
  await issue('noted', 'note changed');
  expect(await said(2)).toMatch(/was marked with the wrong answer\. A note about the exam was put on .* rang\.”$/);
  await issue('third', 'key changed');
  expect(await written()).toEqual([
    ['MockReportIssued', 'first', 1],
    ['MockReportIssued', 'noted', 2],
    ['MockReportRequestAnswered', 'third', 2],
  ]);
});

it('tells it of a first report to nobody: it is printed once, with the keys as they are', async () => {
  nth += 3;
  run = `run-${nth}`;
  learnerId = demo.sitters[nth]?.learnerId ?? '';
  await decide(3, THIRD);
  await prepare('results', 'results');
  await prepare('third', 'key changed', THIRD);
  await issue('third', 'key changed');
  expect(await said(1)).toBeNull();
  await issue('results', 'results');
  expect(await written()).toEqual([
    ['MockReportIssued', 'third', 1],
    ['MockReportRequestAnswered', 'results', 1],
  ]);
});
