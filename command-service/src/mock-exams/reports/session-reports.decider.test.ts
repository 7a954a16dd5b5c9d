import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import { stories } from 'platform/testing';
import { MOST_REQUESTS, type SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { assigned, at, scheduled } from '../sittings/testing/exam';
import { sessionReports, standingRequest, type SessionReportsCommand } from './session-reports.decider';

const given = stories(sessionReports);
const sessionId = 'march';
const cancelled: ExamSessionEvent = {
  type: 'ExamSessionCancelled',
  data: { sessionId, reason: 'Snow.', cancelledAt: at(-100) },
};
const sat = [scheduled, assigned] as const;

type Ask = Extract<SessionReportsCommand, { type: 'Ask' }>;
type Asked = Extract<SessionReportsEvent, { type: 'MockReportsAskedFor' }>;
const wish = (
  requestId: string,
  data: Partial<Ask['data']> = {},
  more: Partial<Omit<Ask, 'data' | 'type'>> = {},
): Ask => ({
  type: 'Ask',
  data: { requestId, sessionId, kind: 'individual', reason: 'results', askedAt: at(20_000), ...data },
  awaitedUntil: more.awaitedUntil ?? null,
  anyway: more.anyway ?? false,
  seenRequests: more.seenRequests,
});
const asked = (requestId: string, data: Partial<Ask['data']> = {}): Asked => ({
  type: 'MockReportsAskedFor',
  data: wish(requestId, data).data,
});
const madeFrom = { position: '1'.padStart(20, '0'), keyVersions: [], markingRule: 1, template: 1 };
const counted = {
  ...madeFrom,
  sessionId,
  cohort: { markingRule: 1, n: 0, papers: [], parts: [] },
  learnerIds: ['amara'],
  preparedAt: at(20_010),
};
const prepare = (requestId: string): SessionReportsCommand => ({ type: 'Prepare', data: { ...counted, requestId } });
const prepared = (requestId: string, kind: 'individual' | 'overall' = 'individual', note?: string) => ({
  type: 'MockReportsPrepared' as const,
  data: { ...counted, requestId, kind, ...(note !== undefined && { note }) },
});
const overall = { sessionId, requestId: 'o', ...madeFrom, contentHash: 'c'.repeat(64), adminIds: ['admin'] };
const issue: SessionReportsCommand = { type: 'IssueOverall', data: { ...overall, issuedAt: at(20_020) } };
const issued = (version: number, requestId = 'o') => ({
  type: 'MockOverallReportIssued' as const,
  data: { ...overall, requestId, version, issuedAt: at(20_020) },
});

const many = Array.from({ length: MOST_REQUESTS }, (_, n) => asked(`r${n}`, { reason: 'again', learnerIds: ['a'] }));
const changed = { reason: 'key changed' as const, learnerIds: ['a'], note: 'A key was put right.' };

describe('asking for reports', () => {
  it('happens once nobody can be sitting any more', () => {
    given(...sat)
      .when(wish('r'))
      .then(asked('r'));
  });

  it('is refused while somebody may be, with until when', () => {
    const until = at(16_000);
    given(...sat)
      .when(wish('r', {}, { awaitedUntil: until }))
      .thenRefused('ReportsAwaited', until);
  });

  it('is refused of what is not there, was called off, or has no papers', () => {
    given().when(wish('r')).thenRefused('SessionNotFound');
    given(...sat, cancelled)
      .when(wish('r'))
      .thenRefused('SessionCancelled');
    given(scheduled).when(wish('r')).thenRefused('ReportsNoPapers');
  });

  it('asks once, however often it is pressed, also when all is done', () => {
    given(...sat, asked('r'))
      .when(wish('again'))
      .thenNothing();
    given(...sat, asked('r'), prepared('r'))
      .when(wish('again'))
      .thenNothing();
    const state = fold(sessionReports, [...sat, asked('r'), prepared('r')]);
    expect(standingRequest(wish('again'), state)?.requestId).toBe('r');
  });

  it('asks for some of them again as often as there is a reason, each request once', () => {
    const again = { reason: 'again' as const, learnerIds: ['amara'], note: 'A late answer counts now.' };
    given(...sat, asked('r'), asked('a', again))
      .when(wish('b', again))
      .then(asked('b', again));
    given(...sat, asked('r'), asked('a', again))
      .when(wish('a', again))
      .thenNothing();
  });

  it('asks for the same once where two ask at once, and refuses the second who wants something else', () => {
    const again = { reason: 'again' as const, learnerIds: ['amara', 'finn'], note: 'A late answer counts now.' };
    const since = given(...sat, asked('r'), asked('o', { kind: 'overall' }), asked('a', again), prepared('a'));
    const wanted = (more: object, seenRequests = 1) => wish('b', { ...again, ...more }, { seenRequests });
    since.when(wanted({})).thenNothing();
    since.when(wanted({ learnerIds: ['finn'] })).thenNothing();
    since.when(wanted({ learnerIds: ['finn', 'mei'] })).thenRefused('ReportsAskedMeanwhile');
    since.when(wanted({ note: 'Another reason.' })).thenRefused('ReportsAskedMeanwhile');
    const mei = { learnerIds: ['mei'] };
    since.when(wanted(mei)).then(asked('b', { ...again, ...mei }));
    // Who has seen that request has a reason of their own.
    since.when(wanted({}, 2)).then(asked('b', again));
    const state = fold(sessionReports, [...sat, asked('r'), asked('a', again)]);
    expect(standingRequest(wanted({}), state)?.requestId).toBe('a');
  });

  it('asks for the report over all beside it, and for another only where that is wanted', () => {
    const over = { kind: 'overall' as const };
    given(...sat, asked('r'))
      .when(wish('o', over))
      .then(asked('o', over));
    given(...sat, asked('o', over), prepared('o', 'overall'), issued(1))
      .when(wish('p', over))
      .thenNothing();
    given(...sat, asked('o', over), prepared('o', 'overall'), issued(1))
      .when(wish('p', over, { anyway: true }))
      .then(asked('p', over));
    given(...sat, asked('o', over), prepared('o', 'overall'))
      .when(wish('p', over, { anyway: true }))
      .thenNothing();
  });

  it('takes no more than so many requests', () => {
    given(...sat, ...many)
      .when(wish('one more', { reason: 'again', learnerIds: ['a'] }))
      .thenRefused('ReportsBookFull');
    given(...sat, ...many.slice(1), asked('key-1', changed))
      .when(wish('one more', { reason: 'again', learnerIds: ['a'] }))
      .then(asked('one more', { reason: 'again', learnerIds: ['a'] }));
  });

  it('takes every request that follows a key that was put right: that is decided already', () => {
    given(...sat, ...many)
      .when(wish('key-1', changed))
      .then(asked('key-1', changed));
    given(...sat, ...many, asked('key-1', changed))
      .when(wish('key-1', changed))
      .thenNothing();
  });
});

describe('preparing', () => {
  it('is written down once for each request, with what was to be said of it', () => {
    given(...sat, asked('r', { note: 'A key was put right.' }))
      .when(prepare('r'))
      .then(prepared('r', 'individual', 'A key was put right.'));
    given(...sat, asked('r'), prepared('r'))
      .when(prepare('r'))
      .thenNothing();
    given(...sat)
      .when(prepare('r'))
      .thenRefused('ReportNotFound');
  });
});

describe('the report over all', () => {
  it('is issued once for each request, and numbered', () => {
    const over = asked('o', { kind: 'overall' });
    given(...sat, over, prepared('o', 'overall'))
      .when(issue)
      .then(issued(1));
    given(...sat, over, prepared('o', 'overall'), issued(1))
      .when(issue)
      .thenNothing();
    given(...sat, over)
      .when(issue)
      .thenRefused('ReportNotFound');
    given(
      ...sat,
      asked('n', { kind: 'overall' }),
      prepared('n', 'overall'),
      issued(1, 'n'),
      over,
      prepared('o', 'overall'),
    )
      .when(issue)
      .then(issued(2));
  });

  it('is noted as sent once to each admin', () => {
    const data = { sessionId, version: 1, accountId: 'admin', sentAt: at(1) };
    given(...sat)
      .when({ type: 'NoteOverallSent', data })
      .then({ type: 'MockOverallReportSent', data });
    given(...sat, { type: 'MockOverallReportSent', data })
      .when({ type: 'NoteOverallSent', data })
      .thenNothing();
  });
});

describe('when results are due', () => {
  const due = { sessionId, dueAt: '2027-03-06T19:00:00.000Z', setAt: at(0) };
  it('is written down where it changes', () => {
    given(...sat)
      .when({ type: 'SetDue', data: due })
      .then({ type: 'MockReportsDueSet', data: due });
    given(...sat, { type: 'MockReportsDueSet', data: due })
      .when({ type: 'SetDue', data: { ...due, setAt: at(5) } })
      .thenNothing();
  });

  it('is alarmed about once before it and once when it is missed', () => {
    const alarm = { sessionId, dueAt: due.dueAt, waiting: 3, adminIds: ['admin'], raisedAt: at(1) };
    const before = { ...alarm, kind: 'an hour before' as const };
    const missed = { ...alarm, kind: 'missed' as const };
    given(...sat)
      .when({ type: 'RaiseAlarm', data: before })
      .then({ type: 'MockReportsAlarmRaised', data: before });
    given(...sat, { type: 'MockReportsAlarmRaised', data: before })
      .when({ type: 'RaiseAlarm', data: before })
      .thenNothing();
    given(...sat, { type: 'MockReportsAlarmRaised', data: before })
      .when({ type: 'RaiseAlarm', data: missed })
      .then({ type: 'MockReportsAlarmRaised', data: missed });
  });
});
