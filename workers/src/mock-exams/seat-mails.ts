import { mailTemplate } from 'platform/mail';
import { arrangedWords, clockWords, lengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { londonDay, londonTime } from 'platform/clock';
import { firstName, longDay } from '../wording';
import type { ExamSeat } from './exam-seat';

/** What the mails about a seat are told. */
export interface SeatTold {
  /** The child's first name, or `your child`. */
  readonly child: string;
  /** `Saturday 6 March 2027 at 10:00 am`. */
  readonly when: string;
  /** When it was to be before it was moved; empty where that is not known. */
  readonly was: string;
  readonly length: string;
  /** Empty where nothing was arranged. */
  readonly arranged: string;
  readonly isFree: boolean;
  /** Whether a mail is still to come the day before. */
  readonly hasDayBefore: boolean;
  readonly reason: string;
  readonly link: string;
}

interface Times {
  readonly startsAt?: string | undefined;
  readonly wasAt?: string | undefined;
  /** When it became so; by that it is known whether there is a day before. */
  readonly of?: string | undefined;
}

export const DAY_MS = 86_400_000;

/** Whether a mail on the day before follows from what happened at an instant. */
export const hasDayBefore = (startsAt: string, of: string): boolean => Date.parse(startsAt) - DAY_MS > Date.parse(of);

export const seatTold = (
  seat: ExamSeat,
  publicUrl: string,
  { startsAt = seat.startsAt, wasAt, of }: Times = {},
): SeatTold => ({
  child: firstName(seat.childName) ?? 'your child',
  when: whenWords(startsAt),
  was: wasAt === undefined ? '' : whenWords(wasAt),
  length: lengthWords(seat.papers.map(({ minutes }) => minutes)),
  arranged: arrangedWords(seat.arrangements),
  isFree: seat.isFree,
  hasDayBefore: of !== undefined && hasDayBefore(startsAt, of),
  reason: seat.reason ?? '',
  link: `${publicUrl}/mock-exams/upcoming-exams`,
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });

const whenWords = (startsAt: string): string => {
  const instant = new Date(startsAt);
  return `${weekday.format(instant)} ${longDay(londonDay(instant))} at ${clockWords(londonTime(instant))}`;
};

const arrangement = ({ child, arranged }: SeatTold): string[] =>
  arranged === '' ? [] : [`For ${child} this is arranged: ${arranged}.`];

const howLong = ({ length }: SeatTold) =>
  `It lasts ${length.replace(' - ', ' of ').replace(' each', '')}${length.includes('each') ? ' each' : ''}, with a short break.`;

const action = ({ link }: SeatTold) => ({ label: 'Upcoming exam dates', link });

export const bookedMail = mailTemplate<SeatTold>({
  subject: ({ child, when }) => `${capital(child)} has a place: mock exam, ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `A place in the mock exam on ${told.when}, London time, is booked for ${told.child}.`,
    howLong(told),
    ...arrangement(told),
    `${told.hasDayBefore ? 'We write again the day before. ' : ''}If you cannot come, please give the place back on the page below, so that another child can have it.`,
  ],
  action,
});

export const movedMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `The mock exam was moved: it is now on ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `The mock exam ${told.was === '' ? '' : `of ${told.was} `}that ${told.child} has a place in was moved. It now begins on ${told.when}, London time.`,
    ...(told.reason === '' ? [] : [`Why: ${told.reason}`]),
    `The place is still ${told.child}’s. If the new time does not suit you, give the place back on the page below; what you paid for this exam alone we give back when you write to us.`,
  ],
  action,
});

export const calledOffMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `The mock exam on ${when} was cancelled`,
  paragraphs: (told) => [
    'Hello,',
    `We are sorry: the mock exam on ${told.when}, in which ${told.child} has a place, will not take place.`,
    ...(told.reason === '' ? [] : [`Why: ${told.reason}`]),
    told.isFree
      ? 'There was nothing to pay for it, so nothing is lost. The page below shows the other dates.'
      : 'If you paid for this exam alone, the money goes back to your card by itself, and another mail tells when. A plan with all mock exams covers every other date: please choose one on the page below.',
  ],
  action,
});

export const givenBackMail = mailTemplate<SeatTold>({
  subject: ({ when }) => `A place was given back: mock exam, ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `The place of ${told.child} in the mock exam on ${told.when}, London time, was given back. Another child can have it now, and we do not write about this exam again.`,
    told.isFree
      ? 'If that was a mistake, it can be booked again on the page below while there are places.'
      : 'What you paid for this exam alone stays yours. If this was a mistake, the place can be booked again on the page below while there are any.',
  ],
  action,
});

export const dayBeforeMail = mailTemplate<SeatTold>({
  subject: ({ child, when }) => `Tomorrow: ${child}’s mock exam, ${when}`,
  paragraphs: (told) => [
    'Hello,',
    `${capital(told.child)}’s mock exam begins on ${told.when}, London time.`,
    howLong(told),
    'Please have ready: a computer or tablet with its charger, a quiet room, pencil and rough paper, and water. Log in a quarter of an hour before, so that the papers are there when it begins.',
    ...arrangement(told),
  ],
  action,
});
