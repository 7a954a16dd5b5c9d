import type { Possessive } from '../names';
import type { PlaceWords } from '../sure';
import type { PercentileMoved } from '../three/content-three';
import type { UnusedWords } from '../time';
import { changeWordsOne, type ChangeWords } from '../two/changed';
import { FEWEST_ASKED } from '../units';
import { inWords } from '../words';
import type { SmallTopic, TopicsWords } from '../work-detail';

/** "Beth’s", "James’s", "D'Arcy’s": a name stays as it was typed. */
export const possessiveFour: Possessive = (name) => `${name}’s`;

/** A stretch in which nothing was pressed is another: the paper was open then. */
export const unusedFour: UnusedWords = ({ endedBy }) =>
  endedBy === 'child' ? 'Left when handed in' : 'Left when it ended';

/** A key is a word of whoever sets an exam. */
export const changesFour: ChangeWords = {
  ...changeWordsOne,
  otherKey: 'was marked again with a corrected answer',
  voided: 'no longer counts for anybody',
  became: (was, is) => `the mark was ${was} and is ${is} now`,
};

export const percentileMovedFour: PercentileMoved = (then, now) => `the percentile was ${then} and is ${now} now`;

/** In how many topics marks were dropped and how many in each; what follows only where it does. */
export const topicsFour: TopicsWords = (topics) => {
  const lost = topics.filter((topic) => topic.lost > 0);
  if (lost.length < 2) return '';
  const counts = lost.map((topic) => topic.lost);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const dropped = `Marks were dropped in ${whereOf(lost.length, topics.length)}, ${eachOf(least, most)} in each`;
  if (most <= SLIPS || least === most) return `${dropped}, so no single one stands out to work on.`;
  const longest = longestOf(lost);
  return longest < FEWEST_ASKED
    ? `${dropped}. None had more than ${inWords(longest)}, which is too few to single one out.`
    : `${dropped}.`;
};

/** So many in a topic may be chance. */
const SLIPS = 2;

const longestOf = (topics: readonly SmallTopic[]): number => Math.max(...topics.map(({ of }) => of));

function whereOf(lost: number, all: number): string {
  if (lost < all) return `${lost} of ${all} topics here`;
  return all === 2 ? 'both topics here' : `all ${all} topics here`;
}

function eachOf(least: number, most: number): string {
  if (least === most) return most === 1 ? 'one question' : `${inWords(most)} questions`;
  return most === 2 ? 'a question or two' : `${inWords(least)} to ${inWords(most)} questions`;
}

/** As the percentile beside it counts: whoever has the same mark is half below. What is the highest depends on how many there are. */
export const placeFour: PlaceWords = ({ below, same, others }) => {
  if (below === others)
    return `above all ${others} others who sat it. With ${others + 1} children no percentile is higher.`;
  const all = `of the ${others} others who sat it`;
  const half = same === 1 ? 'who counts as half' : 'who count as half each';
  if (same === others) return `level with all ${others} others who sat it, ${half}.`;
  if (below === 0) return `level with ${same} ${all}, ${half}.`;
  return same === 0 ? `above ${below} ${all}.` : `above ${below} ${all} and level with ${same}, ${half}.`;
};
