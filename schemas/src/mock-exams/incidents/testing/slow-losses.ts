import type { LossFacts, LossWish, Times } from '../losses.rules';

/** In seconds since 1970. */
interface Span {
  readonly from: number;
  readonly until: number;
}

const spansOf = (times: readonly Times[]): readonly Span[] =>
  times.map(({ fromAt, untilAt }) => ({ from: Date.parse(fromAt) / 1_000, until: Date.parse(untilAt) / 1_000 }));
const some = (spans: readonly Span[], now: number): boolean =>
  spans.some(({ from, until }) => from <= now && now < until);

/**
 * The same question asked of each second by itself, slowly and plainly: was this one lost? It shares no line with the rules that it is
 * held against.
 */
export function slowlyLost(facts: LossFacts, wish: LossWish, paper: number): number {
  const known = facts.papers.find((one) => one.paper === paper);
  if (!known || (wish.learnerIds !== null && !wish.learnerIds.includes(facts.learnerId))) return 0;
  const own = spansOf([...known.cutOff, { fromAt: known.openedAt, untilAt: known.untilAt }]);
  const isLost = lostSecond(facts, wish, paper);
  let lost = 0;
  for (let now = Math.min(...own.map(({ from }) => from)); now < Math.max(...own.map(({ until }) => until)); now += 1)
    if (some(own, now) && isLost(now)) lost += 1;
  return lost;
}

function lostSecond(facts: LossFacts, wish: LossWish, paper: number): (now: number) => boolean {
  const looked = spansOf([wish]);
  const never = spansOf([...facts.stood, ...facts.givenBack.filter((one) => one.paper === paper)]);
  const ofPaper = facts.evidence.filter((one) => one.paper === null || one.paper === paper);
  const speaking = spansOf(ofPaper.filter(({ kind }) => wish.kinds.includes(kind)));
  const worked = spansOf(facts.worked);
  const isMarked = wish.kinds.includes('window');
  return (now) => some(looked, now) && !some(never, now) && (isMarked || (some(speaking, now) && !some(worked, now)));
}
