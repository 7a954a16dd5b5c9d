import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { ExamDiaryEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type Noted = ExamDiaryEvent['data'];

/** By session: each instant at which it begins, or ever was to begin. Which of them holds the session alone says. */
type Diary = ReadonlyMap<string, readonly string[]>;

const initial: Diary = new Map();

/** There is one. */
export const DIARY = 'london';

/** Which sessions there are. Nothing in it is of a person. */
export const examDiary = decider({ category: 'examdiary', initial, readOn: true, decide, evolve });

function decide(
  { data }: { readonly type: 'NoteSession'; readonly data: Noted },
  diary: Diary,
): Decision<ExamDiaryEvent> {
  return acceptUnless(startsOf(diary, data).includes(data.startsAt), { type: 'ExamSessionNoted', data });
}

function evolve(diary: Diary, { data }: ExamDiaryEvent): Diary {
  const known = startsOf(diary, data);
  return known.includes(data.startsAt) ? diary : new Map(diary).set(data.sessionId, [...known, data.startsAt]);
}

const startsOf = (diary: Diary, { sessionId }: Pick<Noted, 'sessionId'>): readonly string[] =>
  diary.get(sessionId) ?? [];

/** Those with a start for which that is so: of one that was moved, be it a start that it has no more. */
export const notedWhere = (diary: Diary, isSo: (startsAt: string) => boolean): readonly string[] =>
  [...diary].filter(([, starts]) => starts.some(isSo)).map(([sessionId]) => sessionId);

/** No session is open for longer. */
const DAY_MS = 86_400_000;

/** Whether what begins at one of two instants may still be open at the other. */
export const isWithinDay = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < DAY_MS;
