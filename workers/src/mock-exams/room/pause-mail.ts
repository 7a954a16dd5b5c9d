import { mailTemplate } from 'platform/mail';
import { londonMoment } from '../../wording';

/** What somebody is told of a pause that nobody has ended. */
export interface PauseTold {
  /** `21 November 2026 at 10:00 am`, as when it was paused. */
  readonly session: string;
  readonly since: string;
  readonly minutes: number;
  readonly isOfOne: boolean;
  readonly link: string;
}

interface About {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly pausedAt: string;
  readonly minutes: number;
  readonly isOfOne: boolean;
}

export const pauseTold = (
  { sessionId, startsAt, pausedAt, minutes, isOfOne }: About,
  publicUrl: string,
): PauseTold => ({
  session: londonMoment(startsAt),
  since: londonMoment(pausedAt),
  minutes,
  isOfOne,
  link: `${publicUrl}/app/admin-whizz/view-session-users?${new URLSearchParams({ mockExamSessionId: sessionId }).toString()}`,
});

export const pauseMail = mailTemplate<PauseTold>({
  subject: ({ minutes, isOfOne }) =>
    `${isOfOne ? 'A child’s mock exam' : 'A mock exam'} has stood still for ${minutes} minutes`,
  paragraphs: ({ session, since, isOfOne }) => [
    'Hello,',
    isOfOne
      ? `In the mock exam of ${session} the clock of one child was stopped: ${since}. It has not gone on since, and the child waits.`
      : `The mock exam of ${session} was paused: ${since}. It has not gone on since, and everybody who sits it waits.`,
    'No clock ends a pause by itself, so that nobody’s time runs while they cannot write. Please let it go on, or end the exam, on the page below.',
  ],
  action: ({ link }) => ({ label: 'Go to the room', link }),
});
