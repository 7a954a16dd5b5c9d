import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Reason, SeenLines, Shape } from '../../describe/schema';
import { PinnedPaper } from '../paper';
import { PaperNumber, Tab } from '../sittings/sitting.events';
import { roomActKinds } from './room.tables';

const own = { email: Maybe(Own(Email, 'email')) };
/** `mockExamUserId`: the child whose clock it is; absent: everybody's. */
const room = { ...own, mockExamSessionId: Id, mockExamUserId: Maybe(Id) };

/** Which late answer to a question: as its tab numbered it. */
const lateAnswer = { tab: Tab, seq: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) };
/** More to one question are never kept. */
const MOST_LATE = 50;

/** Why nothing is done in a room. */
const shut = ['SessionNotFound', 'SessionCancelled', 'BookingNotFound', 'RoomNotOpenYet', 'RoomOver'] as const;

export const pauseMockExamRoom = command({
  call: 'POST /mock-exams/pauseRoom',
  who: admins,
  summary:
    'The clock stands still, for all who sit or for one child; the paper is hidden meanwhile. Done again it changes nothing.',
  request: { ...room, reason: Reason },
  refusals: [...shut, 'RoomBookFull'],
});

export const resumeMockExamRoom = command({
  call: 'POST /mock-exams/resumeRoom',
  who: admins,
  summary: 'It goes on. A child who was paused alone is resumed alone.',
  request: { ...room, reason: Maybe(Reason) },
  refusals: [...shut, 'RoomPausedForAll'],
});

/** More at once is a day's decision, and no keystroke too many. */
export const MOST_MINUTES_GIVEN = 120;

export const extendMockExamRoom = command({
  call: 'POST /mock-exams/extendRoom',
  who: admins,
  summary: 'More time for one paper, for all who sit it or for one child. Where that paper is over it changes nothing.',
  request: {
    ...room,
    paper: PaperNumber,
    minutes: Type.Integer({ minimum: 1, maximum: MOST_MINUTES_GIVEN }),
    /** How much had been given for it, to the same, as whoever gives saw: of two who give at once the second is told. */
    seenSeconds: Count,
    reason: Reason,
  },
  refusals: [...shut, 'RoomPaperNotFound', 'RoomPaperOver', 'RoomChangedMeanwhile', 'RoomTooMuchTime', 'RoomBookFull'],
});

export const messageMockExamRoom = command({
  call: 'POST /mock-exams/messageRoom',
  who: admins,
  summary: 'Tells something to all who sit, or to one child: it is on their screens within seconds. Names nobody.',
  request: { ...room, text: SeenLines(500) },
  reply: { messageId: Id },
  refusals: [...shut, 'RoomBookFull', 'RoomMessagesOften', 'RoomMessagesMany'],
});

export const closeMockExamRoom = command({
  call: 'POST /mock-exams/closeRoom',
  who: admins,
  summary:
    'Ends the exam before its time, for all who sit or for one child: what they did until then is kept, and nobody goes on. It cannot be taken back.',
  request: { ...room, reason: Reason },
  refusals: shut,
});

export const moveMockExamSitter = command({
  call: 'POST /mock-exams/moveSitter',
  who: admins,
  summary:
    'Gives a child a seat in another session instead of this one, with the right to it. Whoever has begun here has this exam ended; what they did is kept.',
  request: { ...own, mockExamSessionId: Id, mockExamUserId: Id, toMockExamSessionId: Id, reason: Reason },
  refusals: [...shut, 'RoomSameSession', 'RoomSamePapers', 'SessionHasBegun', 'SessionSoldOut'],
});

export const decideMockLateAnswer = command({
  call: 'POST /mock-exams/decideLateAnswer',
  who: admins,
  summary:
    'Says whether an answer that came too late counts, and why. The last decision stands, of whoever has seen the one before.',
  request: {
    ...own,
    mockExamSessionId: Id,
    mockExamUserId: Id,
    mockExamQuestionId: Id,
    ...lateAnswer,
    counts: Type.Boolean(),
    /** What is decided of late answers to this question, as whoever decides saw it; absent: nothing. Of two who decide at once the second is told. */
    seen: Maybe(Type.Array(Shape({ ...lateAnswer, counts: Type.Boolean() }), { maxItems: MOST_LATE })),
    reason: Reason,
  },
  refusals: ['SessionNotFound', 'LateAnswerNotFound', 'LateAnswerDecidedMeanwhile'],
});

export const getMockExamRoom = query({
  call: 'POST /mock-exams/getRoom',
  who: admins,
  summary: 'What staff have done in the room of a session, the newest last. Who looked is noted.',
  request: { ...own, mockExamSessionId: Id },
  reply: {
    serverNow: Instant,
    /** From when on something can be done in it. */
    opensAt: Instant,
    /** Whether it is called off, or nobody can be sitting any more. */
    isOver: Type.Boolean(),
    papers: Type.Array(PinnedPaper),
    acts: Type.Array(
      Shape({
        mockExamUserId: orNull(Id),
        kind: Type.Enum([...roomActKinds]),
        at: Instant,
        by: orNull(Type.String()),
        paper: orNull(PaperNumber),
        seconds: orNull(Count),
        text: orNull(Type.String()),
        reason: orNull(Type.String()),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
