import type { ReportPaper, ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import type { Asked } from '../asked';
import { averageWords, papersIn, type MarkWords, type UnderWords } from '../papers';
import type { ReportBasis } from '../report-basis';
import type { Naming } from '../topic-words';
import { groupsBy, sectionTitle } from '../units';
import { isShared, ownShare, reachedIn, shortBy, type Spoken } from './spoken';

/** Every section and topic, as many as two pages hold: the smallest topics of a section together, where there are more. */
export function topicsTwo(basis: ReportBasis, asked: readonly Asked[], told: Told): ReportTopics {
  const papers = papersIn(basis, asked, {
    naming: told.naming,
    tellsReached: true,
    under: told.under,
    mark: told.mark,
  });
  const room = ROOM[Math.ceil(papers.length / 2) - 1] ?? 0;
  return {
    heading: headingOf(asked, told),
    averageOf: averageWords(basis),
    papers: papers.map((paper) => fitted(paper, room)),
  };
}

interface Told {
  readonly naming: Naming;
  readonly spoken: Spoken;
  readonly under: UnderWords;
  readonly mark: MarkWords;
}

/** Where most is to be won, by the child's own average; never what the sentence praises. */
function headingOf(asked: readonly Asked[], { naming, spoken }: Omit<Told, 'under' | 'mark'>): string {
  if (asked.length > 0 && asked.every(({ outcome }) => outcome === 'right'))
    return 'Topic by topic: every mark was won';
  const own = ownShare(asked);
  const sections = groupsBy(asked, ({ sectionId }) => sectionId)
    .map((group) => ({ ...sectionIn(group, own), title: sectionTitle(group, naming) }))
    .filter((section) => !spoken.praised.some((unit) => isShared(unit, section)));
  const [most, next] = sections.toSorted((one, other) => other.short - one.short);
  if (!most || most.short <= 0 || (next && next.short >= most.short)) return 'Topic by topic';
  return `Most to gain: ${most.title}, ${most.right} of ${most.asked.length}`;
}

function sectionIn(asked: readonly Asked[], own: number) {
  const reached = reachedIn(asked);
  return { asked, right: reached.right, short: shortBy(reached, own) };
}

/** Rows that a paper has room for, where papers stand in one, two or three pairs. */
const ROOM: readonly number[] = [19, 8, 4];
const SECTION = 1.35;
/** A long name takes a second line. */
const heightOf = ({ title }: Pick<ReportRow, 'title'>): number => (title.length > 21 ? 1.8 : 1);

const highIn = (sections: readonly ReportSection[]): number =>
  sections.reduce((sum, section) => sum + SECTION + section.topics.reduce((all, row) => all + heightOf(row), 0), 0);

/** One row less at a time, where there are most, until all have room or nothing is left to be put together. */
function fitted(paper: ReportPaper, room: number): ReportPaper {
  let sections = paper.sections;
  while (highIn(sections) > room) {
    const longest = sections.toSorted((one, other) => other.topics.length - one.topics.length)[0];
    if (!longest || longest.topics.length === 0) break;
    sections = sections.map((section) => (section === longest ? shortened(section) : section));
  }
  return { ...paper, sections };
}

/** How the name of a row ends that several topics stand in. */
export const OTHERS = '.others';
const isOthers = ({ partId }: Pick<ReportRow, 'partId'>): boolean => partId.endsWith(OTHERS);

/** The smallest of its topics goes to the others; a section of which nothing but others is left is one row. */
function shortened(section: ReportSection): ReportSection {
  const [others] = section.topics.filter(isOthers);
  const named = section.topics.filter((row) => !isOthers(row));
  const smallest = named.toSorted((one, other) => one.of - other.of).slice(0, others ? 1 : 2);
  const left = named.filter((row) => !smallest.includes(row));
  if (left.length === 0) return { ...section, topics: [] };
  return { ...section, topics: [...left, together(section, [...(others ? [others] : []), ...smallest])] };
}

function together({ partId }: ReportSection, rows: readonly ReportRow[]): ReportRow {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const unreached = sum((row) => row.unreached ?? 0);
  const isKnown = rows.every(({ average }) => average !== null);
  return {
    partId: `${partId}${OTHERS}`,
    title: `${sum(topicsOf)} other topics`,
    right: sum(({ right }) => right),
    of: sum(({ of }) => of),
    average: isKnown ? sum(({ average }) => average ?? 0) : null,
    ...(unreached > 0 && { unreached }),
  };
}

/** How many topics a row is of. */
const topicsOf = (row: ReportRow): number => (isOthers(row) ? Number.parseInt(row.title, 10) : 1);
