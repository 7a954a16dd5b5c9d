import { mailTemplate } from 'platform/mail';
import { arrangedWords, clockWords, lengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { londonDay, londonTime } from 'platform/clock';
import { longDay } from '../wording';
import type { ExamSeat } from './exam-seat';

/** What the mails about a seat are told. */
export interface SeatTold {
  /** `Saturday 6 March 2027 at 10:00 am`. */
  readonly when: string;
  readonly length: string;
  /** Empty where nothing was arranged. */
  readonly arranged: string;
  readonly isFree: boolean;
  readonly reason: string;
  readonly link: string;
}

export const seatTold = (seat: ExamSeat, publicUrl: string, startsAt = seat.startsAt): SeatTold => ({
  when: whenWords(startsAt),
  length: lengthWords(seat.papers.map(({ minutes }) => minutes)),
  arranged: arrangedWords(seat.arrangements),
  isFree: seat.isFree,
  reason: seat.reason ?? '',
  link: `${publicUrl}/mock-exams/upcoming-exams`,
});

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });

const whenWords = (startsAt: string): string => {
  const instant = new Date(startsAt);
  return `${weekday.format(instant)} ${longDay(londonDay(instant))} at ${clockWords(londonTime(instant))}`;
};

const arrangement = ({ arranged }: SeatTold): string[] =>
  arranged === '' ? [] : [`For your child this is arranged: ${arranged}.`];

const howLong = ({ length }: SeatTold) =>
  `It lasts ${length.replace(' - ', ' of ').replace(' each', '')}${length.includes('each') ? ' each' : ''}, with a short break.`;

const action = ({ link }: SeatTold) => ({ label: 'Upcoming exam dates', link });

export const bookedMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `Your child has a place: mock exam, ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `A place in the mock exam on ${told.when}, London time, is booked for your child.`,
    howLong(told),
    ...arrangement(told),
    'We write again the day before. If you cannot come, please give the place back on the page below, so that another child can have it.',
  ],
  action,
});

export const movedMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `The mock exam was moved: it is now on ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `The mock exam that your child has a place in was moved. It now begins on ${told.when}, London time.`,
    ...(told.reason === '' ? [] : [`Why: ${told.reason}`]),
    'The place is still your child’s. If the new time does not suit you, give the place back on the page below; what you paid for this exam alone we give back when you write to us.',
  ],
  action,
});

export const calledOffMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `The mock exam on ${when} was cancelled`,
  paragraphs: (told) => [
    'Hello,',
    `We are sorry: the mock exam on ${told.when} will not take place.`,
    ...(told.reason === '' ? [] : [`Why: ${told.reason}`]),
    told.isFree
      ? 'There was nothing to pay for it, so nothing is lost. The page below shows the other dates.'
      : 'If you paid for this exam alone, the money goes back to your card by itself, and another mail tells when. A plan with all mock exams covers every other date: please choose one on the page below.',
  ],
  action,
});

export const dayBeforeMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `Tomorrow: your child’s mock exam, ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `Your child’s mock exam begins on ${told.when}, London time.`,
    howLong(told),
    'Please have ready: a computer or tablet with its charger, a quiet room, pencil and rough paper, and water. Log in a quarter of an hour before, so that the papers are there when it begins.',
    ...arrangement(told),
  ],
  action,
});
