import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamSessions } from 'schemas/mock-exams/sessions/sessions.contract';
import { counted } from '../../../../parts/words';
import type { Session } from '../api';
import type { Room } from './room-api';

/** Where a child can be moved to, and how many sessions are not offered for which reason. */
export interface WhereTo {
  readonly open: readonly Session[];
  readonly full: number;
  /** Of those with a place: their papers are those of this room, or they have none yet. */
  readonly samePapers: number;
  /** Later ones, which were not asked for. */
  readonly later: number;
}

interface From {
  readonly sessionId: string;
  readonly papers: Room['papers'];
  /** Whoever has begun knows these papers, and sits none of them a second time. */
  readonly hasBegun: boolean;
}

/** As the command decides it: what would be refused is not offered. Somebody may take the last place meanwhile; then it is refused in words. */
export function whereTo({ serverNow, total, sessions }: ReplyOf<typeof getMockExamSessions>, from: From): WhereTo {
  const toCome = sessions.filter(
    ({ mockExamSessionId: id, cancelledAt, startsAt }) =>
      id !== from.sessionId && cancelledAt === null && startsAt > serverNow,
  );
  const free = toCome.filter((one) => !isFull(one));
  const open = free.filter((one) => !from.hasBegun || hasOtherPapers(one, from.papers));
  return {
    open,
    full: toCome.length - free.length,
    samePapers: free.length - open.length,
    later: Math.max(0, total - sessions.length),
  };
}

const isFull = ({ capacity, mockExamUsers, held }: Session): boolean =>
  capacity !== null && mockExamUsers + held >= capacity;

function hasOtherPapers({ mockExamSet }: Session, sat: Room['papers']): boolean {
  const known = new Set(sat.map(({ paperHash }) => paperHash));
  return mockExamSet !== null && !mockExamSet.papers.some(({ paperHash }) => known.has(paperHash));
}

/** “Not listed: 2 sessions that are full, 1 session without papers that are new to Amara.” */
export function leftOutWords({ full, samePapers, later }: WhereTo, name: string): string {
  const told = [
    ...(full > 0 ? [counted(full, 'session that is full', 'sessions that are full')] : []),
    ...(samePapers > 0 ? [`${counted(samePapers, 'session')} without papers that are new to ${name}`] : []),
    ...(later > 0 ? [counted(later, 'later session')] : []),
  ];
  return told.length === 0 ? '' : `Not listed: ${told.join(', ')}.`;
}
