import { getMockExamReportForMockExamUser } from 'schemas/mock-exams/reports/child-report.contract';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import { getMockExamRoomReplay } from 'schemas/mock-exams/replay/replay.contract';
import { getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import type { FakeServer, Said } from '../fake-server';
import { issuedReport } from './issued-report';
import { keyDecision, keyPage, keyPreview } from './key-page';
import { satRoom, satTimeline } from './sat-room';
import { sentReports } from './sent-reports';
import { trend } from './trend';

interface Telling {
  /** What there is, what there would be if nothing had happened, or a refusal. */
  readonly told: <T extends object>(filled: T, none: T) => T | Said;
  /** Of the child. */
  readonly name: string;
}

/** The services as far as staff meet them after a mock exam: its replay, its reports, its keys. */
export function withExams(server: FakeServer, { told, name }: Telling): FakeServer {
  const same = <T extends object>(one: T) => told(one, one);
  return server
    .on(getMockExamTimeline)
    .answers(() => same(satTimeline(name)))
    .on(getMockExamRoomReplay)
    .answers(() => told(satRoom(40, name), { ...satRoom(0, name), begun: 0 }))
    .on(getMockExamReports)
    .answers(() =>
      told(sentReports(name), { ...sentReports(name), users: 0, requests: [], reports: [], overall: null }),
    )
    .on(getMockExamReportForMockExamUser)
    .answers(() => same(issuedReport({ childName: name })))
    .on(getMockExamTrend)
    .answers(() => same(trend()))
    .on(getMockKeyChange)
    .answers(({ change }) =>
      told(keyPage({ decisions: [keyDecision()], preview: change ? keyPreview() : null }), keyPage()),
    );
}
