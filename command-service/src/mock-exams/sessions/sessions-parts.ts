import type { CommandTools } from 'platform/http';
import type { PublishedSet } from 'schemas/mock-exams/paper';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { ExamSession } from 'schemas/mock-exams/sessions/exam-session';

/** A child's seat, as it is asked for. */
export interface Seat {
  readonly session: ExamSession;
  readonly learnerId: string;
  readonly familyId: string;
}

type Reading = Pick<CommandTools, 'read' | 'now'>;

/** What sessions need of the bookings and the rights; the feature `rights` gives it. */
export interface BookingsPort {
  /** For whoever has the right to sit it. */
  make(seat: Seat, tools: CommandTools): Promise<void>;
  /** For whoever was promised it: be it one more than there are places; none where the session has begun. */
  makePaid(seat: Seat, tools: CommandTools): Promise<void>;
  /** Whether there is a seat for one more. */
  hasRoom(session: ExamSession, tools: Reading): Promise<boolean>;
  cancel(seat: Seat, reason: string | undefined, tools: CommandTools): Promise<void>;
  /** Whether anybody has a seat. */
  isAnyTaken(sessionId: string, tools: CommandTools): Promise<boolean>;
  isBooked(sessionId: string, learnerId: string, tools: CommandTools): Promise<boolean>;
  /** Whether a session that is only for some is for this child: they have a place in it, or the right to it by its name. */
  isGiven(seat: Seat, tools: CommandTools): Promise<boolean>;
  /** Whose seats they are. */
  seats(sessionId: string, tools: Reading): Promise<readonly string[]>;
  /** What a child has in this session alone; null: none of its own. */
  arrangedFor(sessionId: string, learnerId: string, tools: Reading): Promise<Arrangements | null>;
  /** Of whoever has a seat in it, or had one; null where there was none. */
  familyIn(sessionId: string, learnerId: string, tools: CommandTools): Promise<string | null>;
  /** Null: none of its own. */
  arrange(seat: Seat, arrangements: Arrangements | null, tools: CommandTools): Promise<void>;
  /** Every booking of a session goes with it; to no effect where it has done so. */
  follow(session: ExamSession, tools: CommandTools): Promise<void>;
  /** Gives a child the right to one session for nothing; once. */
  giveFree(seat: Seat, tools: CommandTools): Promise<void>;
}

/** What is sat, as it is published at this moment. */
export interface PublishedSetsPort {
  find(setId: string, tools: CommandTools): Promise<PublishedSet | undefined>;
}

interface ChildOfFamily {
  readonly learnerId: string;
  readonly isArchived: boolean;
}

export interface SessionsParts {
  readonly bookings: BookingsPort;
  readonly publishedSets: PublishedSetsPort;
  /** The family that an account belongs to; null where there is no such account. */
  readonly familyOf: (
    accountId: string,
    tools: CommandTools,
  ) => Promise<{ readonly familyId: string; readonly children: readonly ChildOfFamily[] } | null>;
  /** Whether the family of an account has shown that its address is theirs, or has paid. */
  readonly isKnown: (accountId: string, tools: CommandTools) => Promise<boolean>;
}
