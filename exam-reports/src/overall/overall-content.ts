import type { CohortSummary, PartCohort } from 'schemas/mock-exams/marks/cohort';
import type { MarkedPaper, SittingMarks } from 'schemas/mock-exams/marks/facts';
import { flagsOf } from 'schemas/mock-exams/marks/item-flags.rules';
import { itemsOf, type ItemFigures } from 'schemas/mock-exams/marks/items.rules';
import { partsOf, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { LEAST_COHORT } from 'schemas/mock-exams/marks/standard.rules';
import { figuresOf, quartilesOf } from 'schemas/mock-exams/marks/standing.rules';
import type { MockExamTypeName } from 'schemas/mock-exams/paper';
import type { OverallContent, OverallPart, OverallQuestion } from 'schemas/mock-exams/reports/overall-content';
import type { MadeFrom } from '../content/report-basis';
import { dayWords, timeWords } from '../content/dates';
import { mark } from '../content/words';

/** What the report over all who sat is made of. */
export interface OverallBasis {
  readonly exam: {
    readonly setName: string;
    readonly type: MockExamTypeName;
    readonly startsOn: string;
    readonly wallTime: string;
  };
  /** Of this session: who had a place or came, and who opened a paper. */
  readonly users: number;
  readonly sat: number;
  /** Everybody who sat the same papers to the end, in whatever session. */
  readonly cohort: CohortSummary;
  readonly marked: readonly SittingMarks[];
  readonly papers: readonly MarkedPaper[];
  readonly made: Omit<MadeFrom, 'version' | 'note'>;
}

/** Figures of all together: it names nobody. First issued with template 2, and without the words of its keys with template 1; whoever changes what it says gives the template a new number. */
export function overallContent(basis: OverallBasis): OverallContent {
  const { exam, users, sat, cohort, marked, papers, made } = basis;
  const total = cohort.parts.find(({ partId }) => partId === TOTAL);
  const questions = questionLines(itemsOf(marked, papers), papers);
  const asked = papers.reduce((sum, { keys }) => sum + keys.length, 0);
  return {
    sentence: sentenceOf(total, questions),
    line: `${exam.type}-style mock exam, ${exam.setName} · ${dayWords(exam.startsOn)}, ${timeWords(exam.wallTime)}`,
    facts: [
      `${users} booked, ${sat} sat it, ${Math.max(0, users - sat)} did not come.`,
      `Marks are told of all ${cohort.n} who have sat the same papers, in whatever session.`,
      keysWords(papers),
    ],
    isIndicative: (total?.n ?? 0) < LEAST_COHORT,
    histogram: total ? histogramOf(total) : [],
    parts: partLines(cohort, papers),
    questions,
    asked,
    madeFrom: madeFromWords(made),
    madeAt: made.preparedAt,
  };
}

/** The paper itself cannot know what is decided later: its page does. */
function keysWords(papers: readonly MarkedPaper[]): string {
  const keys = papers.map(({ name, keyVersion }) => `version ${keyVersion} of ${name}`).slice(0, MOST_PAPERS_NAMED);
  return `Marked with key ${keys.join(', ')}. Where a key is put right later, the page of this report says so.`.slice(
    0,
    300,
  );
}

/** Of a set there are no more, and their names fit. */
const MOST_PAPERS_NAMED = 6;

function sentenceOf(total: PartCohort | undefined, questions: readonly OverallQuestion[]): string {
  if (!total || total.n === 0) return 'Nobody has sat every paper to the end.';
  const { median } = quartilesOf(total.counts);
  const grave = questions.filter(({ isGrave }) => isGrave).length;
  const half = `Half of ${total.n} children had ${asItIs(median)} of ${total.of} or more`;
  // Of so few, what the answers say of a key is as likely chance.
  if (total.n < LEAST_COHORT) return `${half}; figures of fewer than ${LEAST_COHORT} children say little of a key.`;
  if (grave === 0) return `${half}; no key looks wrong.`;
  return `${half}; ${grave === 1 ? 'one key is' : `${grave} keys are`} worth checking.`;
}

const DASH = '–';
const decimal = (value: number | null): string => (value === null ? DASH : String(Math.round(value * 10) / 10));
/** As a child's report has it. */
const asItIs = (value: number | null): string => (value === null ? DASH : mark(value));
const hundredths = (value: number | null): string => (value === null ? DASH : value.toFixed(2).replace('-', '−'));

const MOST_COLUMNS = 10;

/** Marks in steps that make ten columns at most. */
function histogramOf({ counts, of }: PartCohort) {
  const step = Math.max(1, Math.ceil((of + 1) / MOST_COLUMNS));
  const columns = Array.from({ length: Math.ceil((of + 1) / step) }, (_, n) => n * step);
  return columns.map((from) => {
    const until = Math.min(of, from + step - 1);
    const count = counts.slice(from, until + 1).reduce((sum, one) => sum + one, 0);
    return { label: from === until ? String(from) : `${from}–${until}`, count };
  });
}

const subjects: Readonly<Record<string, string>> = {
  MATHS: 'Maths',
  ENGLISH: 'English',
  VR: 'Verbal reasoning',
  NVR: 'Non-verbal reasoning',
};

/** The total, then subjects, papers and sections, as they come. */
function partLines(cohort: CohortSummary, papers: readonly MarkedPaper[]): OverallPart[] {
  const known = new Map(cohort.parts.map((part) => [part.partId, part]));
  return partsOf(papers).flatMap(({ partId, kind, name, subject }) => {
    const part = known.get(partId);
    if (!part) return [];
    const said = name ?? (kind === 'total' ? 'All papers' : (subjects[subject ?? ''] ?? ''));
    return [partLine(part, { name: said, isSection: kind === 'section' })];
  });
}

type Named = Pick<OverallPart, 'name' | 'isSection'>;

function partLine(part: PartCohort, { name, isSection }: Named): OverallPart {
  const { mean, sd, median, lowerQuartile, upperQuartile, sem } = figuresOf(part);
  return {
    name,
    isSection,
    n: part.n,
    of: part.of,
    mean: decimal(mean),
    sd: decimal(sd),
    quartiles: [lowerQuartile, median, upperQuartile].map(asItIs).join(' · '),
    reliability: hundredths(part.reliability),
    error: sem === null ? DASH : `±${decimal(sem)}`,
  };
}

/** A key that may be wrong comes before what only makes a question a poor one. */
function questionLines(items: readonly ItemFigures[], papers: readonly MarkedPaper[]): OverallQuestion[] {
  const names = new Map(papers.map(({ paperHash, name }) => [paperHash, name]));
  const lines = items.map((item) => {
    const flags = flagsOf(item).filter(({ kind }) => kind !== 'idle choice');
    return {
      paper: names.get(item.paperHash) ?? '',
      number: item.number,
      key: item.isVoided ? 'void' : (item.key ?? DASH),
      right: item.facility === null ? DASH : `${Math.round(item.facility * 100)}%`,
      discrimination: hundredths(item.discrimination),
      seconds: item.seconds === null ? DASH : `${item.seconds} s`,
      flags: flags.map(({ words }) => words),
      isGrave: flags.some(({ kind }) => kind === 'check the key'),
    };
  });
  const flagged = lines.filter(({ flags }) => flags.length > 0);
  return [...flagged.filter(({ isGrave }) => isGrave), ...flagged.filter(({ isGrave }) => !isGrave)];
}

const madeFromWords = ({ position, keyVersions, markingRule, template }: OverallBasis['made']): string =>
  `Made from the log up to ${position.replace(/^0+/, '')}, keys ${keyVersions.map(({ keyVersion }) => keyVersion).join(' and ')}, marking rule ${markingRule}, template ${template}`;
