import { called, naming, type Called } from '../../testing/called';
import * as childReport from '../reports/child-report.contract';
import * as delivery from '../reports/delivery.contract';
import * as overall from '../reports/overall.contract';
import * as progress from '../reports/progress.contract';
import type { OverallContent } from '../reports/overall-content';
import { alarmKinds, skippedBecause } from '../reports/reports.events';
import * as sending from '../reports/sending.contract';

const ADMINS = '. . . . . . . . A . . . .';
/** Parents after their password, and admins. */
const PARENTS = '. f u . . . . . a . . . .';
const WORKERS = '. . . . . . . . . W . . .';
const ofSession = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });
const ofChild = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh, mockExamUserId: fresh });
const request = ({ fresh }: { readonly fresh: string }) => ({ sessionId: fresh, requestId: fresh });
const one = ({ fresh }: { readonly fresh: string }) => ({ sessionId: fresh, learnerId: fresh });
const first = { version: 1, sending: 1 };
const hash = 'a1'.repeat(32);
const madeFrom = { position: '1'.padStart(20, '0'), keyVersions: [], markingRule: 1, template: 1 };

const overallSample: OverallContent = {
  sentence: 'Nobody has sat every paper to the end.',
  line: 'GL-style mock exam, Autumn',
  facts: [],
  isIndicative: true,
  histogram: [],
  parts: [],
  questions: [],
  asked: 0,
  madeFrom: 'Made from the log up to 1',
  madeAt: '2131-03-06T19:00:00.000Z',
};

export const reportsCalls: readonly Called[] = naming({ mockExamSessionId: 'sat exam', mockExamUserId: 'child' }, [
  called(sending.generateAndSendMockExamReports, ADMINS, ofSession),
  called(sending.makeMockExamReportsAgain, ADMINS, (it) => ({
    ...ofSession(it),
    mockExamUserIds: [it.fresh],
    seenRequests: 0,
  })),
  called(sending.generateAndSendOverallMockExamReport, ADMINS, ofSession),
  called(sending.sendMockExamReportAgain, ADMINS, (it) => ({ ...ofChild(it), seenVersion: 1, seenSending: 1 })),
  called(progress.getMockExamReports, ADMINS, ofSession),
  called(progress.previewMockExamReport, ADMINS, ofChild),
  called(progress.takeMockExamReports, ADMINS, ofSession),
  called(overall.getOverallMockExamReport, ADMINS, ofSession),
  called(overall.takeOverallMockExamReport, ADMINS, ofSession),
  called(overall.rebuildOverallMockExamReport, ADMINS, ofSession),
  called(childReport.getMockExamReportForMockExamUser, PARENTS, ofChild),
  called(childReport.takeMockExamReport, PARENTS, ofChild),
  called(childReport.rebuildMockExamReport, ADMINS, ofChild),
  called(delivery.prepareReports, WORKERS, (it) => ({
    ...request(it),
    ...madeFrom,
    cohort: { markingRule: 1, n: 0, papers: [], parts: [] },
    learnerIds: [],
  })),
  called(delivery.issueReport, WORKERS, (it) => ({
    ...request(it),
    ...madeFrom,
    learnerId: it.fresh,
    familyId: it.fresh,
    contentHash: hash,
    sealedHash: hash,
    sealKey: 'k'.repeat(44),
    version: 1,
    site: 'https://fieldfare.example',
  })),
  called(delivery.skipReport, WORKERS, (it) => ({ ...request(it), learnerId: it.fresh, why: skippedBecause[0] })),
  called(delivery.standsReport, WORKERS, (it) => ({ ...one(it), ...first })),
  called(delivery.noteReportSent, WORKERS, (it) => ({ ...one(it), ...first })),
  called(delivery.noteReportFailed, WORKERS, (it) => ({ ...one(it), ...first, why: '550 no such mailbox' })),
  called(delivery.setReportsDue, WORKERS, ({ fresh }) => ({ sessionId: fresh })),
  called(delivery.raiseReportsAlarm, WORKERS, ({ fresh }) => ({
    sessionId: fresh,
    dueAt: '2131-03-06T19:00:00.000Z',
    kind: alarmKinds[0],
    waiting: 3,
    adminIds: [],
  })),
  called(delivery.issueOverallReport, WORKERS, (it) => ({
    ...request(it),
    ...madeFrom,
    contentHash: hash,
    content: overallSample,
    adminIds: [],
  })),
  called(delivery.noteOverallReportSent, WORKERS, ({ fresh }) => ({ sessionId: fresh, version: 1, accountId: fresh })),
]);
