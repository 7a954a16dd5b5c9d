import { handle, stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import { DIARY, examDiary, isWithinDay, notedWhere } from './exam-diary.decider';
import { examSession } from './exam-session.decider';

/**
 * Notes the start of each session that may still be sat, where the diary does not know it: once it kept the last of a session's
 * starts alone, so that one which was moved earlier stood in it by a start that it has no more, always a later one.
 */
export async function noteStarts(log: EventLog, now: string): Promise<void> {
  const diary = await stateOf(log, examDiary, DIARY);
  for (const sessionId of notedWhere(diary, (startsAt) => startsAt > now || isWithinDay(startsAt, now))) {
    const session = await stateOf(log, examSession, sessionId);
    if (session === null || diary.get(sessionId)?.includes(session.startsAt)) continue;
    const data = { diaryId: DIARY, sessionId, startsAt: session.startsAt, notedAt: now };
    await handle(log, examDiary, {
      id: DIARY,
      command: { type: 'NoteSession', data },
      recording: {
        commandId: `note-${sessionId}-${session.startsAt}`,
        actor: { id: 'command-service', role: 'service' },
        at: now,
      },
    });
  }
}
