import type { LossFacts, LossWish, Times } from '../losses.rules';

/** In seconds since 1970. */
const second = (at: string): number => Date.parse(at) / 1_000;
const holds = ({ fromAt, untilAt }: Times, now: number): boolean => second(fromAt) <= now && now < second(untilAt);
const some = (times: readonly Times[], now: number): boolean => times.some((one) => holds(one, now));

/**
 * The same question asked of each second by itself, slowly and plainly: was this one lost? It shares no line with the rules that it is
 * held against.
 */
export function slowlyLost(facts: LossFacts, wish: LossWish, paper: number): number {
  const known = facts.papers.find((one) => one.paper === paper);
  if (!known || (wish.learnerIds !== null && !wish.learnerIds.includes(facts.learnerId))) return 0;
  let lost = 0;
  for (let now = second(known.fromAt); now < second(known.untilAt); now += 1)
    if (isLost(facts, wish, { paper, now })) lost += 1;
  return lost;
}

interface Asked {
  readonly paper: number;
  readonly now: number;
}

function isLost(facts: LossFacts, wish: LossWish, { paper, now }: Asked): boolean {
  const given = facts.givenBack.filter((one) => one.paper === paper);
  if (!holds(wish, now) || some(facts.stood, now) || some(given, now)) return false;
  if (wish.kinds.includes('window')) return true;
  const speaking = facts.evidence.filter((one) => one.paper === null || one.paper === paper);
  return (
    some(
      speaking.filter(({ kind }) => wish.kinds.includes(kind)),
      now,
    ) && !some(facts.worked, now)
  );
}
