import { londonDay } from 'platform/clock';
import { mailTemplate } from 'platform/mail';
import { firstName, longDay, londonMoment } from '../../wording';

/** What the mails about a report are told: no score. */
export interface ReportTold {
  /** The first name; `your child` where there is none that could stand in a sentence. */
  readonly child: string;
  /** `Saturday 21 November 2026`. */
  readonly day: string;
  /** Why there is another report; empty for the first. */
  readonly note: string;
  readonly link: string;
}

interface About {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly startsAt: string;
  readonly childName: string | null;
  readonly note?: string | undefined;
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });
const dayWords = (startsAt: string) => `${weekday.format(new Date(startsAt))} ${longDay(londonDay(startsAt))}`;

/** Where a family reads it, once logged in. */
const reportAddress = ({ sessionId, learnerId }: About) =>
  `/mock-exams/report?${new URLSearchParams({ mockExamSessionId: sessionId, mockExamUserId: learnerId }).toString()}`;

export const reportTold = (about: About, publicUrl: string): ReportTold => ({
  child: firstName(about.childName) ?? 'your child',
  day: dayWords(about.startsAt),
  note: about.note ?? '',
  link: `${publicUrl}${reportAddress(about)}`,
});

export const reportMail = mailTemplate<ReportTold>({
  subject: ({ child, day }) => `The report of ${child}’s mock exam, ${day}`,
  paragraphs: ({ child, day }) => [
    'Hello,',
    `The report of the mock exam that ${child} sat on ${day} is ready.`,
    'It says in one sentence how it went, then what went well, which two topics to work on next, and where the time went. Each topic has a link that starts a worksheet. It is two pages, made to be printed.',
    'Please log in to read it: this mail alone opens it to nobody.',
  ],
  action: ({ link }) => ({ label: 'Read the report', link }),
});

export const correctedMail = mailTemplate<ReportTold>({
  subject: ({ child, day }) => `A new report of ${child}’s mock exam, ${day}`,
  paragraphs: ({ child, day, note }) => [
    'Hello,',
    `We have made the report of ${child}’s mock exam on ${day} anew.`,
    `What changed, and why: ${note}`,
    'The new report stands in the place of the one before, which you can still read on the same page. We are sorry for the trouble.',
  ],
  action: ({ link }) => ({ label: 'Read the new report', link }),
});

/** What the mails to admins about the reports of a session are told. */
export interface ReportsTold {
  /** `21 November 2026 at 10:00 am`. */
  readonly session: string;
  /** `7:00 pm on Saturday`. */
  readonly due: string;
  readonly waiting: number;
  readonly link: string;
}

interface AboutSession {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly dueAt: string;
  readonly waiting: number;
}

export const reportsTold = (about: AboutSession, publicUrl: string): ReportsTold => ({
  session: londonMoment(about.startsAt),
  due: londonMoment(about.dueAt),
  waiting: about.waiting,
  link: officeLink(about.sessionId, publicUrl),
});

export const officeLink = (sessionId: string, publicUrl: string) =>
  `${publicUrl}/app/admin-whizz/mock-exam-reports?${new URLSearchParams({ mockExamSessionId: sessionId }).toString()}`;

const reportsCount = (waiting: number) => (waiting === 1 ? '1 report has' : `${waiting} reports have`);

export const dueSoonMail = mailTemplate<ReportsTold>({
  subject: ({ waiting }) => `Due in an hour: ${waiting === 1 ? '1 mock exam report' : `${waiting} mock exam reports`}`,
  paragraphs: ({ session, due, waiting }) => [
    'Hello,',
    `Families of the mock exam of ${session} expect their results by ${due}. ${reportsCount(waiting)} not been sent yet.`,
    'The page below shows which, and why.',
  ],
  action: ({ link }) => ({ label: 'See the reports', link }),
});

export const missedMail = mailTemplate<ReportsTold>({
  subject: ({ waiting }) => `Late: ${waiting === 1 ? '1 mock exam report' : `${waiting} mock exam reports`}`,
  paragraphs: ({ session, due, waiting }) => [
    'Hello,',
    `The results of the mock exam of ${session} were due by ${due}. ${reportsCount(waiting)} not been sent.`,
    'The page below shows which, and why. We write about this once.',
  ],
  action: ({ link }) => ({ label: 'See the reports', link }),
});

export const overallMail = mailTemplate<{ readonly session: string; readonly link: string }>({
  subject: ({ session }) => `The overall report of the mock exam of ${session}`,
  paragraphs: ({ session }) => [
    'Hello,',
    `The report over all who sat the mock exam of ${session} is made: how marks spread, how sure they are, and which questions to look at again.`,
    'It is for staff alone. Please log in to read it.',
  ],
  action: ({ link }) => ({ label: 'Read the overall report', link }),
});
