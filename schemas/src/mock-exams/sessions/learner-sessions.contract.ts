import Type from 'typebox';
import { roles, command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { MockExamType } from '../paper';
import { Arrangements } from './arrangements';

const own = { email: Maybe(Own(Email, 'email')) };

/** Whoever may come to sit a mock exam one day. */
const sitters = roles('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER');

/**
 * What stands in the column `Registered`; `pending`: theirs to sit, and not booked yet; `given back`: theirs to book again; `called off`:
 * they had a place, and the session was cancelled.
 */
export const registrations = ['yes', 'pending', 'given back', 'book now', 'called off'] as const;

const shown = {
  mockExamSessionId: Id,
  mockExamDate: Day,
  mockExamTime: Type.String(),
  startsAt: Instant,
  mockExamType: orNull(MockExamType),
  isCatchUpSession: Type.Boolean(),
  isFreeSession: Type.Boolean(),
  /** Of each paper; empty where the papers are not chosen yet. */
  minutes: Type.Array(Count),
};

export const getUpcomingMockExamSessions = query({
  call: 'POST /getUpcomingMockExamSessionsForUser',
  who: sitters,
  summary:
    'The mock exams that are to come or being sat, for the child who is signed in, without those that they have finished; a catch-up session only where they are registered for it, and one that was cancelled only where they had a place.',
  request: { ...own },
  reply: {
    serverNow: Instant,
    sessions: Type.Array(
      Shape({
        ...shown,
        closesAt: Instant,
        isRegistered: Type.Enum(['Yes', 'No']),
        isSubscriber: Type.Boolean(),
        registration: Type.Enum([...registrations]),
        /** Whether every place is taken. */
        isFull: Type.Boolean(),
        /** What the child who asks has in it; null: nothing but what everybody has. */
        arrangements: orNull(Arrangements),
      }),
    ),
  },
});

export const bookMockExamSession = command({
  call: 'POST /mock-exams/bookSession',
  who: sitters,
  summary:
    'Takes a place for the child who is signed in, unless they were put away: in a free session, once the address of their family is confirmed, or in one that they have a right to.',
  request: { ...own, mockExamSessionId: Id },
  refusals: [
    'SessionNotFound',
    'SessionHasBegun',
    'SessionNotIncluded',
    'SessionSoldOut',
    'RunsBesideYours',
    'FamilyNotConfirmed',
    'ChildNotFound',
  ],
});

export const giveUpMockExamBooking = command({
  call: 'POST /mock-exams/giveUpBooking',
  who: sitters,
  summary:
    'Gives the place of the child who is signed in back, before the session begins; one that is paid for behind the parents’ door alone. What was paid for it stays theirs.',
  request: { ...own, mockExamSessionId: Id },
  refusals: ['SessionNotFound', 'SessionHasBegun', 'BookingNotFound', 'PasswordWanted'],
  does: 'gives the place in this mock exam back',
});
