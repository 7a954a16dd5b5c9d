import { londonClock } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import type { ReplyOf } from 'schemas/describe/contract';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import type { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import { noSitting, timeArrangementsOf, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { trackerStageOf } from 'schemas/mock-exams/sittings/tracker';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { arrangementsFor } from './arranged';
import type { Found } from './find-session';
import { momentOf, readBy, roomTold, type SatSession } from './sat-session';
import type { SealedPapers } from './sealed-papers';
import type { SittingsParts } from './sittings-parts';

type Tracked = Omit<ReplyOf<typeof getTrackerForMockExamSession>, 'position'>;
type Tracker = NonNullable<Tracked['tracker']>;

/** A child who has not begun: where the session is, and how long they would have. */
export async function waiting(found: Found, tools: CommandTools, parts: SittingsParts): Promise<Tracked> {
  const { now, caller } = tools;
  const whose = { sessionId: found.session.sessionId, learnerId: caller.learnerId };
  const given = await arrangementsFor(whose, tools, parts);
  const ahead = { ...noSitting, arrangements: timeArrangementsOf(given), largerText: given.largerText };
  return { serverNow: now, tracker: trackerOf(ahead, null, { found, tools }) };
}

interface Of {
  readonly found: Found;
  readonly tools: CommandTools;
}

/** A child who has begun. */
export async function tracked(sitting: Sitting, papers: SealedPapers, { found, tools }: Of): Promise<Tracked> {
  const { now, caller } = tools;
  const { session } = found;
  const tracker = trackerOf(sitting, sitting, { found, tools });
  const { stage, pausedSince } = timesIn(sitting, session, { now, learnerId: caller.learnerId });
  const open = stage === 'paper' ? sitting.papers[sitting.clock.papers.length - 1] : undefined;
  if (!open) return { serverNow: now, tracker };
  // Whoever has opened it already has it; nobody gains time to read by a pause.
  const paperKey = papers.key({ sessionId: session.sessionId, paperHash: open.paperHash });
  const opening = pausedSince === null ? { paperKey } : {};
  const questions = [...(await papers.questions(open.paperHash, tools)).keys()];
  const place = sitting.shown === null ? -1 : questions.indexOf(sitting.shown.questionId);
  const shown = place < 0 ? {} : { currentQuestionNumber: place + 1 };
  return { serverNow: now, tracker: { ...tracker, ...shown, ...opening } };
}

interface At {
  readonly now: string;
  readonly learnerId: string;
}

function timesIn({ clock, arrangements }: Sitting, session: SatSession, { now, learnerId }: At): SittingTimes {
  const moment = momentOf(session, learnerId, now);
  return timesOf({ session: moment.session, room: moment.room, arrangements, sitting: clock }, now);
}

function trackerOf(sitting: Sitting, told: Sitting | null, { found: { session }, tools }: Of): Tracker {
  const { now, caller } = tools;
  const { learnerId } = caller;
  const moment = momentOf(session, learnerId, now);
  const { messages, roomThrough } = roomTold(session, learnerId, sitting);
  const facts = {
    session: moment.session,
    room: moment.room,
    arrangements: sitting.arrangements,
    sitting: sitting.clock,
  };
  const times = timesOf(facts, now);
  const completed = times.papers.filter(({ endedAt }) => endedAt !== null).length;
  return {
    mockExamSessionTrackerCompositeId: { mockExamSessionId: session.sessionId, mockExamUserId: learnerId },
    currentMockExamStage: trackerStageOf[times.stage],
    currentBackEndTime: londonClock(now),
    ...currentExam(sitting, times),
    mockExamsCompleted: completed,
    mockExamsLeft: session.set.papers.length - completed,
    mockExamType: session.set.type,
    papers: [...session.set.papers],
    papersFrom: papersFrom(session.startsAt),
    messages,
    messagesRead: readBy(session, learnerId, sitting),
    roomThrough,
    facts,
    largerText: sitting.largerText,
    sitting: told,
  };
}

type CurrentExam = Pick<Tracker, 'currentExamStartTime' | 'currentExamEndTime' | 'currentMockExam'>;

function currentExam({ papers, questions, clock }: Sitting, times: SittingTimes): CurrentExam {
  const paper = clock.papers.length;
  const pinned = papers[paper - 1];
  const { openedAt = null, endsAt = null } = times.papers[paper - 1] ?? {};
  if (!pinned || openedAt === null || endsAt === null) return {};
  const answered = Object.entries(questions).filter(([, question]) => question.paper === paper);
  const mockExamAnswers = answered.flatMap(([mockExamQuestionId, { option }]) =>
    option === null ? [] : [{ mockExamQuestionsCompositeId: { mockExamQuestionId }, userAnswer: option }],
  );
  return {
    currentExamStartTime: londonClock(openedAt),
    currentExamEndTime: londonClock(endsAt),
    currentMockExam: {
      mockExamId: pinned.paperId,
      examName: pinned.name,
      examDurationInMinutes: pinned.minutes,
      mockExamUserAnswerSets: [{ mockExamAnswers }],
    },
  };
}
