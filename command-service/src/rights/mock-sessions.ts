import type { CommandTools } from 'platform/http';

/** A mock exam session, as far as rights and bookings ask. */
export interface MockSession {
  readonly sessionId: string;
  readonly startsAt: string;
  /** How many may sit it; null: as many as like. */
  readonly capacity: number | null;
  readonly isFree?: boolean;
  /** Only for those who missed another. */
  readonly isCatchUp?: boolean;
}

/** The same of one that may have been moved or cancelled since it was booked. */
export interface ChangedSession extends MockSession {
  readonly movedAt: string | null;
  readonly cancelledAt: string | null;
}

/** Where mock exam sessions are found; one that was cancelled is not. */
export interface MockSessions {
  find(sessionId: string, tools: Pick<CommandTools, 'read'>): Promise<MockSession | undefined>;
  /** Those that begin after now. */
  toCome(tools: Pick<CommandTools, 'read' | 'now'>): Promise<readonly MockSession[]>;
}

/** Those alone in which a place costs nothing; one to catch up is for whoever was given it. */
export const freeAmong = (all: MockSessions): Pick<MockSessions, 'toCome'> => ({
  toCome: async (tools) => (await all.toCome(tools)).filter((one) => one.isFree === true && one.isCatchUp !== true),
});
