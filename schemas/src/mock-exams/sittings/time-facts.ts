/** From an event to its end; null while it goes on. ISO 8601 UTC. */
export interface Span {
  readonly from: string;
  readonly until: string | null;
}

/** What a sitting is of. Instants are ISO 8601 UTC. */
export interface SessionClock {
  readonly startsAt: string;
  /** When it is over for whoever has no arrangement and was never paused. */
  readonly closesAt: string;
  readonly breakSeconds: number;
  /** In the order in which they are sat. */
  readonly papers: readonly { readonly minutes: number }[];
}

/** What was done to the clock of the room, as far as it concerns one child. */
export interface RoomClock {
  readonly pauses: readonly Span[];
  /** More time for one paper, where that was not over when it was given. `paper`: 1 for the first. */
  readonly extensions: readonly { readonly at: string; readonly paper: number; readonly seconds: number }[];
  /** Nobody sits on after that. */
  readonly closedAt: string | null;
}

/** What a child was given beforehand. */
export interface TimeArrangements {
  /** More of each paper's own time, in percent. */
  readonly extraPercent: number;
  /** More time for each paper. */
  readonly extraMinutes: number;
  /** How long the clock may stand still for rests, in each paper. */
  readonly restMinutes: number;
}

/** `time`: it was up. */
export type EndedBy = 'child' | 'time' | 'staff';

/** What happened in the sitting itself. */
export interface SittingClock {
  /** Those that were opened, in their order. */
  readonly papers: readonly {
    readonly openedAt: string;
    readonly ended: { readonly at: string; readonly by: EndedBy } | null;
  }[];
  readonly rests: readonly Span[];
  readonly completedAt: string | null;
}

export const noArrangements: TimeArrangements = { extraPercent: 0, extraMinutes: 0, restMinutes: 0 };
export const quietRoom: RoomClock = { pauses: [], extensions: [], closedAt: null };
export const notBegun: SittingClock = { papers: [], rests: [], completedAt: null };

/** Everything that the times of one child's sitting follow from. */
export interface TimeFacts {
  readonly session: SessionClock;
  readonly room: RoomClock;
  readonly arrangements: TimeArrangements;
  readonly sitting: SittingClock;
}
