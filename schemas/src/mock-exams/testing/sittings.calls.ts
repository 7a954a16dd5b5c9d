import { called, naming, nothing, type Called } from '../../testing/called';
import { getCurrentMockExamSessionIfTakingPlace } from '../sittings/current-session.contract';
import { listenToMockRoomBell } from '../sittings/room-bell.contract';
import * as calls from '../sittings/sitting.contract';

/** Whoever may sit one; that it is theirs, their booking and their rights say. */
const SITTERS = '. F U S . . . . . . . . .';
const inSession = ({ fresh }: { fresh: string }) => ({ mockExamSessionId: fresh });
const question = { mockExamPaperId: 'paper-1', mockExamQuestionId: 'question-1', amountOfTimeSpentOnQuestion: 12 };

const named = {
  mockExamSessionId: 'open exam',
  sessionId: 'open exam',
  mockExamPaperId: 'open paper',
  paperHash: 'hash of the open paper',
  mockExamQuestionId: 'open question',
  'acts.questionId': 'open question',
  'putAway.messageId': 'message in the room',
  deviceId: 'nobody’s',
  tab: 'nobody’s',
} as const;

export const sittingsCalls: readonly Called[] = naming(named, [
  called(getCurrentMockExamSessionIfTakingPlace, SITTERS, nothing),
  called(listenToMockRoomBell, SITTERS, inSession),
  called(calls.createMockExamSessionTracker, SITTERS, nothing),
  called(calls.getTrackerForMockExamSession, SITTERS, nothing),
  called(calls.getSealedMockExamPaper, SITTERS, (one) => ({ ...inSession(one), paperHash: 'a1'.repeat(32) })),
  called(calls.keepMockExamAnswers, SITTERS, (one) => ({
    ...inSession(one),
    paper: 1,
    deviceId: 'desk',
    tab: 'tab-1',
    acts: [{ kind: 'chosen' as const, questionId: 'question-1', seq: 1, option: 'B' }],
    roomThrough: 1,
  })),
  called(calls.updateMockExamSessionTrackerWithUserAnswer, SITTERS, () => ({ ...question, userAnswer: 'B' })),
  called(calls.updateTimeSpentOnMockExamQuestion, SITTERS, () => question),
  called(calls.endMockExam, SITTERS, () => ({ mockExamPaperId: 'paper-1' })),
  called(calls.startBreakSession, SITTERS, nothing),
  called(calls.endBreakSession, SITTERS, nothing),
  called(calls.endMockExamSession, SITTERS, nothing),
  called(calls.beginMockExamRest, SITTERS, inSession),
  called(calls.endMockExamRest, SITTERS, inSession),
  called(calls.takeOverMockExam, SITTERS, (one) => ({ ...inSession(one), deviceId: 'phone' })),
  called(calls.beatMockExam, SITTERS, (one) => ({
    ...inSession(one),
    deviceId: 'desk',
    roomThrough: 1,
    heard: [{ through: 1, at: '2026-11-21T10:00:07.000Z' }],
    putAway: [{ messageId: 'message-1', at: '2026-11-21T10:00:12.000Z' }],
  })),
  called(calls.settleMockSitting, '. . . . . . . . . W . . .', ({ fresh }) => ({ sessionId: fresh, learnerId: fresh })),
]);
