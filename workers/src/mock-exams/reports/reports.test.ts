import { describe, expect, it } from '@jest/globals';
import { CommandRefused } from 'platform/http';
import { NotYet, PermanentFailure } from 'platform/jobs';
import { PASSES } from 'platform/logging';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { askedFor, AT, ran } from '../../../testing/worker-kit';
import { alarmMailJob, reportsAlarmJob, reportsDueJob } from './due.jobs';
import { issueReportJob } from './issue-report.job';
import { issueOverallReportJob, overallMailJob } from './overall-report.jobs';
import { prepareReportsJob } from './prepare-reports.job';
import { refusedInWords } from './refused-words';
import { reportMailJob } from './report-mail.job';
import type { MadeReport, PreparedReports, ReportedChild } from './report-port';
import { sendReports, watchReportsDue } from './send-reports.process';

const asked = { sessionId: 's', learnerId: 'l', requestId: 'r' };
const people = { f: { email: 'parent@example.org', name: null }, admin: { email: 'admin@example.org', name: null } };
const position = '7'.padStart(20, '0');
const madeFrom = { position, keyVersions: [], markingRule: 1, template: 1 };
const overallSaid = {
  sentence: 'Nobody has sat every paper to the end.',
  line: '',
  facts: [],
  isIndicative: true,
  histogram: [],
  parts: [],
  questions: [],
  asked: 0,
  madeFrom: '',
  madeAt: '2026-11-21T17:00:00.000Z',
};
const prepared: PreparedReports = { ...madeFrom, cohort: { markingRule: 1, n: 0, papers: [], parts: [] } };
const child: ReportedChild = { familyId: 'f', childName: "Aoife O'Neill", ageMonths: 126, skipped: null };
const made: MadeReport = {
  ...madeFrom,
  version: 1,
  contentHash: 'c'.repeat(64),
  sealedHash: 'd'.repeat(64),
  sealKey: 'k'.repeat(44),
  site: 'https://fieldfare.example',
};
const happened = (type: AnyEvent['type'], data: object): AnyEvent =>
  ({ type, data: { ...goldenOf(type).data, ...data } }) as AnyEvent;

describe('what follows from asking for reports', () => {
  it('is that they are counted once, then one for each child, then its mail, each under a key of its own', () => {
    expect(askedFor(sendReports, happened('MockReportsAskedFor', { sessionId: 's', requestId: 'r' }))).toMatchObject([
      { task: 'mock-exams.prepare-reports', once: 's r' },
    ]);
    const of = { sessionId: 's', requestId: 'r', kind: 'individual', learnerIds: ['a', 'b'] };
    expect(askedFor(sendReports, happened('MockReportsPrepared', of)).map(({ once }) => once)).toEqual([
      's a r',
      's b r',
    ]);
    const issued = { ...asked, familyId: 'f', version: 2, note: 'A key was put right.' };
    expect(askedFor(sendReports, happened('MockReportIssued', issued))).toEqual([
      {
        task: 'mock-exams.report-mail',
        once: 's l 2',
        data: { ...asked, familyId: 'f', version: 2, sending: 1, note: 'A key was put right.' },
      },
    ]);
    const again = { ...asked, familyId: 'f', version: 2, sending: 3 };
    expect(askedFor(sendReports, happened('MockReportResendAskedFor', again))).toMatchObject([
      { once: 's l 2 again 3' },
    ]);
  });

  it('is for staff one report, and one mail to each admin', () => {
    const of = { sessionId: 's', requestId: 'r', kind: 'overall', learnerIds: ['a'] };
    expect(askedFor(sendReports, happened('MockReportsPrepared', of))).toMatchObject([
      { task: 'mock-exams.issue-overall-report', once: 's r' },
    ]);
    const issued = { sessionId: 's', version: 1, adminIds: ['ann', 'ben'] };
    expect(askedFor(sendReports, happened('MockOverallReportIssued', issued)).map(({ once }) => once)).toEqual([
      's 1 ann',
      's 1 ben',
    ]);
  });
});

describe('preparing', () => {
  const known = {
    caughtUp: () => Promise.resolve(position),
    addressed: () => Promise.resolve(['a', 'b']),
    prepare: () => Promise.resolve(prepared),
  };

  it('has what the clock has ended written down first, and then counts', async () => {
    const reports = {
      ...known,
      unsettled: () => Promise.resolve(['b']),
      request: () => Promise.resolve({ kind: 'individual' as const }),
    };
    const { commands } = await ran(prepareReportsJob, { sessionId: 's', requestId: 'r' }, { reports });
    expect(commands).toEqual([
      ['/mock-exams/settleSitting', { sessionId: 's', learnerId: 'b' }],
      ['/mock-exams/prepareReports', { sessionId: 's', requestId: 'r', ...prepared, learnerIds: ['a', 'b'] }],
    ]);
  });

  it('counts again where a key was put right meanwhile', async () => {
    const reports = { ...known, request: () => Promise.resolve({ kind: 'individual' as const }) };
    const onCommand = () => {
      throw new CommandRefused('ReportsKeysMeanwhile', 'other keys count by now');
    };
    await expect(
      ran(prepareReportsJob, { sessionId: 's', requestId: 'r' }, { reports, onCommand }),
    ).rejects.toBeInstanceOf(NotYet);
  });

  it('concerns those alone who were named', async () => {
    const request = { kind: 'individual' as const, learnerIds: ['b'] };
    const reports = { ...known, request: () => Promise.resolve(request) };
    const { commands } = await ran(prepareReportsJob, { sessionId: 's', requestId: 'r' }, { reports });
    expect(commands).toMatchObject([['/mock-exams/prepareReports', { learnerIds: ['b'] }]]);
  });
});

describe('making a report', () => {
  const known = (more: Partial<ReportedChild> = {}, report: MadeReport | null = made) => ({
    child: () => Promise.resolve({ ...child, ...more }),
    make: () => Promise.resolve(report),
  });

  it('is written down with whose it is', async () => {
    const { commands } = await ran(issueReportJob, asked, { reports: known() });
    const { familyId, childName, ageMonths } = child;
    expect(commands).toEqual([['/mock-exams/issueReport', { ...asked, ...made, familyId, childName, ageMonths }]]);
  });

  it('says nothing of a name or an age that nobody knows', async () => {
    const { commands } = await ran(issueReportJob, asked, { reports: known({ childName: null, ageMonths: null }) });
    expect(commands).toEqual([['/mock-exams/issueReport', { ...asked, ...made, familyId: 'f' }]]);
  });

  it.each(['did not sit', 'erased', 'no right', 'moved'] as const)(
    'is not done for whoever is skipped: %s',
    async (why) => {
      const { commands } = await ran(issueReportJob, asked, { reports: known({ skipped: why }) });
      expect(commands).toEqual([['/mock-exams/skipReport', { ...asked, why }]]);
    },
  );

  it('is not done for who opened no paper, and says so of who is erased meanwhile', async () => {
    const none = await ran(issueReportJob, asked, { reports: known({}, null) });
    expect(none.commands).toEqual([['/mock-exams/skipReport', { ...asked, why: 'did not sit' }]]);
    const gone = await ran(issueReportJob, asked, { reports: known(), outcome: 'skipped' });
    expect(gone.commands.at(-1)).toEqual(['/mock-exams/skipReport', { ...asked, why: 'erased' }]);
  });
});

describe('the mail about a report', () => {
  const mail = { ...asked, familyId: 'f', version: 1, sending: 1 };
  const which = { sessionId: 's', learnerId: 'l', version: 1, sending: 1 };

  it('leads to the report after log-in, holds no figure and no name, and is noted', async () => {
    const { mails, commands } = await ran(reportMailJob, mail, { people });
    expect(mails).toMatchObject([
      { to: 'parent@example.org', subject: 'The report of Mei-Ling’s mock exam, Saturday 21 November 2026' },
    ]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('https://fieldfare.example/mock-exams/report?mockExamSessionId=s&mockExamUserId=l');
    expect(text).not.toMatch(/\d+ of \d+|%|percentile|Aoife/);
    expect(commands).toEqual([
      ['/mock-exams/standsReport', which],
      ['/mock-exams/noteReportSent', which],
    ]);
  });

  it('says of a corrected one what changed and why, once', async () => {
    const note = 'Question 12 had two right answers: both count now.';
    const changed = `Question 12 of Paper 1 was marked again with a corrected answer: the mark was 41 of 50 and is 42 of 50 now. ${note}`;
    const reports = { changed: () => Promise.resolve(changed) };
    const { mails } = await ran(reportMailJob, { ...mail, version: 2, note }, { people, reports });
    expect(mails[0]?.text).toContain(changed);
    expect(mails[0]?.subject).toBe('A new report of Mei-Ling’s mock exam, Saturday 21 November 2026');
    expect(mails[0]?.text.split(note)).toHaveLength(2);
  });

  it('is not sent where it does not stand any more', async () => {
    const { mails, commands, outcome } = await ran(reportMailJob, mail, { people, isAllowed: false });
    expect({ mails, outcome }).toEqual({ mails: [], outcome: 'skipped' });
    expect(commands).toHaveLength(1);
  });

  it('is not sent to a family that was erased, which is said', async () => {
    const { mails, commands } = await ran(reportMailJob, mail, {});
    expect(mails).toEqual([]);
    expect(commands.at(-1)).toEqual(['/mock-exams/skipReport', { ...asked, why: 'erased' }]);
  });

  it('is not sent about a child who was removed since, which is said', async () => {
    const { mails, commands } = await ran(reportMailJob, mail, {
      people,
      reports: { named: (learnerId) => Promise.resolve(learnerId === 'l' ? undefined : { name: 'Mei' }) },
    });
    expect(mails).toEqual([]);
    expect(commands.at(-1)).toEqual(['/mock-exams/skipReport', { ...asked, why: 'erased' }]);
  });

  it('that is refused for good is noted in the server’s words, and fails', async () => {
    const refusal = Object.assign(new Error('refused'), {
      response: '550 5.1.1 <parent@example.org>: no such mailbox',
    });
    const mailing = () =>
      Promise.reject(new PermanentFailure('the mail server refused the mail (550)', { cause: refusal }));
    const { commands, failure } = await failing(mail, mailing);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(commands.at(-1)).toEqual([
      '/mock-exams/noteReportFailed',
      { ...which, why: '550 5.1.1 the address: no such mailbox' },
    ]);
  });

  it('that met an outage is noted nowhere: it is tried again', async () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { [PASSES]: true }));
    const { commands, failure } = await failing(mail, away);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    expect(commands).toHaveLength(1);
  });

  it('is not sent again because it could not be written down at once that it was', async () => {
    let times = 0;
    const { mails } = await ran(reportMailJob, mail, {
      people,
      onCommand: (path) => {
        if (path !== '/mock-exams/noteReportSent') return;
        times += 1;
        if (times < 3) throw Object.assign(new Error('away'), { [PASSES]: true });
      },
    });
    expect([mails.length, times]).toEqual([1, 3]);
  });

  async function failing(data: typeof mail, mailing: () => Promise<never>) {
    const commands: unknown[] = [];
    const failure: unknown = await ran(reportMailJob, data, { people, mailing, commands }).catch(
      (error: unknown) => error,
    );
    return { commands, failure };
  }
});

it.each([
  ['550 5.1.1 <o\u2019neill@example.org> no such mailbox', '550 5.1.1 the address no such mailbox'],
  ['554 a\r\nBcc: b@example.org', '554 a Bcc: the address'],
  ['x'.repeat(500), 'x'.repeat(300)],
])('tells what a mail server said without the address: %s', (response, words) => {
  expect(refusedInWords(new Error('refused', { cause: { response } }))).toBe(words);
});

describe('when results are due', () => {
  const dueAt = '2026-11-21T19:00:00.000Z';

  it('is reckoned anew whenever a session has its papers or is moved, and looked at an hour before and then', () => {
    const assigned = happened('ExamSessionSetAssigned', { sessionId: 's', assignedAt: AT });
    expect(askedFor(watchReportsDue, assigned)).toMatchObject([{ task: 'mock-exams.reports-due', once: `s ${AT}` }]);
    const looks = askedFor(watchReportsDue, happened('MockReportsDueSet', { sessionId: 's', dueAt }));
    expect(looks.map(({ once, at }) => [once, at?.toISOString()])).toEqual([
      [`s ${dueAt} an hour before`, '2026-11-21T18:00:00.000Z'],
      [`s ${dueAt} missed`, dueAt],
    ]);
  });

  const late = '2026-11-21T11:00:00.000Z';
  const look = { sessionId: 's', dueAt: late, kind: 'missed' as const };
  const standing = { dueAt: late, isCancelled: false, waiting: 3, startsAt: AT };
  const looking = (more: Partial<typeof standing>) => ({
    reports: { standing: () => Promise.resolve({ ...standing, ...more }) },
  });

  it('is alarmed about with how many are waiting, to every admin once', async () => {
    const { commands } = await ran(reportsAlarmJob, look, looking({}));
    expect(commands).toEqual([['/mock-exams/raiseReportsAlarm', { ...look, waiting: 3, adminIds: ['admin'] }]]);
    const raised = happened('MockReportsAlarmRaised', { ...look, waiting: 3, adminIds: ['ann', 'ben'] });
    expect(askedFor(watchReportsDue, raised).map(({ once }) => once)).toEqual([
      `s ${late} missed ann`,
      `s ${late} missed ben`,
    ]);
  });

  it.each([
    ['all are sent', { waiting: 0 }],
    ['it was called off', { isCancelled: true }],
    ['it was moved', { dueAt: '2026-11-22T19:00:00.000Z' }],
  ])('is no alarm where %s', async (_, more) =>
    expect(await ran(reportsAlarmJob, look, looking(more))).toMatchObject({ outcome: 'skipped', commands: [] }),
  );

  it('is no alarm half a day later, nor an hour before when that is over', async () => {
    const old = { ...look, dueAt: '2026-11-20T19:00:00.000Z' };
    expect(await ran(reportsAlarmJob, old, looking({ dueAt: old.dueAt }))).toMatchObject({ outcome: 'skipped' });
    const before = { ...look, kind: 'an hour before' as const };
    expect(await ran(reportsAlarmJob, before, looking({}))).toMatchObject({ outcome: 'skipped', commands: [] });
  });

  it.each([
    ['an hour before', 'Due in an hour: 1 mock exam report', 1],
    ['missed', 'Late: 3 mock exam reports', 3],
  ] as const)('is told: %s', async (kind, subject, waiting) => {
    const { mails } = await ran(alarmMailJob, { ...look, kind, waiting, accountId: 'admin' }, { people });
    expect(mails).toMatchObject([{ to: 'admin@example.org', subject }]);
    expect(mails[0]?.text).toContain('/app/admin-whizz/mock-exam-reports?mockExamSessionId=s');
  });

  it('is written down by whoever knows the session', async () => {
    const { commands } = await ran(reportsDueJob, { sessionId: 's', at: AT }, {});
    expect(commands).toEqual([['/mock-exams/setReportsDue', { sessionId: 's' }]]);
  });
});

describe('the report over all', () => {
  it('is made, kept, and told of to each admin where it stands', async () => {
    const overall = { ...madeFrom, contentHash: 'c'.repeat(64), content: overallSaid };
    const reports = { makeOverall: () => Promise.resolve(overall) };
    const { commands } = await ran(issueOverallReportJob, { sessionId: 's', requestId: 'r' }, { reports });
    expect(commands).toEqual([
      ['/mock-exams/issueOverallReport', { sessionId: 's', requestId: 'r', ...overall, adminIds: ['admin'] }],
    ]);
    const told = await ran(overallMailJob, { sessionId: 's', version: 1, accountId: 'admin' }, { people });
    expect(told.mails[0]?.text).toContain('/app/admin-whizz/mock-exam-reports?mockExamSessionId=s');
    expect(told.commands).toEqual([
      ['/mock-exams/noteOverallReportSent', { sessionId: 's', version: 1, accountId: 'admin' }],
    ]);
  });

  const told = { sessionId: 's', version: 1, accountId: 'admin' };

  it('is told of once, however long it takes to write that down', async () => {
    let times = 0;
    const { mails } = await ran(overallMailJob, told, {
      people,
      onCommand: () => {
        times += 1;
        if (times < 3) throw Object.assign(new Error('away'), { [PASSES]: true });
      },
    });
    expect([mails.length, times]).toEqual([1, 3]);
  });

  it('is told of to nobody who was written to before', async () => {
    const reports = { isToldOfOverall: () => Promise.resolve(true) };
    expect(await ran(overallMailJob, told, { people, reports })).toMatchObject({ mails: [], outcome: 'skipped' });
  });
});
