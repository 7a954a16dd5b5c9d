import { goPath } from 'schemas/mock-exams/reports/go-links.rules';
import { averageOf, rightOf, type Asked } from './asked';
import { subjectKeys, topicNames, writtenNames, type TopicNames } from './topic-words';
import type { ReportBasis } from './report-basis';

/** With fewer questions nothing is said to have gone well or to need work. */
export const FEWEST_ASKED = 4;

/** What a report speaks of by name: a topic, or what a section asks beside its topics that are too small to speak of. */
export interface Unit extends TopicNames {
  readonly partId: string;
  readonly asked: readonly Asked[];
  readonly right: number;
  readonly of: number;
  /** Of the others; null where they are too few. */
  readonly average: number | null;
  /** Starts a worksheet of it; null where the bank has nothing like it. */
  readonly path: string | null;
}

/** In the order of the papers; each with enough questions to be spoken of. */
export function unitsIn(asked: readonly Asked[], { catalogue }: Pick<ReportBasis, 'catalogue'>): readonly Unit[] {
  const topics = groupsBy(asked, topicOf);
  const large = topics.filter((group) => group.length >= FEWEST_ASKED);
  const spoken = new Set(large.flat());
  const rest = groupsBy(
    asked.filter((one) => !spoken.has(one)),
    ({ sectionId }) => sectionId,
  ).filter((group) => group.length >= FEWEST_ASKED);
  const places = new Map(asked.map((one, place) => [one, place]));
  return [
    ...large.map((group) => unitOf(group, topicNamesOf(group, catalogue), topicOf(head(group)))),
    ...rest.map((group) => unitOf(group, restNames(group, asked), `section:${head(group).sectionId}`)),
  ].toSorted((one, other) => (places.get(head(one.asked)) ?? 0) - (places.get(head(other.asked)) ?? 0));
}

/** As marks name it. */
export const topicOf = ({ subject, topic, sectionId }: Asked): string => `topic:${subject}.${topic ?? sectionId}`;

export function groupsBy(asked: readonly Asked[], keyOf: (one: Asked) => string): readonly (readonly Asked[])[] {
  const groups = new Map<string, Asked[]>();
  for (const one of asked) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** @throws of no questions: groups have one at least */
export function head(group: readonly Asked[]): Asked {
  const [first] = group;
  if (!first) throw new Error('a group without a question');
  return first;
}

export function topicNamesOf(group: readonly Asked[], catalogue: ReportBasis['catalogue']): TopicNames {
  const { topic, sectionName } = head(group);
  return topic === null ? writtenNames(sectionName) : topicNames(topic, catalogue);
}

/** All of a section by its name; what is left of one beside its larger topics is told apart from those. */
function restNames(group: readonly Asked[], asked: readonly Asked[]): TopicNames {
  const { sectionId, sectionName } = head(group);
  const all = asked.filter((one) => one.sectionId === sectionId);
  return writtenNames(all.length === group.length ? sectionName : `${sectionName}, other questions`);
}

function unitOf(group: readonly Asked[], { title, phrase }: TopicNames, partId: string): Unit {
  return {
    partId,
    title,
    phrase,
    asked: group,
    right: rightOf(group),
    of: group.length,
    average: averageOf(group),
    path: pathOf(group),
  };
}

/** To the topic, where it is all of one; to questions of the subject, where it is of several. */
function pathOf(group: readonly Asked[]): string | null {
  const topics = new Set(group.flatMap(({ topic }) => topic ?? []));
  if (topics.size === 0) return null;
  const subject = subjectKeys[head(group).subject];
  return goPath({ subject, topic: topics.size === 1 ? ([...topics][0] ?? null) : null });
}

export const shareOf = ({ right, of }: Pick<Unit, 'right' | 'of'>): number => right / Math.max(1, of);

/** By how many marks it is above what others had; 0 where that is not told. */
export const leadOf = ({ right, average }: Pick<Unit, 'right' | 'average'>): number =>
  average === null ? 0 : right - average;
