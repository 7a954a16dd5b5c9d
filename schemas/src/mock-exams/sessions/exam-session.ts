import type { MockExamTypeName, PublishedSet } from '../paper';
import type { ExamSessionEvent } from './exam-session.events';

/** A set as a session sits it. */
export interface AssignedSet extends PublishedSet {
  readonly breakMinutes: number;
  /** From the start until nobody sits on who has no arrangements. */
  readonly closesAfterMinutes: number;
}

/** A mock exam session as it stands. */
export interface ExamSession {
  readonly sessionId: string;
  /** By the clocks of London: `2027-03-06`, `10:00:00`. */
  readonly startsOn: string;
  readonly wallTime: string;
  readonly startsAt: string;
  readonly isCatchUp: boolean;
  readonly isFree: boolean;
  /** What it was announced as, before it had a set. */
  readonly announcedType: MockExamTypeName | null;
  /** Null: as many as like. */
  readonly capacity: number | null;
  readonly set: AssignedSet | null;
  /** When it was moved last. */
  readonly movedAt: string | null;
  readonly cancelledAt: string | null;
}

/** What kind of exam it is: as its set is, and before it has one as it was announced. */
export const examTypeOf = ({ set, announcedType }: Pick<ExamSession, 'set' | 'announcedType'>) =>
  set?.type ?? announcedType;

type DataOf<T extends ExamSessionEvent['type']> = Extract<ExamSessionEvent, { type: T }>['data'];

/** A session after an event: the one fold of it, for whoever decides and for whoever shows. Other events of its stream leave it as it is. */
export function examSessionAfter(session: ExamSession | null, event: ExamSessionEvent): ExamSession | null {
  if (event.type === 'ExamSessionScheduled') return session ?? scheduled(event.data);
  return session && changed(session, event);
}

type Change = Exclude<ExamSessionEvent, { type: 'ExamSessionScheduled' }>;

function changed(session: ExamSession, event: Change): ExamSession {
  if (event.type === 'ExamSessionSetAssigned') return withSet(session, event.data);
  if (event.type === 'ExamSessionMoved') return moved(session, event.data);
  if (event.type === 'ExamSessionCapacitySet') return { ...session, capacity: event.data.capacity ?? null };
  return isCancelling(event) ? { ...session, cancelledAt: event.data.cancelledAt } : session;
}

// What happens in the room while a session is sat stands in the same stream.
const isCancelling = ({ type }: { readonly type: string }): boolean => type === 'ExamSessionCancelled';

const moved = (session: ExamSession, data: DataOf<'ExamSessionMoved'>): ExamSession => ({
  ...session,
  startsOn: data.startsOn,
  wallTime: data.wallTime,
  startsAt: data.startsAt,
  movedAt: data.movedAt,
});

function scheduled({ sessionId, isCatchUp, isFree, ...data }: DataOf<'ExamSessionScheduled'>): ExamSession {
  return {
    sessionId,
    startsOn: data.startsOn,
    wallTime: data.wallTime,
    startsAt: data.startsAt,
    isCatchUp,
    isFree,
    announcedType: data.examType ?? null,
    capacity: data.capacity ?? null,
    set: null,
    movedAt: null,
    cancelledAt: null,
  };
}

function withSet(session: ExamSession, data: DataOf<'ExamSessionSetAssigned'>): ExamSession {
  const { set, breakMinutes, closesAfterMinutes } = data;
  return { ...session, set: { ...set, breakMinutes, closesAfterMinutes } };
}

/** As long as nobody knows better. */
export const USUAL_PAPERS = [{ minutes: 50 }, { minutes: 50 }] as const;
export const BREAK_MINUTES = 10;
/** How much later than the others a child may come and still have all of their time. */
export const LATE_MINUTES = 15;

/** How long a session of these papers is open from its start, for a child without arrangements. */
export function minutesOpen(papers: readonly { readonly minutes: number }[], breakMinutes = BREAK_MINUTES): number {
  const papersTogether = papers.reduce((sum, { minutes }) => sum + minutes, 0);
  return papersTogether + breakMinutes * Math.max(0, papers.length - 1) + LATE_MINUTES;
}

/** When nobody sits it any more who has no arrangements: an instant. */
export function closesAtOf({ startsAt, set }: Pick<ExamSession, 'startsAt' | 'set'>): string {
  const minutes = set?.closesAfterMinutes ?? minutesOpen(USUAL_PAPERS);
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
}
