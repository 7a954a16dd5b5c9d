import { useState } from 'react';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { lineAt, type Stretch } from './moments';

/** Which moment of a sitting is shown, and by which line: one that was chosen, or else the last one by then. */
export function useMoment(shown: readonly TimelineLine[], { from, until }: Stretch) {
  const [now, setNow] = useState(from);
  const [picked, setPicked] = useState<string>();
  const line = shown.find(({ key }) => key === picked) ?? lineAt(shown, now);
  const choose = (one: TimelineLine | undefined) => {
    if (!one) return;
    setPicked(one.key);
    setNow(Math.min(until, Math.max(from, Date.parse(one.at))));
  };
  const move = (to: number) => {
    setPicked(undefined);
    setNow(to);
  };
  return { now, at: new Date(now).toISOString(), line, choose, move };
}
export type Moment = ReturnType<typeof useMoment>;
