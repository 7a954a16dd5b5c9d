import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Personal, Shape, Text } from '../../describe/schema';
import { PinnedPaper } from '../paper';
import { Arrangements } from '../sessions/arrangements';

/** 1 for the first paper of a session. */
export const PaperNumber = Type.Integer({ minimum: 1, maximum: 6 });
/** The letter of a choice. */
export const OptionLetter = Type.String({ minLength: 1, maxLength: 1, pattern: '^[A-E]$' });
/** A tab of a browser, by an id that it makes for itself. */
export const Tab = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/** Which of what staff did in the room and concerns one child: 1 for the first, in the order of the log. */
export const RoomThrough = Type.Integer({ minimum: 1, maximum: 10_000 });

/** What a device says of an act of a child: told, and believed for the order of its own acts and within the grace alone. */
const ActClaim = Shape({
  deviceId: Tab,
  tab: Tab,
  /** 1, 2, 3 … of this tab. */
  seq: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** When it was done by the server's time, as the device reckons it. */
  at: Maybe(Instant),
});

const sitting = { sessionId: Id, learnerId: Id };
/** `at`: by our clock, and for what came late as near to the claim as what was known before allows. */
const act = { ...sitting, paper: PaperNumber, questionId: Id, at: Instant, claim: ActClaim };
const answer = {
  ...act,
  option: OptionLetter,
  /** Captured before the paper's end, and here after it. */
  inGrace: Maybe(Type.Literal(true)),
  /** From a device that another had taken the place of, which has answered the question since: it changes nothing. */
  overtaken: Maybe(Type.Literal(true)),
};

/**
 * Everything that one child does in one mock exam. Streams: `sitting-<sessionId>.<learnerId>`. Letters stand plain, as marks do: with the child's
 * keys gone nothing says whose they were. What a child was given for their needs is sealed.
 */
export const sittingEvents = events({
  /** The papers by their content: what is published later is not what was sat. */
  MockSittingBegun: {
    ...sitting,
    familyId: Id,
    papers: Type.Array(PinnedPaper, { maxItems: 6 }),
    deviceId: Tab,
    begunAt: Instant,
  },
  /** The arrangements as they are then; more time on the day is given in the room. */
  MockPaperOpened: {
    ...sitting,
    paper: PaperNumber,
    paperId: Id,
    paperHash: PinnedPaper.properties.paperHash,
    openedAt: Instant,
    arrangements: Personal(Arrangements, 'learnerId'),
    dueAt: Instant,
  },
  MockQuestionShown: act,
  MockQuestionLeft: { ...act, secondsClaimed: Maybe(Count) },
  /** Not handed in yet; it counts if time is up before it is. */
  MockChoiceMade: answer,
  MockAnswerSubmitted: { ...answer, secondsClaimed: Maybe(Count) },
  MockQuestionMarkedForReview: { ...act, marked: Type.Boolean() },
  MockOptionStruckOut: { ...act, option: OptionLetter, struck: Type.Boolean() },
  /** Came when it could not count by itself: staff decide. */
  MockLateAnswerKept: { ...answer, paperEndedAt: Instant },
  /** Staff say whether one that came late counts, as often as they see reason to: the last word stands. */
  MockLateAnswerDecided: {
    ...sitting,
    paper: PaperNumber,
    questionId: Id,
    /** Which: as its tab numbered it. */
    tab: Tab,
    seq: ActClaim.properties.seq,
    option: OptionLetter,
    counts: Type.Boolean(),
    reason: Personal(Text(300), 'learnerId'),
    decidedAt: Instant,
  },
  MockRestBegun: { ...sitting, paper: PaperNumber, begunAt: Instant },
  MockRestEnded: { ...sitting, paper: PaperNumber, endedAt: Instant },
  /** `endedAt`: the deadline, where the time was up, whoever noticed it and when. */
  MockPaperEnded: { ...sitting, paper: PaperNumber, endedAt: Instant, by: Type.Enum(['child', 'time', 'staff']) },
  /** The child is at the break's page; the break itself runs from the paper's end. */
  MockBreakBegun: { ...sitting, paper: PaperNumber, begunAt: Instant, endsAt: Instant },
  MockBreakEnded: { ...sitting, paper: PaperNumber, endedAt: Instant },
  /** Nothing was heard of the device for a while; written once it is heard again. */
  MockSilenceBegan: { ...sitting, lastHeardAt: Instant },
  MockSilenceEnded: { ...sitting, heardAt: Instant },
  /**
   * A device has told through which of what staff did in the room, of what concerns this child, it stood on its screen: 1 for the first. Written where that
   * moved, not with each word of it. `heardAt`: its own claim, held between the act and our clock.
   */
  MockRoomHeard: {
    ...sitting,
    deviceId: Tab,
    through: RoomThrough,
    heardAt: Instant,
    claimedAt: Instant,
  },
  /** The child has put a message of the staff away on that device; dated as above. */
  MockMessagePutAway: { ...sitting, deviceId: Tab, messageId: Id, putAwayAt: Instant, claimedAt: Instant },
  MockDeviceTakenOver: { ...sitting, deviceId: Tab, insteadOf: Tab, takenOverAt: Instant },
  /** Somebody is to look at it then: its deadline has moved, or another is to come. */
  MockSittingDue: { ...sitting, dueAt: Instant },
  MockSittingCompleted: { ...sitting, completedAt: Instant, by: Type.Enum(['child', 'time', 'staff']) },
});
export type SittingEvent = EventOf<typeof sittingEvents>;
