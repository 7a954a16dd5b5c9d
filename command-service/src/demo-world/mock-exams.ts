import { londonDay, daysLater } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { DIARY, examDiary } from '../mock-exams/sessions/exam-diary.decider';
import type { Call } from './caller';

interface Planning {
  readonly call: Call;
  readonly log: EventLog;
  readonly now: Date;
  readonly caller: Caller;
}

/** A free session on the Saturday of next week, and one that is sold two weeks later; none where there are any. */
export async function planMockExams({ call, log, now, caller }: Planning): Promise<void> {
  if ((await stateOf(log, examDiary, DIARY)).size > 0) return;
  const saturday = saturdayAfter(daysLater(londonDay(now), 6));
  const at = { examSessionTime: '10:00:00', capacity: 60 };
  const free = { ...at, examSessionDate: saturday, isFreeSession: true };
  await call(createMockExamSession, free, { caller, key: 'free mock exam' });
  const sold = { ...at, examSessionDate: daysLater(saturday, 14), examType: 'GL' as const };
  await call(createMockExamSession, sold, { caller, key: 'mock exam' });
}

const SATURDAY = 6;

/** The first Saturday after a day. */
function saturdayAfter(day: string): string {
  const next = daysLater(day, 1);
  return new Date(next).getUTCDay() === SATURDAY ? next : saturdayAfter(next);
}
