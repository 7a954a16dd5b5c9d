import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Day, Id, Instant, Personal, Text } from '../../describe/schema';
import { MockExamType, PublishedSet } from '../paper';
import { Arrangements } from './arrangements';

/** What clocks on the wall in London say. */
export const WallTime = Type.String({
  minLength: 8,
  maxLength: 8,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$',
});

export const MOST_PLACES = 5_000;
export const Capacity = Type.Integer({ minimum: 1, maximum: MOST_PLACES });

const when = { startsOn: Day, wallTime: WallTime, startsAt: Instant };

/**
 * When a mock exam is sat, of which papers, by how many. Streams: `examsession-<sessionId>`. A start is told twice, as the clocks of
 * London say it and as the instant that this was when it was written: what is shown and what is reckoned with never part.
 */
export const examSessionEvents = events({
  ExamSessionScheduled: {
    sessionId: Id,
    ...when,
    isCatchUp: Type.Boolean(),
    isFree: Type.Boolean(),
    /** What it is sold as before it has a set; absent: the set will say. */
    examType: Maybe(MockExamType),
    /** Absent: as many as like. */
    capacity: Maybe(Capacity),
    scheduledAt: Instant,
  },
  /**
   * The papers that will be sat, by their content; what is published later is another version, and not this session's.
   * `closesAfterMinutes`: from the start until nobody may sit on who has no arrangements, late ones included.
   */
  ExamSessionSetAssigned: {
    sessionId: Id,
    set: PublishedSet,
    breakMinutes: Type.Integer({ minimum: 0, maximum: 120 }),
    closesAfterMinutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
    assignedAt: Instant,
  },
  /** The reason is for the families, and names nobody. */
  ExamSessionMoved: { sessionId: Id, ...when, reason: Text(300), movedAt: Instant },
  ExamSessionCapacitySet: { sessionId: Id, capacity: Maybe(Capacity), setAt: Instant },
  ExamSessionCancelled: { sessionId: Id, reason: Text(300), cancelledAt: Instant },
});
export type ExamSessionEvent = EventOf<typeof examSessionEvents>;

/**
 * Which sessions there are, and when they begin or ever were to begin: whoever looks for those to come reads no others.
 * Stream: `examdiary-london`. Written before the session itself, so that none is ever missing from it.
 */
export const examDiaryEvents = events({
  ExamSessionNoted: { diaryId: Id, sessionId: Id, startsAt: Instant, notedAt: Instant },
});
export type ExamDiaryEvent = EventOf<typeof examDiaryEvents>;

/**
 * When a set is used: never by two sessions at once. Streams: `examsetuse-<setId>`. A session that is moved keeps both of its
 * times until it has been moved.
 */
export const examSetUseEvents = events({
  ExamSetClaimed: { setId: Id, sessionId: Id, fromAt: Instant, untilAt: Instant, claimedAt: Instant },
  /** Only what begins then is left of a session's claims; absent: nothing. */
  ExamSetClaimsSettled: { setId: Id, sessionId: Id, fromAt: Maybe(Instant), settledAt: Instant },
  /** It is about to be deleted: no session is given it any more. */
  ExamSetWithdrawn: { setId: Id, withdrawnAt: Instant },
});
export type ExamSetUseEvent = EventOf<typeof examSetUseEvents>;

/** What a child always has in a mock exam. Streams: `arrangements-<learnerId>`. */
export const standingArrangementsEvents = events({
  StandingArrangementsSet: {
    learnerId: Id,
    familyId: Id,
    arrangements: Personal(Arrangements, 'learnerId'),
    setAt: Instant,
  },
});
export type StandingArrangementsEvent = EventOf<typeof standingArrangementsEvents>;

const booking = { sessionId: Id, learnerId: Id, familyId: Id };

/** What becomes of a booking by its session. Streams: those of the bookings, `booking-<sessionId>.<learnerId>`. */
export const bookingInSessionEvents = events({
  /** What a child has in this session, instead of what they always have; it holds whatever becomes of their seat. */
  BookingArrangementsSet: { ...booking, arrangements: Personal(Arrangements, 'learnerId'), setAt: Instant },
  /** From now on what they always have. */
  BookingArrangementsCleared: { ...booking, clearedAt: Instant },
  /**
   * The session was moved, and the booking with it: from now on it is for this start. `wasAt`: the one that they booked or were told of
   * last; absent where the event is older than that it was kept.
   */
  BookingMoved: { ...booking, startsAt: Instant, wasAt: Maybe(Instant), movedAt: Instant },
  /** The session was called off, and the booking with it. */
  BookingCalledOff: { ...booking, calledOffAt: Instant },
});
export type BookingInSessionEvent = EventOf<typeof bookingInSessionEvents>;
