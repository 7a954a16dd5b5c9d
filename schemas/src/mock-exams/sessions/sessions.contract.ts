import Type from 'typebox';
import { admins, adminsAfterPassword, service } from '../../accounts/roles';
import { command, file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Email, Id, Instant, orNull, Own, Reason, Shape } from '../../describe/schema';
import { Source } from '../../rights/grant';
import { MockExamType, PinnedPaper } from '../paper';
import { Arrangements } from './arrangements';
import { Capacity } from './exam-session.events';

/** The spec's name of the admin who calls. */
const own = { email: Maybe(Own(Email, 'email')) };

/** True and false as they are, and as the text that some senders make of them. */
const Switch = Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])]);

/** What clocks in London say; seconds may be left out. */
const SentTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' });

const sentWhen = { examSessionDate: Day, examSessionTime: SentTime };

/** Why a time cannot be set. */
const noTime = ['TimeNeverComes', 'TimeComesTwice', 'SessionInPast'] as const;
/** Why a session is not changed. */
const unchanged = ['SessionNotFound', 'SessionCancelled', 'SessionHasBegun'] as const;

export const createMockExamSession = command({
  call: 'POST /createMockExamSession',
  who: admins,
  summary:
    'Schedules a mock exam by the clocks of London. A time that the change of the clocks takes away, or gives twice, is refused.',
  request: {
    ...own,
    ...sentWhen,
    isCatchUpSession: Maybe(Switch),
    isFreeSession: Maybe(Switch),
    /** What it is announced as before it has a set. */
    examType: Maybe(MockExamType),
    /** Absent: as many as like. */
    capacity: Maybe(Capacity),
  },
  reply: { mockExamSessionId: Id, startsAt: Instant },
  refusals: [...noTime],
});

export const moveMockExamSession = command({
  call: 'POST /moveMockExamSession',
  who: adminsAfterPassword,
  does: 'moves a mock exam that families may have planned for',
  summary: 'Moves a session that has not begun to another time, with a reason; who has booked is written to.',
  request: {
    ...own,
    mockExamSessionId: Id,
    ...sentWhen,
    /** When it is, as whoever moves it saw: of two who move it at once the second is told. */
    seenStartsAt: Instant,
    reason: Reason,
  },
  reply: { startsAt: Instant },
  refusals: [...noTime, ...unchanged, 'SessionMovedMeanwhile', 'SetInUse'],
});

export const setMockExamSessionCapacity = command({
  call: 'POST /setMockExamSessionCapacity',
  who: admins,
  summary: 'Says how many places a session has: not fewer than are booked.',
  request: { ...own, mockExamSessionId: Id, capacity: Maybe(Capacity) },
  refusals: [...unchanged, 'CapacityBelowBooked'],
});

export const cancelMockExamSession = command({
  call: 'POST /cancelMockExamSession',
  who: adminsAfterPassword,
  does: 'cancels a mock exam that families may have planned for',
  summary:
    'Calls a session off that has not begun, with a reason; who has booked is written to, and what was paid for it alone goes back.',
  request: { ...own, mockExamSessionId: Id, reason: Reason },
  refusals: ['SessionNotFound', 'SessionHasBegun'],
});

export const assignMockExamSet = command({
  call: 'POST /assignAViableMockExamSetForMockExamSession',
  who: admins,
  summary:
    'Gives a session the papers of a set, as they are published at this moment. `getSetsForMockExamSession` tells which can be.',
  request: { ...own, mockExamSessionId: Id, mockExamSetId: Maybe(Id) },
  refusals: [...unchanged, 'SetNotChosen', 'SetNotViable', 'ExamTypeDiffers', 'SetInUse'],
});

const sessionShown = {
  mockExamSessionId: Id,
  mockExamDate: Day,
  mockExamTime: Type.String(),
  startsAt: Instant,
  closesAt: Instant,
  mockExamType: orNull(MockExamType),
  isCatchUpSession: Type.Boolean(),
  isFreeSession: Type.Boolean(),
  /** Null: as many as like. */
  capacity: orNull(Count),
};

export const SESSIONS_A_PAGE = 50;

export const getMockExamSessions = query({
  call: 'POST /getMockExamSessions',
  who: admins,
  summary:
    'The mock exam sessions that are to come or being sat, the next one first; or those that are over, the last one first.',
  request: { ...own, past: Maybe(Switch), page: Maybe(Type.Integer({ minimum: 1, maximum: 1_000 })) },
  reply: {
    serverNow: Instant,
    total: Count,
    sessions: Type.Array(
      Shape({
        ...sessionShown,
        mockExamSet: orNull(
          Shape({ mockExamSetId: Id, examSetName: Type.String(), setVersion: Count, papers: Type.Array(PinnedPaper) }),
        ),
        /** Who has a place. */
        mockExamUsers: Count,
        /** Whose place is held while they pay. */
        held: Count,
        cancelledAt: orNull(Instant),
        /** Why it was cancelled, or moved last. */
        reason: orNull(Type.String()),
        reports: Shape({
          /** By when families have their results. */
          dueAt: Instant,
          isAsked: Type.Boolean(),
          /** Being made, or on their way. */
          open: Count,
          sent: Count,
          failed: Count,
          skipped: Count,
          /** When admins were last written to about the overall report. */
          overallSentAt: orNull(Instant),
        }),
      }),
    ),
  },
});

export const getUsersForMockExamSession = query({
  call: 'POST /getUsersForMockExamSession',
  who: admins,
  summary:
    'Who sits a session: every child who has booked, or has a right to it by name, with that right and what was arranged. Who looked is noted.',
  request: { ...own, mockExamSessionId: Id },
  reply: {
    session: Shape(sessionShown),
    usersInSession: Type.Array(
      Shape({
        /** The child's id. */
        mockExamUserId: Id,
        accountId: Id,
        parentFirstName: orNull(Type.String()),
        parentLastName: orNull(Type.String()),
        childName: orNull(Type.String()),
        /** Whether all mock exams are theirs. */
        subscriber: Type.Boolean(),
        state: Type.Enum(['pending', 'booked', 'cancelled', 'not booked']),
        /** What gives them the right to sit it; null: nothing does. */
        right: orNull(Source),
        /** Of this session; null: what they always have. */
        arrangements: orNull(Arrangements),
        always: orNull(Arrangements),
      }),
    ),
    /** How far each has come. */
    mockExamSessionTrackers: Type.Array(
      Shape({
        mockExamSessionId: Id,
        mockExamUserId: Id,
        currentMockExamStage: Type.String(),
        /** How many papers they opened, of how many that the session has. */
        papersOpened: Count,
        papers: Count,
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});

export const takeMockExamUsersFile = query({
  call: 'POST /mock-exams/takeUsersFile',
  who: admins,
  summary: 'The same as a CSV file, in the order of the children’s names. Who took it is noted.',
  request: { ...own, mockExamSessionId: Id },
  reply: file('text/csv; charset=utf-8'),
  atATime: 2,
  refusals: ['SessionNotFound'],
});

export const setMockExamArrangements = command({
  call: 'POST /setMockExamArrangements',
  who: admins,
  summary:
    'Says what a child has who cannot sit as the others do: in one session, or always. Absent arrangements: of this session none of its own, always none at all.',
  request: {
    ...own,
    /** The account of the family. */
    userId: Id,
    mockExamUserId: Id,
    /** Absent: always. */
    mockExamSessionId: Maybe(Id),
    arrangements: Maybe(Arrangements),
  },
  refusals: ['AccountNotFound', 'ChildNotFound', 'SessionNotFound', 'BookingNotFound', 'ArrangedTooLate'],
});

export const standsSeat = command({
  call: 'POST /mock-exams/standsSeat',
  who: service('workers'),
  summary:
    'Asks whether a child has a seat in a session that stands, at the start that is named; nothing is changed by it.',
  request: { sessionId: Id, learnerId: Id, startsAt: Maybe(Instant) },
  refusals: ['SessionNotFound', 'SessionCancelled', 'SessionMovedMeanwhile', 'BookingNotFound'],
});

export const followMockExamSession = command({
  call: 'POST /mock-exams/followSession',
  who: service('workers'),
  summary:
    'Has every booking of a session follow it: moved with it, or called off with it. Done again it changes nothing.',
  request: { sessionId: Id },
});
