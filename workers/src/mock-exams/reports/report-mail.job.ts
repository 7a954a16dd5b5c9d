import Type from 'typebox';
import { tryAgain } from 'platform/backoff';
import { job, PermanentFailure, type JobOutcome } from 'platform/jobs';
import { willPass } from 'platform/logging';
import { Id } from 'schemas/describe/schema';
import {
  noteReportFailed,
  noteReportSent,
  skipReport,
  standsReport,
} from 'schemas/mock-exams/reports/delivery.contract';
import { ReportNote, RuleVersion } from 'schemas/mock-exams/reports/reports.events';
import type { Services } from '../../services';
import { correctedMail, reportMail, reportTold } from './report-mails';
import { refusedInWords } from './refused-words';

const data = {
  sessionId: Id,
  learnerId: Id,
  familyId: Id,
  requestId: Id,
  version: RuleVersion,
  sending: RuleVersion,
  note: Type.Optional(ReportNote),
};

/** So long it is tried to write down that a mail was taken, before anybody could think that it was not. */
const NOTED_WITHIN_MS = 30 * 60_000;
const PAUSES = { firstMs: 250, longestMs: 15_000 };

/**
 * One mail about one report. Between the mail server's word and the log there is only the writing down of it, which is tried
 * until it is done: who dies in between sends it once more with the same Message-ID, and nobody else does.
 */
export const reportMailJob = job<typeof data, Services>('mock-exams.report-mail', {
  data,
  once: ({ sessionId, learnerId, version, sending }) =>
    `${sessionId} ${learnerId} ${version}${sending === 1 ? '' : ` again ${sending}`}`,
  run: async (asked, { person, mail, allowed, command, reports, publicUrl }) => {
    const { sessionId, learnerId, familyId, requestId, version, sending, note } = asked;
    const which = { sessionId, learnerId, version, sending };
    if (!(await allowed(standsReport, which))) return 'skipped';
    const parent = await person(familyId);
    if (parent === 'erased') return command(skipReport, { sessionId, learnerId, requestId, why: 'erased' });
    const values = reportTold({ sessionId, learnerId, startsAt: await reports.startsAt(sessionId), note }, publicUrl);
    const template = note === undefined ? reportMail : correctedMail;
    try {
      await mail({ to: parent.email, template, values });
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error;
      await command(noteReportFailed, { ...which, why: refusedInWords(error) });
      throw error;
    }
    return noted(() => command(noteReportSent, which));
  },
});

/** Whoever writes it down may be away for a while: that is no reason to send the mail again. */
function noted(note: () => Promise<JobOutcome>): Promise<JobOutcome> {
  const until = performance.now() + NOTED_WITHIN_MS;
  return tryAgain(note, { pauses: PAUSES, mayPass: (error) => willPass(error) && performance.now() < until });
}
