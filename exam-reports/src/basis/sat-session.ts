import type { MarkedPaper, SatFacts } from 'schemas/mock-exams/marks/facts';
import { satFactsOf } from 'schemas/mock-exams/marks/sat-facts.rules';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import { roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { noArrangements, type TimeArrangements, type TimeFacts } from 'schemas/mock-exams/sittings/time-facts';
import type { KeptSession, LogAt } from './log-reading';
import { sittingRecord, type SittingRecord } from './recorded-sitting';

/** What is sealed in the log about whoever sat, by whoever may know it. */
export interface Sitter {
  readonly sessionId: string;
  readonly learnerId: string;
  /** In completed months on the day of the session; null where no birthday is known. */
  readonly ageMonths: number | null;
  /** What more time they had; without it rests are as long as they were taken. */
  readonly arrangements?: TimeArrangements | undefined;
}

/** A sitting with its times, as far as it was written down at the place. */
export interface SatSession {
  readonly kept: KeptSession;
  readonly record: SittingRecord;
  readonly times: TimeFacts;
}

/** Null: nobody has begun it. */
export async function satSession(log: LogAt, sitter: Sitter): Promise<SatSession | null> {
  const { sessionId, learnerId, arrangements = noArrangements } = sitter;
  const record = sittingRecord(await log.sitting(sessionId, learnerId));
  if (!record) return null;
  const kept = await log.session(sessionId);
  const { session, room } = kept;
  const { breakMinutes = 0 } = session.set ?? {};
  const clock = {
    startsAt: session.startsAt,
    closesAt: closesAtOf(session),
    breakSeconds: breakMinutes * 60,
    papers: record.papers,
  };
  const times = { session: clock, room: roomClockOf(room, learnerId), arrangements, sitting: record.sitting.clock };
  return { kept, record, times };
}

/** What marks need of it. */
export function factsIn({ kept, record, times }: SatSession, papers: readonly MarkedPaper[], sitter: Sitter): SatFacts {
  const { sessionId, learnerId, ageMonths } = sitter;
  const facts = satFactsOf({
    sessionId,
    learnerId,
    bornOn: null,
    startsOn: kept.session.startsOn,
    papers: papers.map(({ paperHash, sections }) => ({
      paperHash,
      questionIds: sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
    })),
    times,
    answers: new Map(Object.entries(record.sitting.questions)),
    steps: record.steps,
  });
  return { sessionId, learnerId, ageMonths, papers: facts.papers };
}
