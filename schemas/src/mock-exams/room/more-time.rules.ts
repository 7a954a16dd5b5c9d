import type { Room } from '../sessions/room.rules';

/** What staff may add to one paper of a child in all, be it given to everybody, to them alone, or back for an incident. */
export const MOST_SECONDS_MORE = 4 * 3_600;

interface Given {
  /** Null: to all who sit. */
  readonly learnerId: string | null;
  readonly paper: number;
  readonly seconds: number;
}

/** Whether a child would have more added to a paper than may be, where this is given as well. */
export function isTooMuchMore({ extensions }: Pick<Room, 'extensions'>, { learnerId, paper, seconds }: Given): boolean {
  const its = extensions.filter((one) => one.paper === paper);
  const given = (to: string | null) =>
    its.filter((one) => one.learnerId === to).reduce((sum, one) => sum + one.seconds, 0);
  const alone = learnerId === null ? its.flatMap((one) => one.learnerId ?? []) : [learnerId];
  const most = Math.max(0, ...alone.map(given));
  return given(null) + most + seconds > MOST_SECONDS_MORE;
}
