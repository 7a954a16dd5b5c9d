import type { Position } from 'platform/event-store';
import { notesFor } from 'schemas/mock-exams/incidents/incident.rules';
import { noteReasons } from 'schemas/mock-exams/incidents/note-words.rules';
import { logAt, type LogAt, type Store } from './log-reading';

interface Which {
  readonly sessionId: string;
  /** By when notes stand as they do. */
  readonly position: Position;
}

/** Which notes of a child's report are others than at an earlier place in the log, in words; each place is read once, however many reports are made. */
export function noteChanges(store: Store, { sessionId, position }: Which) {
  const logs = new Map<Position, LogAt>();
  const notesAt = async (place: Position, learnerId: string) => {
    const log = logs.get(place) ?? logAt(store, place);
    logs.set(place, log);
    return notesFor((await log.session(sessionId)).incidents, learnerId);
  };
  return async (since: Position, learnerId: string): Promise<string[]> => {
    const [before, now] = await Promise.all([since, position].map((place) => notesAt(place, learnerId)));
    return noteReasons(before ?? [], now ?? []);
  };
}
