import type { MadeFrom, ReportBasis, ReportedExam, ReportedPaper } from 'exam-reports/content/report-basis';
import { withoutAverage } from 'exam-reports/content/words';
import { readsDifferently, reportContent } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import type { RowOf } from 'schemas/describe/table';
import type { Marked, Side } from 'schemas/mock-exams/keys/key-preview.rules';
import type { MarkedPaper } from 'schemas/mock-exams/marks/facts';
import type { ReportContent, ReportRow } from 'schemas/mock-exams/reports/report-content';
import type { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import type { KnownPaper } from '../results/sat-papers';
import type { Correction } from './corrections';

/** What a report says, as far as it can differ by a key. */
export interface Print {
  readonly sentence: string;
  /** What stands above it: what changed since the report before, and why. */
  readonly corrected: string | null;
  readonly content: ReportContent;
}

export interface Printing {
  readonly session: RowOf<typeof mockSessions> | undefined;
  readonly childName: string | null;
  readonly papers: readonly KnownPaper[];
  readonly catalogue: readonly CatalogueTopic[];
  /** Of one that is issued again. */
  readonly correction?: Correction | undefined;
}

/**
 * The report of one sitting by some keys. Made without the child's way through the papers: no key changes where time went,
 * and whoever's answer it makes right or wrong has another mark, which is said first.
 */
export function printOf({ marks }: Side, { papers, cohort }: Pick<Marked, 'papers' | 'cohort'>, of: Printing): Print {
  const { session, childName, papers: known, catalogue, correction } = of;
  const basis: ReportBasis = {
    childName,
    exam: examOf(session),
    papers: papers.map((paper) => reported(paper, known)),
    marks,
    cohort,
    catalogue,
    notes: [],
    made: correction ? { ...nowhere, version: 2, note: correction.note } : nowhere,
    before: correction?.before,
  };
  const content = reportContent(basis);
  const { sentence, corrected } = content.head;
  return { sentence, corrected, content };
}

/** What a report would say otherwise: something of the child, figures of all children alone, or nothing. */
export function differenceOf({ content: one }: Print, { content: other }: Print): 'differs' | 'others differ' | 'same' {
  if (JSON.stringify(saidOfChild(one)) !== JSON.stringify(saidOfChild(other))) return 'differs';
  return readsDifferently(one, other) ? 'others differ' : 'same';
}

/** The same for both: from where a report is made is no difference. */
const nowhere: MadeFrom = {
  position: '0'.repeat(20),
  keyVersions: [],
  markingRule: 1,
  template: REPORT_TEMPLATE,
  version: 1,
  note: null,
  preparedAt: '2026-01-01T00:00:00.000Z',
  site: '',
};

const unknown = { setName: null, setType: null, startsOn: '2026-01-01', wallTime: '00:00:00' };

function examOf(session: Printing['session']): ReportedExam {
  const { setName, setType, startsOn, wallTime } = session ?? unknown;
  return { setName: setName ?? '', type: setType ?? 'GL', startsOn, wallTime };
}

function reported({ paperHash, name, sections, keys, keyVersion }: MarkedPaper, known: readonly KnownPaper[]) {
  const minutes = known.find((one) => one.paperHash === paperHash)?.paper.minutes ?? 0;
  return { paperHash, name, sections, keys, keyVersion, minutes, hour: null } satisfies ReportedPaper;
}

/**
 * The child's own marks, place and advice. What is told of everybody together (medians, averages also where they stand beside
 * advice, how many had more, how far marks may move by chance) is as it was when a report was issued, as it is when somebody sits later.
 */
const saidOfChild = ({ head, picture, well, work, topics, sure }: ReportContent) => ({
  sentence: head.sentence,
  place: picture && [picture.heading, picture.mine, picture.of],
  well: well && well.items.map(ownOf),
  work: { ...work, items: work.items.map(ownOf) },
  sure,
  papers: topics.papers.map(({ mark, sections }) => [
    mark,
    sections.map((section) => [ownIn(section), section.topics.map(ownIn)]),
  ]),
});

const ownOf = <T extends { readonly text: string }>(item: T) => ({ ...item, text: withoutAverage(item.text) });
const ownIn = ({ partId, right, of }: ReportRow) => [partId, right, of];
