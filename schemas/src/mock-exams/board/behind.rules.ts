import type { SittingTimes } from '../sittings/times.rules';

/** Nobody is behind before so much of a paper is gone. */
const TOO_EARLY = 0.2;
/** Of the share of time that is gone: whoever has answered less than this part of it is behind. */
const FAR_BEHIND = 0.5;

interface Progress {
  readonly times: SittingTimes;
  readonly answered: number;
  readonly questions: number;
}

/** Whether much less is answered than time is gone. */
export function isBehind({ times: { papers, paper }, answered, questions }: Progress, now: string): boolean {
  const { endsAt = null, seconds = 0 } = papers[paper - 1] ?? {};
  if (endsAt === null || seconds === 0 || questions === 0) return false;
  const gone = 1 - (Date.parse(endsAt) - Date.parse(now)) / (seconds * 1_000);
  return gone >= TOO_EARLY && answered / questions < gone * FAR_BEHIND;
}
