import { rightOf, type Asked } from './asked';
import type { ReportBasis } from './report-basis';
import { typeWords } from './topic-words';
import { groupsBy, shareOf, topicOf, type Unit } from './units';
import { inWords } from './words';

/**
 * What is behind a mark, where something can be said: which kinds of question were right and which were not, else whether it
 * was the harder ones. Of several topics together that each is too small to be singled out.
 */
export function detailOf({ asked }: Unit, catalogue: ReportBasis['catalogue'], words: TopicsWords): string {
  const topics = groupsBy(asked, topicOf);
  if (topics.length > 1)
    return words(topics.map((group) => ({ of: group.length, lost: group.length - rightOf(group) })));
  const reached = asked.filter(({ outcome }) => outcome !== 'not reached');
  return kindsIn(reached, catalogue) || levelsIn(reached);
}

/** One of several topics that are told of together. */
export interface SmallTopic {
  /** Questions. */
  readonly of: number;
  /** How many of them were not right. */
  readonly lost: number;
}

/** What is said of such topics; empty where marks are lost in fewer than two. */
export type TopicsWords = (topics: readonly SmallTopic[]) => string;

export const topicsOne: TopicsWords = (topics) => {
  const lost = topics.filter((topic) => topic.lost > 0);
  const most = Math.max(...lost.map(({ of }) => of));
  if (lost.length < 2) return '';
  const where =
    lost.length === topics.length
      ? `all of its ${lost.length} topics`
      : `${lost.length} of its ${topics.length} topics`;
  return `Marks are left in ${where}, which have ${inWords(most)} questions each at most: too few to single one out.`;
};

const NAMED = 3;

function kindsIn(asked: readonly Asked[], catalogue: ReportBasis['catalogue']): string {
  const kinds = groupsBy(asked, ({ questionType }) => questionType ?? '').map((own) => ({
    words: wordsOf(own, catalogue),
    right: rightOf(own),
    of: own.length,
  }));
  const right = kinds.filter((one) => one.right === one.of).flatMap(({ words }) => words);
  const not = kinds.filter((one) => one.right === 0).flatMap(({ words }) => words);
  if (kinds.length < 2 || not.length === 0 || Math.max(not.length, right.length) > NAMED) return '';
  return `${right.length > 0 ? `Right: ${right.join('; ')}. ` : ''}To practise: ${not.join('; ')}.`;
}

function wordsOf(own: readonly Asked[], catalogue: ReportBasis['catalogue']): string[] {
  const { topic = null, questionType = null } = own[0] ?? {};
  if (topic === null || questionType === null) return [];
  const words = typeWords(topic, questionType, catalogue);
  return words === null ? [] : [words.replace(/\?$/, '')];
}

/** A difference that is more than a slip. */
const CLEAR = 0.4;

/** The easier ones beside the harder ones, parted where they are about as many; nothing where they went alike. */
function levelsIn(asked: readonly Asked[]): string {
  const levels = asked.flatMap(({ level }) => level ?? []).toSorted();
  const parting = levels[Math.ceil(levels.length / 2) - 1];
  if (levels.length < asked.length || parting === undefined) return '';
  const [easier, harder] = [true, false].map((isEasier) => {
    const own = asked.filter(({ level }) => (level ?? 0) <= parting === isEasier);
    return { right: rightOf(own), of: own.length };
  });
  if (!easier || !harder || Math.min(easier.of, harder.of) < 2) return '';
  const gap = shareOf(easier) - shareOf(harder);
  return Math.abs(gap) >= CLEAR
    ? `Easier ones: ${easier.right} of ${easier.of} right. Harder ones: ${harder.right} of ${harder.of}.`
    : '';
}
