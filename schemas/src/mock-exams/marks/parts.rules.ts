import type { PaperSubjectName } from '../paper';
import type { CountedKey, MarkedPaper, MarkedSection } from './facts';

/** What a raw mark is of: everything, a subject, a paper, a section; a topic has no cohort of its own. */
export type PartKind = 'total' | 'subject' | 'paper' | 'section' | 'topic';

export interface Part {
  /** `total`, `subject:MATHS`, `paper:<hash>`, `section:<id>`, `topic:MATHS.fractions`. */
  readonly partId: string;
  readonly kind: PartKind;
  /** As the papers call it; null for the total, for subjects, and for topics of the bank, which have names of their own. */
  readonly name: string | null;
  readonly subject: PaperSubjectName | null;
  /** Of a topic of the bank: its key there. */
  readonly topic: string | null;
  /** Who opened all of them has a mark in it. */
  readonly paperHashes: readonly string[];
  readonly questionIds: readonly string[];
}

export const TOTAL = 'total';
export const subjectPart = (subject: PaperSubjectName): string => `subject:${subject}`;
export const paperPart = (paperHash: string): string => `paper:${paperHash}`;
export const sectionPart = (sectionId: string): string => `section:${sectionId}`;

interface Placed {
  readonly paperHash: string;
  readonly paperName: string;
  readonly section: MarkedSection;
  readonly questionId: string;
  readonly key: CountedKey | undefined;
}

/** Everything that has a mark of its own: the total, then subjects, papers and sections as they come in the papers. */
export function partsOf(papers: readonly MarkedPaper[]): readonly Part[] {
  const all = placedIn(papers);
  return [
    grouped(all, () => ({ partId: TOTAL, kind: 'total', name: null, subject: null, topic: null })),
    grouped(all, ({ section: { subject } }) => ({
      partId: subjectPart(subject),
      kind: 'subject',
      name: null,
      subject,
      topic: null,
    })),
    grouped(all, ({ paperHash, paperName: name }) => ({
      partId: paperPart(paperHash),
      kind: 'paper',
      name,
      subject: null,
      topic: null,
    })),
    grouped(all, ({ section: { sectionId, name, subject } }) => ({
      partId: sectionPart(sectionId),
      kind: 'section',
      name,
      subject,
      topic: null,
    })),
  ].flat();
}

/** The topics of the papers; what was not drawn from the bank is told by its section. */
export const topicsOf = (papers: readonly MarkedPaper[]): readonly Part[] =>
  grouped(placedIn(papers), ({ section, key }) => {
    const { subject, sectionId, name } = section;
    const topic = key?.drawnFrom?.topic ?? null;
    return {
      partId: `topic:${subject}.${topic ?? sectionId}`,
      kind: 'topic',
      name: topic === null ? name : null,
      subject,
      topic,
    };
  });

/** A topic as it is met in one section: a row of a report. */
export const rowPart = (sectionPartId: string, topicPartId: string): string => `${sectionPartId} ${topicPartId}`;

/** A part, a topic, or a topic in one section; undefined of what the papers have not. */
export function partIn(papers: readonly MarkedPaper[], partId: string): Part | undefined {
  const all = [...partsOf(papers), ...topicsOf(papers)];
  const named = (id: string | undefined) => all.find((part) => part.partId === id);
  const [sectionId, topicId] = partId.split(' ');
  const [section, topic] = [named(sectionId), named(topicId)];
  if (!section || topicId === undefined) return section;
  const own = new Set(section.questionIds);
  const questionIds = topic?.questionIds.filter((questionId) => own.has(questionId)) ?? [];
  if (!topic || questionIds.length === 0) return undefined;
  const { name, subject, topic: key } = topic;
  return { partId, kind: 'topic', name, subject, topic: key, paperHashes: section.paperHashes, questionIds };
}

function placedIn(papers: readonly MarkedPaper[]): readonly Placed[] {
  return papers.flatMap(({ paperHash, name: paperName, sections, keys }) => {
    const known = new Map(keys.map((key) => [key.questionId, key]));
    return sections.flatMap((section) =>
      section.questions.map(({ questionId }) => ({
        paperHash,
        paperName,
        section,
        questionId,
        key: known.get(questionId),
      })),
    );
  });
}

type Named = Omit<Part, 'paperHashes' | 'questionIds'>;

/** Questions of the same part together, parts in the order of their first question. */
function grouped(all: readonly Placed[], nameOf: (placed: Placed) => Named): readonly Part[] {
  const groups = new Map<string, { readonly named: Named; readonly hashes: Set<string>; readonly ids: string[] }>();
  for (const placed of all) {
    const named = nameOf(placed);
    const group = groups.get(named.partId) ?? { named, hashes: new Set<string>(), ids: [] };
    groups.set(named.partId, group);
    group.hashes.add(placed.paperHash);
    group.ids.push(placed.questionId);
  }
  return [...groups.values()].map(({ named: { partId, kind, name, subject, topic }, hashes, ids }) => ({
    partId,
    kind,
    name,
    subject,
    topic,
    paperHashes: [...hashes],
    questionIds: ids,
  }));
}
