import { sectionPart } from 'schemas/mock-exams/marks/parts.rules';
import { goPath } from 'schemas/mock-exams/reports/go-links.rules';
import { averageOf, rightOf, type Asked } from './asked';
import { subjectKeys, type Naming, type TopicNames } from './topic-words';

/** With fewer questions nothing is said to have gone well or to need work. */
export const FEWEST_ASKED = 4;

/** What a report speaks of by name: a topic, or a section whose topics are mostly too small to speak of. */
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

/** In the order of the papers; each with enough questions to be spoken of. A section may hold topics that are spoken of as well. */
export function unitsIn(asked: readonly Asked[], naming: Naming): readonly Unit[] {
  const large = groupsBy(asked, topicOf).filter((group) => group.length >= FEWEST_ASKED);
  const spoken = new Set(large.flat());
  const mixed = groupsBy(asked, ({ sectionId }) => sectionId).filter((group) => {
    const small = group.filter((one) => !spoken.has(one)).length;
    return group.length >= FEWEST_ASKED && 2 * small >= group.length;
  });
  const places = new Map(asked.map((one, place) => [one, place]));
  return [
    ...mixed.map((group) => unitOf(group, naming.section(head(group).sectionName), sectionPart(head(group).sectionId))),
    ...large.map((group) => unitOf(group, topicNamesOf(group, naming), topicOf(head(group)))),
  ].toSorted((one, other) => (places.get(head(one.asked)) ?? 0) - (places.get(head(other.asked)) ?? 0));
}

/** A section that is all of one topic is called as that is everywhere else. */
export function sectionTitle(group: readonly Asked[], naming: Naming): string {
  const isOne = groupsBy(group, topicOf).length === 1;
  return isOne ? topicNamesOf(group, naming).title : head(group).sectionName;
}

/** The first of them, leaving out what shares a question with one before it. */
export function apart(units: readonly Unit[], most: number): readonly Unit[] {
  const chosen: Unit[] = [];
  for (const unit of units) {
    const isOther = chosen.every((one) => !one.asked.some((question) => unit.asked.includes(question)));
    if (isOther && chosen.length < most) chosen.push(unit);
  }
  return chosen;
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

export function topicNamesOf(group: readonly Asked[], naming: Naming): TopicNames {
  const { topic, sectionName } = head(group);
  return topic === null ? naming.section(sectionName) : naming.topic(topic);
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
