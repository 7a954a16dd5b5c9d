import Type from 'typebox';
import { job, PermanentFailure } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import {
  noteReportFailed,
  noteReportSent,
  skipReport,
  standsReport,
} from 'schemas/mock-exams/reports/delivery.contract';
import { IssuedNote, RuleVersion } from 'schemas/mock-exams/reports/reports.events';
import type { Services } from '../../services';
import { noted } from './noted';
import { correctedMail, reportMail, reportTold } from './report-mails';
import type { Reports } from './report-port';
import { refusedInWords } from './refused-words';

const data = {
  sessionId: Id,
  learnerId: Id,
  familyId: Id,
  requestId: Id,
  version: RuleVersion,
  sending: RuleVersion,
  note: Type.Optional(IssuedNote),
};

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
    const [parent, child] = [await person(familyId), await reports.named(learnerId)];
    if (parent === 'erased' || child === undefined)
      return command(skipReport, { sessionId, learnerId, requestId, why: 'erased' });
    const about = {
      sessionId,
      learnerId,
      startsAt: await reports.startsAt(sessionId),
      childName: child.name,
      note: await changedWords(which, note, reports),
    };
    const values = reportTold(about, publicUrl);
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

interface Which {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly version: number;
}

/** Why there is another report, with the mark before and the one now, as it stands on the report itself. */
const changedWords = async (which: Which, note: string | undefined, { changed }: Pick<Reports, 'changed'>) =>
  note === undefined ? undefined : ((await changed(which)) ?? note);
