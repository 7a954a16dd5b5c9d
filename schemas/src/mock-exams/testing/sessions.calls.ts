import { called, naming, nothing, type Called } from '../../testing/called';
import { getMockExamClashes } from '../sessions/clashes.contract';
import {
  bookMockExamSession,
  getUpcomingMockExamSessions,
  giveUpMockExamBooking,
} from '../sessions/learner-sessions.contract';
import { getSetsForMockExamSession } from '../sessions/sets-for-session.contract';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
  followMockExamSession,
  getMockExamSessions,
  getUsersForMockExamSession,
  moveMockExamSession,
  setMockExamArrangements,
  setMockExamSessionCapacity,
  standsSeat,
  takeMockExamUsersFile,
} from '../sessions/sessions.contract';

const when = { examSessionDate: '2131-03-06', examSessionTime: '10:00:00' };
const reason = 'The hall is closed that day.';
const named = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });

export const sessionsCalls: readonly Called[] = naming({ mockExamSessionId: 'exam to come' }, [
  called(createMockExamSession, '. . . . . . . . A . . . .', () => when),
  called(moveMockExamSession, '. . . . . . . . a . . . .', (one) => ({
    ...named(one),
    ...when,
    seenStartsAt: '2131-03-05T10:00:00.000Z',
    reason,
  })),
  called(setMockExamSessionCapacity, '. . . . . . . . A . . . .', (one) => ({ ...named(one), capacity: 20 })),
  called(cancelMockExamSession, '. . . . . . . . a . . . .', (one) => ({ ...named(one), reason })),
  called(assignMockExamSet, '. . . . . . . . A . . . .', (one) => ({ ...named(one), mockExamSetId: one.fresh })),
  called(getMockExamSessions, '. . . . . . . . A . . . .', nothing),
  called(getSetsForMockExamSession, '. . . . . . . . A . . . .', named),
  called(getMockExamClashes, '. . . . . . . . A . . . .', ({ fresh }) => ({
    mockExamSessionId: fresh,
    startsAt: '2131-03-06T10:00:00.000Z',
    mockExamUserIds: [fresh],
    insteadOfMockExamSessionId: fresh,
  })),
  called(getUsersForMockExamSession, '. . . . . . . . A . . . .', named),
  called(takeMockExamUsersFile, '. . . . . . . . A . . . .', named),
  called(setMockExamArrangements, '. . . . . . . . A . . . .', ({ accountId, fresh }) => ({
    userId: accountId,
    mockExamUserId: fresh,
  })),
  called(standsSeat, '. . . . . . . . . W . . .', ({ fresh }) => ({ sessionId: fresh, learnerId: fresh })),
  called(followMockExamSession, '. . . . . . . . . W . . .', ({ fresh }) => ({ sessionId: fresh })),
  called(getUpcomingMockExamSessions, '. F U S . . . . . . . . .', nothing),
  called(bookMockExamSession, '. F U S . . . . . . . . .', named),
  called(giveUpMockExamBooking, '. F U S . . . . . . . . .', named),
]);
