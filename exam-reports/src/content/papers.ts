import { paperPart, sectionPart } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import type { ReportPaper, ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import { averageOf, FEWEST_TOLD, rightOf, type Asked } from './asked';
import type { ReportBasis, ReportedPaper } from './report-basis';
import { groupsBy, head, sectionTitle, topicNamesOf, topicOf } from './units';
import { mark } from './words';

/** Every section and topic of every paper, in dots. */
export function topicsIn(basis: ReportBasis, asked: readonly Asked[]): ReportTopics {
  const papers = basis.papers.map((paper, index) => paperOf(basis, asked, { paper, index }));
  return { heading: headingOf(papers), averageOf: averageWords(basis), papers };
}

/** Where as many sat each paper their number is told. */
function averageWords({ cohort, marks }: ReportBasis): string | null {
  const sat = cohort.papers.filter(({ paperHash }) => marks.opened.includes(paperHash)).map(({ n }) => n);
  if (!sat.some((n) => n >= FEWEST_TOLD)) return null;
  return new Set(sat).size === 1 ? `average of the ${sat[0] ?? 0}` : 'average of all who sat it';
}

interface Placed {
  readonly paper: ReportedPaper;
  readonly index: number;
}

function paperOf(basis: ReportBasis, all: readonly Asked[], { paper, index }: Placed): ReportPaper {
  const { paperHash, name } = paper;
  const partId = paperPart(paperHash);
  const title = `Paper ${index + 1} · ${name}`;
  if (!basis.marks.opened.includes(paperHash)) return { partId, title, mark: null, under: 'Not sat', sections: [] };
  const asked = all.filter((one) => one.paper.paperHash === paperHash);
  const standing = standingIn(basis.cohort, basis.marks).parts.find((part) => part.partId === partId);
  const isTold = standing !== undefined && standing.n >= FEWEST_TOLD && standing.median !== null;
  return {
    partId,
    title,
    mark: { right: rightOf(asked), of: asked.length },
    under: [isTold ? `Median ${mark(standing.median)} of ${asked.length}` : '', notCounted(paper)]
      .filter(Boolean)
      .join('. '),
    sections: groupsBy(asked, ({ sectionId }) => sectionId).map((group) => sectionOf(group, basis)),
  };
}

/** Voided questions, in words. */
function notCounted({ sections, keys }: ReportedPaper): string {
  const voided = new Set(keys.filter(({ isVoided }) => isVoided).map(({ questionId }) => questionId));
  const numbers = sections
    .flatMap(({ questions }) => questions)
    .filter(({ questionId }) => voided.has(questionId))
    .map(({ number }) => number);
  if (numbers.length === 0) return '';
  return numbers.length === 1
    ? `Question ${numbers[0] ?? ''} is not counted for anybody`
    : `Questions ${numbers.join(', ')} are not counted for anybody`;
}

function sectionOf(group: readonly Asked[], { catalogue }: ReportBasis): ReportSection {
  const topics = groupsBy(group, topicOf);
  const whole = rowOf(group, { partId: sectionPart(head(group).sectionId), title: sectionTitle(group, catalogue) });
  const rows = topics.map((topic) =>
    rowOf(topic, { partId: topicOf(head(topic)), title: topicNamesOf(topic, catalogue).title }),
  );
  return { ...whole, topics: rows.length > 1 ? rows : [] };
}

function rowOf(asked: readonly Asked[], { partId, title }: Pick<ReportRow, 'partId' | 'title'>): ReportRow {
  return { partId, title, right: rightOf(asked), of: asked.length, average: averageOf(asked) };
}

/** Where most marks are left to win. */
function headingOf(papers: readonly ReportPaper[]): string {
  const sections = papers.flatMap((paper) => paper.sections);
  const left = ({ right, of }: ReportSection) => of - right;
  const [most, next] = sections.toSorted((one, other) => left(other) - left(one));
  if (!most) return 'Topic by topic';
  if (left(most) === 0) return 'Topic by topic: every mark was won';
  if (next && left(next) === left(most)) return 'Topic by topic';
  return `Most marks left to win: ${most.title}, ${most.right} of ${most.of}`;
}
