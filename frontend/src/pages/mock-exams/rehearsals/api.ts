import type { ReplyOf } from 'schemas/describe/contract';
import { getRehearsalPaper, markRehearsal, type RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import { useQuery } from '../../../client/contract';
import { answersOf, type KeptRehearsal } from './kept-rehearsal';

export type ServedPaper = ReplyOf<typeof getRehearsalPaper>;
export type Marked = ReplyOf<typeof markRehearsal>;

// Neither changes anything: they are asked as queries are, again when the connection is back.
export const useRehearsalPaper = (rehearsal: RehearsalName, isAsked = true) =>
  useQuery(getRehearsalPaper, isAsked ? { rehearsal } : undefined);

/** What was handed in, marked; nothing is asked before. */
export const useMarks = (rehearsal: RehearsalName, kept: KeptRehearsal | undefined) =>
  useQuery(
    markRehearsal,
    kept?.isHandedIn ? { rehearsal, paperHash: kept.paperHash, answers: answersOf(kept) } : undefined,
  );
