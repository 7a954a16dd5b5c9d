import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { issueOverallReport, noteOverallReportSent } from 'schemas/mock-exams/reports/delivery.contract';
import { RuleVersion } from 'schemas/mock-exams/reports/reports.events';
import type { Services } from '../../services';
import { londonMoment } from '../../wording';
import { noted } from './noted';
import { officeLink, overallMail } from './report-mails';

const request = { sessionId: Id, requestId: Id };

/** Makes the report over all who sat a session and keeps it. */
export const issueOverallReportJob = job<typeof request, Services>('mock-exams.issue-overall-report', {
  data: request,
  once: ({ sessionId, requestId }) => `${sessionId} ${requestId}`,
  run: async (asked, { reports, command }) => {
    const made = await reports.makeOverall(asked);
    return command(issueOverallReport, { ...asked, ...made, adminIds: await reports.adminIds() });
  },
});

const told = { sessionId: Id, version: RuleVersion, accountId: Id };

/** Tells one admin where it stands, once: as with a family's mail, there is only the writing down of it after that. */
export const overallMailJob = job<typeof told, Services>('mock-exams.overall-mail', {
  data: told,
  once: ({ sessionId, version, accountId }) => `${sessionId} ${version} ${accountId}`,
  run: async (which, { reports, person, mail, command, publicUrl }) => {
    const { sessionId, accountId } = which;
    if (await reports.isToldOfOverall(which)) return 'skipped';
    const admin = await person(accountId);
    if (admin === 'erased') return 'skipped';
    const values = { session: londonMoment(await reports.startsAt(sessionId)), link: officeLink(sessionId, publicUrl) };
    await mail({ to: admin.email, template: overallMail, values });
    return noted(() => command(noteOverallReportSent, which));
  },
});
