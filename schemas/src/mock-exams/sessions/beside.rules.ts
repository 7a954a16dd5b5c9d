/** When a session is open, ISO 8601 UTC. */
interface Opening {
  readonly startsAt: string;
  readonly closesAt: string;
}

/** Whether two sessions are open at some moment together: nobody could sit both. */
export const runBeside = (one: Opening, other: Opening): boolean =>
  one.startsAt < other.closesAt && other.startsAt < one.closesAt;
