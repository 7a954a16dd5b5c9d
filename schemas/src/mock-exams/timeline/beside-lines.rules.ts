import { decidedWords, type DecidedForChild } from '../incidents/incident-words.rules';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { restsRunOut } from './rests.rules';
import { timeOfRoom, type Written } from './standing.rules';
import type { TimelineLine } from './timeline-line.rules';
import { roomWords } from './timeline-words.rules';

/** When a child's arrangements were changed. */
export type Arranged = Omit<Written<never>, 'event'> & { readonly cleared: boolean };
/** What was decided for them about something that disturbed the session. */
export type Decided = Omit<Written<never>, 'event'> & DecidedForChild;

/** Of a line that is no act of the child. */
export const noAct = { claimedAt: null, isChange: false, late: null } as const;

const byStaff = {
  kind: 'staff',
  device: null,
  questionId: null,
  gapSeconds: null,
  landmark: null,
  endedBy: null,
  ...noAct,
} as const;

export const roomLine = (
  { position, savedAt, by, event }: Written<SessionRoomEvent>,
  onScreen: string,
): TimelineLine => ({
  ...byStaff,
  ...roomWords(event, onScreen),
  landmark: event.type === 'ExamRoomPaused' ? 'paused' : null,
  key: position,
  at: timeOfRoom(event),
  datedAt: timeOfRoom(event),
  savedAt,
  by,
});

export const restLine = ({ key, at }: ReturnType<typeof restsRunOut>[number]): TimelineLine => ({
  ...noAct,
  key,
  at,
  datedAt: at,
  savedAt: at,
  by: { kind: 'clock', name: null },
  kind: 'clock',
  device: null,
  questionId: null,
  gapSeconds: null,
  landmark: null,
  endedBy: null,
  what: 'Rest over',
  detail: 'all of it had been used: the clock went on by itself',
});

export const silentLine = ({ at, seconds }: { readonly at: string; readonly seconds: number }): TimelineLine => ({
  ...restLine({ key: 'silent now', at, notedBy: undefined }),
  kind: 'device',
  gapSeconds: seconds,
  landmark: 'silent',
  what: 'Nothing heard of the device since',
  detail: 'it was silent still as this was looked at',
});

export const arrangedLine = ({ position, savedAt, by, cleared }: Arranged): TimelineLine => ({
  ...byStaff,
  key: position,
  what: cleared ? 'Arrangements of this session taken away' : 'Arrangements of this session set',
  detail: 'what they were then stands where each paper was opened',
  at: savedAt,
  datedAt: savedAt,
  savedAt,
  by,
});

export const decidedLine = ({ position, savedAt, by, ...decided }: Decided): TimelineLine => ({
  ...byStaff,
  ...decidedWords(decided),
  key: position,
  at: savedAt,
  datedAt: savedAt,
  savedAt,
  by,
});
