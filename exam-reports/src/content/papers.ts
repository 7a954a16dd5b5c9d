import { paperPart, sectionPart } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import type { ReportPaper, ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import { averageOf, FEWEST_TOLD, rightOf, type Asked } from './asked';
import type { ReportBasis, ReportedPaper } from './report-basis';
import { namingOne, type Naming } from './topic-words';
import { groupsBy, head, sectionTitle, topicNamesOf, topicOf } from './units';
import { isAnswered } from './well';
import { mark } from './words';

/** Every section and topic of every paper, in dots. */
export function topicsIn(basis: ReportBasis, asked: readonly Asked[]): ReportTopics {
  const papers = papersIn(basis, asked, { naming: namingOne(basis.catalogue), tellsReached: false, under: underOne });
  return { heading: headingOf(papers), averageOf: averageWords(basis), papers };
}

/** How rows are told. */
export interface Telling {
  readonly naming: Naming;
  /** Whether it is said what was not reached. */
  readonly tellsReached: boolean;
  readonly under: UnderWords;
  /** `mark` unless told. */
  readonly mark?: MarkWords;
}

/** A median, in words where it is no mark that anybody can have. */
export type MarkWords = (value: number) => string;

/** What stands under the mark of a paper. `median`: "Median 27 of 40", empty where it is not told; `said`: sentences, without their ends. */
export type UnderWords = (median: string, said: readonly string[]) => string;

export const underOne: UnderWords = (median, said) => [median, ...said].filter(Boolean).join('. ');

export const papersIn = (basis: ReportBasis, asked: readonly Asked[], telling: Telling): ReportPaper[] =>
  basis.papers.map((paper, index) => paperOf(basis, asked, { paper, index, telling }));

/** Where as many sat each paper their number is told. */
export function averageWords({ cohort, marks }: ReportBasis): string | null {
  const sat = cohort.papers.filter(({ paperHash }) => marks.opened.includes(paperHash)).map(({ n }) => n);
  if (!sat.some((n) => n >= FEWEST_TOLD)) return null;
  return new Set(sat).size === 1 ? `average of the ${sat[0] ?? 0}` : 'average of all who sat it';
}

interface Placed {
  readonly paper: ReportedPaper;
  readonly index: number;
  readonly telling: Telling;
}

function paperOf(basis: ReportBasis, all: readonly Asked[], { paper, index, telling }: Placed): ReportPaper {
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
    under: telling.under(
      isTold ? `Median ${(telling.mark ?? mark)(standing.median)} of ${asked.length}` : '',
      [telling.tellsReached ? stoppedAfter(paper, asked) : '', notCounted(paper)].filter(Boolean),
    ),
    sections: groupsBy(asked, ({ sectionId }) => sectionId).map((group) => sectionOf(group, telling)),
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

function sectionOf(group: readonly Asked[], { naming, tellsReached }: Telling): ReportSection {
  const topics = groupsBy(group, topicOf);
  const row = tellsReached ? rowReached : rowOf;
  const whole = row(group, { partId: sectionPart(head(group).sectionId), title: sectionTitle(group, naming) });
  const rows = topics.map((topic) =>
    row(topic, { partId: topicOf(head(topic)), title: topicNamesOf(topic, naming).title }),
  );
  return { ...whole, topics: rows.length > 1 ? rows : [] };
}

function rowOf(asked: readonly Asked[], { partId, title }: Pick<ReportRow, 'partId' | 'title'>): ReportRow {
  return { partId, title, right: rightOf(asked), of: asked.length, average: averageOf(asked) };
}

/** The same, saying how many of its questions were not reached. */
function rowReached(asked: readonly Asked[], named: Pick<ReportRow, 'partId' | 'title'>): ReportRow {
  const unreached = asked.filter(({ outcome }) => outcome === 'not reached').length;
  const row = rowOf(asked, named);
  return unreached === 0 ? row : { ...row, unreached };
}

/** After which question nothing more was answered; empty where that was the last. */
function stoppedAfter({ sections }: ReportedPaper, asked: readonly Asked[]): string {
  if (!asked.some(({ outcome }) => outcome === 'not reached')) return '';
  const of = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const last = asked.findLast(isAnswered);
  return last ? `Stopped after question ${last.number} of ${of}` : 'No question was answered';
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
