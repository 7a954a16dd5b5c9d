import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { ExamDiaryEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type Noted = ExamDiaryEvent['data'];

/** By session: the last instant at which it begins, or ever was to begin. */
type Diary = ReadonlyMap<string, string>;

const initial: Diary = new Map();

/** There is one. */
export const DIARY = 'london';

/** Which sessions there are. Nothing in it is of a person. */
export const examDiary = decider({ category: 'examdiary', initial, readOn: true, decide, evolve });

function decide(
  { data }: { readonly type: 'NoteSession'; readonly data: Noted },
  diary: Diary,
): Decision<ExamDiaryEvent> {
  const known = diary.get(data.sessionId);
  return acceptUnless(known !== undefined && known >= data.startsAt, { type: 'ExamSessionNoted', data });
}

function evolve(diary: Diary, { data: { sessionId, startsAt } }: ExamDiaryEvent): Diary {
  const known = diary.get(sessionId);
  return known !== undefined && known >= startsAt ? diary : new Map(diary).set(sessionId, startsAt);
}
