import Type from 'typebox';
import { job } from 'platform/jobs';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { raiseReportsAlarm, setReportsDue } from 'schemas/mock-exams/reports/delivery.contract';
import { alarmKinds } from 'schemas/mock-exams/reports/reports.events';
import type { Services } from '../../services';
import { dueSoonMail, missedMail, reportsTold } from './report-mails';

const changed = { sessionId: Id, at: Instant };

/** A session has its papers, or another time: by when its results are due is written down. */
export const reportsDueJob = job<typeof changed, Services>('mock-exams.reports-due', {
  data: changed,
  once: ({ sessionId, at }) => `${sessionId} ${at}`,
  run: ({ sessionId }, { command }) => command(setReportsDue, { sessionId }),
});

const look = { sessionId: Id, dueAt: Instant, kind: Type.Enum([...alarmKinds]) };

/** Nobody is woken for what was missed so long ago: whoever looks sees it. */
const TOLD_WITHIN_MS = 12 * 3_600_000;

/** Looks an hour before the results are due, and when they are, whether all are sent; where not, admins are written to. */
export const reportsAlarmJob = job<typeof look, Services>('mock-exams.reports-alarm', {
  data: look,
  once: ({ sessionId, dueAt, kind }) => `${sessionId} ${dueAt} ${kind}`,
  run: async ({ sessionId, dueAt, kind }, { reports, command, now }) => {
    const late = now().getTime() - Date.parse(dueAt);
    if (late > (kind === 'missed' ? TOLD_WITHIN_MS : 0)) return 'skipped';
    const standing = await reports.standing(sessionId);
    if (standing.isCancelled || standing.dueAt !== dueAt || standing.waiting === 0) return 'skipped';
    const adminIds = await reports.adminIds();
    return command(raiseReportsAlarm, { sessionId, dueAt, kind, waiting: standing.waiting, adminIds });
  },
});

const told = { ...look, waiting: Count, accountId: Id };

/** One mail to one admin. */
export const alarmMailJob = job<typeof told, Services>('mock-exams.alarm-mail', {
  data: told,
  once: ({ sessionId, dueAt, kind, accountId }) => `${sessionId} ${dueAt} ${kind} ${accountId}`,
  run: async ({ sessionId, dueAt, kind, waiting, accountId }, { reports, person, mail, publicUrl }) => {
    const admin = await person(accountId);
    if (admin === 'erased') return 'skipped';
    const values = reportsTold({ sessionId, dueAt, waiting, startsAt: await reports.startsAt(sessionId) }, publicUrl);
    return mail({ to: admin.email, template: kind === 'missed' ? missedMail : dueSoonMail, values });
  },
});
