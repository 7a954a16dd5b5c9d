import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import { seatTold, type SeatTold } from '../seat-mails';
import type { Services } from '../../services';

const data = { decisionId: Id, catchUpSessionId: Id, learnerId: Id, familyId: Id };

/** Why there is a place, before the mail of the place itself says when and where. */
export const catchUpMailTemplate = mailTemplate<SeatTold>({
  subject: ({ when }) => `A mock exam to catch up, ${when}`,
  paragraphs: ({ when }) => [
    'Hello,',
    'In the last mock exam some of your child’s time was lost, and that was not their fault. We would like them to have an exam with all of its time.',
    `We keep a place for your child in another mock exam, on ${when}, London time. It has other papers, and there is nothing to pay.`,
    'If you would rather leave it, please give the place back on the page below. The first exam counts either way, and its report is yours.',
  ],
  action: ({ link }) => ({ label: 'Upcoming exam dates', link }),
});

/** One mail about one place to catch up. */
export const catchUpMail = job<typeof data, Services>('mock-exams.catch-up-mail', {
  data,
  once: ({ decisionId, learnerId }) => `${decisionId} ${learnerId}`,
  run: async ({ catchUpSessionId, learnerId, familyId }, { person, mail, examSeat, publicUrl, now }) => {
    const [parent, seat] = await Promise.all([person(familyId), examSeat(catchUpSessionId, learnerId)]);
    if (parent === 'erased' || new Date(seat.startsAt) <= now()) return 'skipped';
    return mail({ to: parent.email, template: catchUpMailTemplate, values: seatTold(seat, publicUrl) });
  },
});
