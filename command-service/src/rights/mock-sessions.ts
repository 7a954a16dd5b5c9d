import type { CommandTools } from 'platform/http';

/** A mock exam session, as far as rights and bookings ask. */
export interface MockSession {
  readonly sessionId: string;
  readonly startsAt: string;
  /** How many may sit it; null: as many as like. */
  readonly capacity: number | null;
}

/** Where mock exam sessions are found. */
export interface MockSessions {
  find(sessionId: string, tools: Pick<CommandTools, 'read'>): Promise<MockSession | undefined>;
  /** Those that begin after now. */
  toCome(tools: Pick<CommandTools, 'read' | 'now'>): Promise<readonly MockSession[]>;
}

/** As long as nobody can make a session there is none to find. */
export const noMockSessions: MockSessions = {
  find: () => Promise.resolve(undefined),
  toCome: () => Promise.resolve([]),
};
