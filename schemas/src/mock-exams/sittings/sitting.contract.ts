import Type from 'typebox';
import { service } from '../../accounts/roles';
import { command, roles } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, Own, Shape } from '../../describe/schema';
import { ContentHash } from '../paper';
import { OptionLetter, PaperNumber, RoomThrough, Tab } from './sitting.events';
import type { RoomClock } from './time-facts';
import { RoomMessage, Tracker } from './tracker';

/** Whoever may come to sit a mock exam; whether they may sit this one, their booking and their rights say. */
const sitters = roles('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER');

const own = {
  email: Maybe(Own(Email, 'email')),
  userEmail: Maybe(Own(Email, 'email')),
  userId: Maybe(Own(Id, 'accountId')),
  /** Absent: the session that the child sits, or is to sit next. */
  mockExamSessionId: Maybe(Id),
};
const theSession = { mockExamSessionId: Id };

const tracked = {
  serverNow: Instant,
  /** Absent: there is no session that the child could be in. */
  tracker: Maybe(Tracker),
};
/** What staff have done in the room, as far as it concerns this child. */
const ofRoom = {
  /** Through which of what staff did; 0: they did nothing. */
  roomThrough: Count,
  room: Type.Unsafe<RoomClock>(Type.Object({})),
  messages: Type.Array(RoomMessage),
};
/** The same, absent where there is nothing to tell. */
const ofRoomIfNew = {
  roomThrough: Maybe(ofRoom.roomThrough),
  room: Maybe(ofRoom.room),
  messages: Maybe(ofRoom.messages),
};
const notThere = ['MockSittingNotFound'] as const;

export const createMockExamSessionTracker = command({
  call: 'POST /createMockExamSessionTracker',
  who: sitters,
  summary:
    'Begins the mock exam for the child who is signed in and opens its first paper; once, however often it is made.',
  request: { ...own, deviceId: Maybe(Tab) },
  reply: tracked,
  refusals: [...notThere, 'MockExamNotBegun', 'MockExamOver', 'MockExamPaused'],
});

export const getTrackerForMockExamSession = command({
  call: 'POST /getTrackerForMockExamSession',
  who: sitters,
  summary:
    'Where the child who is signed in stands in their mock exam; what the clock has ended meanwhile is written down first.',
  request: own,
  reply: tracked,
});

export const getSealedMockExamPaper = command({
  call: 'POST /mock-exams/sealedPaper',
  who: sitters,
  summary:
    'A paper of a session that the child has booked, sealed: from a quarter of an hour before the start. The same bytes for all who sit it; to be opened with the key that opening the paper answers with.',
  request: { ...theSession, paperHash: ContentHash },
  /** Base64: nonce, AES-256-GCM and tag, of a `SealedPaper` as JSON, gzipped; with session and hash, joined by a slash, as additional data. */
  reply: { sealed: Type.String() },
  refusals: [...notThere, 'MockPapersNotYet'],
});

const Act = Shape({
  kind: Type.Enum(['shown', 'left', 'chosen', 'submitted', 'marked', 'struck']),
  questionId: Id,
  /** 1, 2, 3 … of this tab: no two acts have the same. More than anybody does in an exam is no number of an honest one, and is refused. */
  seq: Type.Integer({ minimum: 1, maximum: 100_000 }),
  option: Maybe(OptionLetter),
  /** Of a mark or a line through a choice: whether it was set or taken away. */
  on: Maybe(Type.Boolean()),
  /** When, by the server's time as the device reckons it. */
  at: Maybe(Instant),
  secondsClaimed: Maybe(Type.Integer({ minimum: 0, maximum: 86_400 })),
});

export const verdicts = ['kept', 'late', 'later', 'elsewhere', 'unknown', 'too-many'] as const;

export const keepMockExamAnswers = command({
  call: 'POST /mock-exams/keepAnswers',
  who: sitters,
  summary:
    'What a child did in a paper, in its order. What is `kept`, `late` or `unknown` need not be sent again; `later`: once the clock goes on; `elsewhere`: another device is active. `unknown`: there is no such question or choice, or its number is that of another act on it.',
  request: {
    ...theSession,
    paper: PaperNumber,
    deviceId: Tab,
    tab: Tab,
    acts: Type.Array(Act, { minItems: 1, maxItems: 100 }),
    /** Through which of what staff did in the room this device knows; where it says so it is told what came after that. */
    roomThrough: Maybe(Count),
  },
  reply: {
    serverNow: Instant,
    verdicts: Type.Array(Shape({ seq: Count, verdict: Type.Enum([...verdicts]) })),
    /** Absent where it is as the device has it. */
    news: Maybe(Shape(ofRoom)),
  },
  refusals: [...notThere, 'MockPaperNotOpen', 'MockActsUnclear'],
});

const aboutQuestion = {
  ...own,
  mockExamPaperId: Id,
  mockExamQuestionId: Id,
  amountOfTimeSpentOnQuestion: Maybe(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** Absent: as where it is absent when the exam is begun, one device that has no name. It is another than any that has one. */
  deviceId: Maybe(Tab),
};
const ofOneAct = [
  ...notThere,
  'MockPaperNotOpen',
  'MockQuestionNotFound',
  'MockExamPaused',
  'MockOtherDevice',
  'MockAnswerChangedTooOften',
] as const;

export const updateMockExamSessionTrackerWithUserAnswer = command({
  call: 'POST /updateMockExamSessionTrackerWithUserAnswer',
  who: sitters,
  summary: 'Hands in the answer to one question. What comes too late to count is kept apart, and `isLate` says so.',
  request: { ...aboutQuestion, userAnswer: OptionLetter },
  reply: { serverNow: Instant, isLate: Type.Boolean() },
  refusals: ofOneAct,
});

export const updateTimeSpentOnMockExamQuestion = command({
  call: 'POST /updateTimeSpentOnMockExamQuestion',
  who: sitters,
  summary:
    'A question was left for another. What the device counted is kept as its claim; the time is reckoned from what was shown when.',
  request: aboutQuestion,
  reply: { serverNow: Instant },
  refusals: ofOneAct,
});

export const endMockExam = command({
  call: 'POST /endMockExam',
  who: sitters,
  summary: 'A paper is over: by the clock, or because the child says that they are done. A repeat changes nothing.',
  request: { ...own, sessionId: Maybe(Id), mockExamPaperId: Id, isDone: Maybe(Type.Boolean()) },
  reply: tracked,
  refusals: [...notThere, 'MockPaperNotOpen', 'MockPaperNotOver', 'MockExamPaused'],
});

export const startBreakSession = command({
  call: 'POST /startBreakSession',
  who: sitters,
  summary: 'The child is at the break’s page. The break itself runs from the end of the paper.',
  request: own,
  reply: tracked,
  refusals: notThere,
});

export const endBreakSession = command({
  call: 'POST /endBreakSession',
  who: sitters,
  summary: 'Opens the next paper once the break is over, and not before.',
  request: { ...own, sessionId: Maybe(Id) },
  reply: tracked,
  refusals: [...notThere, 'MockBreakNotOver', 'MockExamPaused'],
});

export const endMockExamSession = command({
  call: 'POST /endMockExamSession',
  who: sitters,
  summary: 'Where the child stands once the last paper is over. It ends nothing that the clock has not ended.',
  request: own,
  reply: tracked,
  refusals: notThere,
});

export const beginMockExamRest = command({
  call: 'POST /mock-exams/beginRest',
  who: sitters,
  summary: 'The clock of a child who has rests among their arrangements stands still.',
  request: theSession,
  reply: tracked,
  refusals: [...notThere, 'MockPaperNotOpen', 'MockNoRestLeft'],
});

export const endMockExamRest = command({
  call: 'POST /mock-exams/endRest',
  who: sitters,
  summary: 'It goes on.',
  request: theSession,
  reply: tracked,
  refusals: notThere,
});

export const takeOverMockExam = command({
  call: 'POST /mock-exams/takeOver',
  who: sitters,
  summary: 'Answers are taken from this device from now on. What the one before had not sent yet may still come.',
  request: { ...theSession, deviceId: Tab },
  reply: tracked,
  refusals: [...notThere, 'MockDeviceChangedTooOften'],
});

/** Of what a device has heard and not told yet, so much at most goes with one beat. */
export const TOLD_AT_ONCE = 20;

export const beatMockExam = command({
  call: 'POST /mock-exams/heartbeat',
  who: sitters,
  summary:
    'The device is there, each few seconds: nothing is written but the edges of a silence, and what the device has heard of staff since. Tells what was done in the room meanwhile.',
  request: {
    ...theSession,
    deviceId: Tab,
    /** Through which of what staff did in the room this device knows; where it says so it is told nothing that it has. */
    roomThrough: Maybe(Count),
    /** To how many questions the device keeps an answer that should have reached us by now, and has not. */
    waiting: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
    /** What of staff came to its screen and was not told yet: through which of what they did, and when, by our time as the device reckons it. More than there is, or another time than between the act and now, is taken as the nearest that can be. */
    heard: Maybe(Type.Array(Shape({ through: RoomThrough, at: Instant }), { maxItems: TOLD_AT_ONCE })),
    /** The messages that the child has put away there. */
    putAway: Maybe(Type.Array(Shape({ messageId: Id, at: Instant }), { maxItems: TOLD_AT_ONCE })),
  },
  reply: {
    serverNow: Instant,
    /** Whether answers are taken from this device. */
    isActive: Type.Boolean(),
    /** Absent, all three, where the device has said that it knows as much. One that another has taken the place of is told all the same: the child may have put something away there. */
    ...ofRoomIfNew,
  },
  refusals: notThere,
});

export const settleMockSitting = command({
  call: 'POST /mock-exams/settleSitting',
  who: service('workers'),
  summary:
    'Writes down what the clock has ended in one sitting, and asks for another look where there is more to come.',
  request: { sessionId: Id, learnerId: Id },
  refusals: notThere,
});
