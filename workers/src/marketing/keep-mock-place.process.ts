import { start } from 'platform/jobs';
import { process } from '../process';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { seatMockPlaceJob, seatWaitingPlacesJob } from './seat-mock-place.jobs';
import { mockPlaceMail } from './mock-place-mail.job';

const DAY = 86_400_000;
/** Until then the link of the mail is to be opened. */
const TO_CONFIRM = 7 * DAY;
/** A place that is wanted: no season of mock exams is longer. */
const KEPT = 365 * DAY;

/** A place in a free mock exam: one mail, and nothing kept for longer than the form says. */
export const keepMockPlace = process('keep-mock-place', {
  MockPlaceAsked: ({ data: { placeId }, meta }) => [
    start(mockPlaceMail, { placeId, askedAt: meta.at }),
    start(forgetMockPlaceJob, { placeId, stage: 'asked' as const }, { at: after(meta.at, TO_CONFIRM) }),
  ],
  MockPlaceConfirmed: ({ data: { placeId }, meta }) => [
    start(seatMockPlaceJob, { placeId }),
    start(forgetMockPlaceJob, { placeId, stage: 'confirmed' as const }, { at: after(meta.at, KEPT) }),
  ],
  // The account has all that is needed; until it has been sat the place can be given up by the link of its mail.
  MockPlaceSeated: ({ data: { placeId, startsAt } }) =>
    start(forgetMockPlaceJob, { placeId, stage: 'seated' as const }, { at: after(startsAt, DAY) }),
  ExamSessionScheduled: ({ data: { sessionId, isFree, isCatchUp } }) =>
    isFree && !isCatchUp ? start(seatWaitingPlacesJob, { sessionId }) : [],
  MockPlaceGivenUp: ({ data: { placeId } }) => start(forgetMockPlaceJob, { placeId, stage: 'given up' as const }),
});

const after = (instant: string, ms: number): Date => new Date(Date.parse(instant) + ms);
