import { useCallback, useMemo, useState } from 'react';
import { countBy } from 'schemas/mock-exams/replay/saving.rules';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { timed, type Stretch } from '../player/moments';
import { usePlayer } from '../player/use-player';
import { usePlayerKeys } from '../player/use-player-keys';

/** Which moment of a sitting is shown, and by which line: one that was chosen, or else the last one by then. */
export function useMoment(shown: readonly TimelineLine[], stretch: Stretch) {
  const player = usePlayer(stretch);
  const [picked, setPicked] = useState<{ readonly key: string; readonly at: number }>();
  // Once the moment has moved on, what was picked is only one of those that have passed.
  const { times } = useMemo(() => timed(shown), [shown]);
  const chosen = picked?.at === player.now ? shown.findIndex(({ key }) => key === picked.key) : -1;
  const place = chosen >= 0 ? chosen : countBy(times, player.now) - 1;
  const line = shown[place];
  const { move } = player;
  const { from, until } = stretch;
  const choose = useCallback(
    (one: TimelineLine) => {
      const at = Math.min(until, Math.max(from, Date.parse(one.at)));
      setPicked({ key: one.key, at });
      move(at);
    },
    [move, from, until],
  );
  const to = (one: TimelineLine | undefined) => one && (() => choose(one));
  const [before, after] = [to(shown[place - 1]), to(shown[place + 1])];
  usePlayerKeys(player, { onBefore: () => before?.(), onAfter: () => after?.() });
  return { player, line, choose, before, after, place };
}
export type Moment = ReturnType<typeof useMoment>;
