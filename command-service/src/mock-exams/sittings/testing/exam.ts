import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import type { RoomClock, SessionClock } from 'schemas/mock-exams/sittings/time-facts';
import { quietRoom } from 'schemas/mock-exams/sittings/time-facts';
import type { Act } from '../act-events.rules';
import type { SittingCommand } from '../sitting.decider';

const START = Date.parse('2027-03-06T10:00:00.000Z');

/** So many seconds after the start. */
export const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();

export const papers = [1, 2].map((n) => ({
  paperId: `paper-${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 50,
}));
/** Two papers of fifty minutes, ten minutes between them, and a quarter of an hour for whoever comes late. */
export const session: SessionClock = { startsAt: at(0), closesAt: at(125 * 60), breakSeconds: 600, papers };

/** What has happened to that session before anybody sits it: it was put in the diary, and had its papers given. */
export const scheduled: ExamSessionEvent = {
  type: 'ExamSessionScheduled',
  data: {
    sessionId: 'march',
    startsOn: '2027-03-06',
    wallTime: '10:00:00',
    startsAt: at(0),
    isCatchUp: false,
    isFree: false,
    scheduledAt: at(-9_000),
  },
};
export const assigned: ExamSessionEvent = {
  type: 'ExamSessionSetAssigned',
  data: {
    sessionId: 'march',
    set: { setId: 'one', setVersion: 1, name: 'Spring', type: 'GL', papers, publishedAt: at(-9_000) },
    breakMinutes: 10,
    closesAfterMinutes: 125,
    assignedAt: at(-9_000),
  },
};

export const TIME_UP = 3_000;
export const GRACE_OVER = TIME_UP + 120;
export const BREAK_OVER = TIME_UP + 600;
export const noNeeds = { restMinutes: 0, largerText: false };

export const now = (seconds: number, room: RoomClock = quietRoom) => ({ now: at(seconds), session, room });
export const beginning = (deviceId = 'desk') => ({
  sessionId: 'march',
  learnerId: 'amara',
  familyId: 'okafor',
  papers,
  deviceId,
  arrangements: noNeeds,
});
export const begin = (seconds = 0): SittingCommand => ({
  type: 'BeginSitting',
  data: beginning(),
  at: now(seconds),
});

/** Four questions of four choices each: q1 to q4 of the first paper, q5 to q8 of the second. */
export const questionsOf = (paper: number) => new Map([1, 2, 3, 4].map((n) => [`q${n + 4 * (paper - 1)}`, 4]));

interface From {
  readonly paper?: number;
  readonly deviceId?: string;
  readonly tab?: string;
}

export const keep = (seconds: number, acts: readonly Act[], from: From = {}): SittingCommand => {
  const { paper = 1, deviceId = 'desk', tab = 'tab' } = from;
  return { type: 'KeepActs', data: { paper, deviceId, tab, acts, questions: questionsOf(paper) }, at: now(seconds) };
};

export const act = (kind: Act['kind'], questionId: string, more: Partial<Act> = {}): Act => ({
  kind,
  questionId,
  seq: 1,
  option: more.option,
  on: more.on,
  at: more.at,
  ...(more.seq !== undefined && { seq: more.seq }),
});
