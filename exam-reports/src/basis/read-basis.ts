import type { Position } from 'platform/event-store';
import { hourOf, type PaperHour, type Walked } from 'schemas/mock-exams/after/hour.rules';
import { notesFor } from 'schemas/mock-exams/incidents/incident.rules';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import { clockOf } from 'schemas/mock-exams/sittings/deadlines.rules';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import type { MadeFrom, ReportBasis, ReportBefore, ReportedPaper } from '../content/report-basis';
import { logAt, type KeptPaper, type LogAt, type Store } from './log-reading';
import { markerOf } from './markers';
import { factsIn, satSession, type SatSession, type Sitter } from './sat-session';

/** What all reports of one request are made from: what `MockReportsPrepared` says. */
export interface Prepared {
  readonly position: Position;
  readonly keyVersions: MadeFrom['keyVersions'];
  readonly markingRule: number;
  readonly template: number;
  readonly cohort: CohortSummary;
  readonly preparedAt: string;
  /** Where the product is reached: addresses on the paper begin with it. */
  readonly site: string;
}

/** Whose report, as it is issued: what is sealed about the child comes with it. */
export interface ReportedSitting extends Sitter {
  readonly childName: string | null;
  /** 1, 2, 3 … of this child's report in this session. */
  readonly version: number;
  readonly note: string | null;
  /** The report before this one, as it was made; absent of a first one. */
  readonly before?: MadeBefore | undefined;
}

/** From where in the log a report was made, and by which rule. */
export interface MadeBefore {
  readonly position: Position;
  readonly markingRule: number;
  /** That was counted for it. */
  readonly cohort?: CohortSummary | undefined;
}

/** The first template that tells of the report before, and counts no silence before the end as a look. */
const TELLS_BEFORE = 2;

/** The basis of one report; null where the child has opened no paper. */
export type ReadBasis = (asked: ReportedSitting) => Promise<ReportBasis | null>;

/**
 * Reads the basis of reports from the log as it stood when they were prepared: papers, keys and the session once for all of
 * them. Read again from the same place it is the same.
 * @throws where there is no such marking rule
 */
export function basisReader(store: Store, prepared: Prepared): ReadBasis {
  const log = logAt(store, prepared.position);
  const marker = markerOf(prepared.markingRule);
  const logs = new Map<Position, LogAt>();
  const logBefore = (position: Position) => {
    const known = logs.get(position) ?? logAt(store, position);
    logs.set(position, known);
    return known;
  };
  return (asked) => basisOf({ log, marker, logBefore }, prepared, asked);
}

export const readBasis = (store: Store, prepared: Prepared, asked: ReportedSitting): Promise<ReportBasis | null> =>
  basisReader(store, prepared)(asked);

/** Long after any sitting is over. */
const AFTERWARDS = '2199-12-31T00:00:00.000Z';

interface Read {
  readonly log: LogAt;
  readonly marker: ReturnType<typeof markerOf>;
  /** Read once for all reports that were made from the same place. */
  readonly logBefore: (position: Position) => LogAt;
}

async function basisOf(read: Read, prepared: Prepared, asked: ReportedSitting): Promise<ReportBasis | null> {
  const { log, marker } = read;
  const sat = await satSession(log, asked);
  if (!sat) return null;
  const [papers, catalogue, before] = await Promise.all([
    Promise.all(sat.record.papers.map((paper) => log.paper(paper))),
    log.catalogue(),
    prepared.template < TELLS_BEFORE ? undefined : beforeOf(read, asked),
  ]);
  const marks = marker(papers)(factsIn(sat, papers, asked));
  if (marks.opened.length === 0) return null;
  const { session } = sat.kept;
  const { startsOn, wallTime, set } = session;
  const { position, keyVersions, markingRule, template, cohort, preparedAt, site } = prepared;
  const { childName, version, note } = asked;
  const times = timesOf(sat.times, AFTERWARDS);
  return {
    childName,
    exam: { setName: set?.name ?? '', type: set?.type ?? 'GL', startsOn, wallTime },
    papers: papers.map((paper, index) => reported(paper, index, { sat, marks, times, template })),
    marks,
    cohort,
    catalogue,
    notes: notesFor(sat.kept.incidents, asked.learnerId),
    made: { position, keyVersions, markingRule, template, version, note, preparedAt, site: site.replace(/\/$/, '') },
    before,
  };
}

/** What the report before said of marks and keys, from its own place in the log; undefined where there was none. */
async function beforeOf({ logBefore }: Read, asked: ReportedSitting): Promise<ReportBefore | undefined> {
  if (!asked.before) return undefined;
  const { position, markingRule, cohort } = asked.before;
  const log = logBefore(position);
  const sat = await satSession(log, asked);
  if (!sat) return undefined;
  const papers = await Promise.all(sat.record.papers.map((paper) => log.paper(paper)));
  return { papers, marks: markerOf(markingRule)(papers)(factsIn(sat, papers, asked)), cohort };
}

interface Done {
  readonly sat: SatSession;
  readonly marks: SittingMarks;
  readonly times: SittingTimes;
  readonly template: number;
}

function reported(
  { paperHash, name, paper, sections, keyVersion, keys }: KeptPaper,
  index: number,
  done: Done,
): ReportedPaper {
  const isOpened = done.marks.opened.includes(paperHash);
  const hour = isOpened ? hourIn({ paperHash, name, paper, sections, keyVersion, keys }, index, done) : null;
  return { paperHash, name, sections, keyVersion, keys, minutes: paper.minutes, hour };
}

/** A child's way through one paper; what was right is told of it, by the keys that counted. */
function hourIn(kept: KeptPaper, index: number, done: Done): PaperHour | null {
  const { sat, times, template } = done;
  const timed = times.papers[index];
  if (!timed?.openedAt) return null;
  const walked = {
    name: kept.name,
    openedAt: timed.openedAt,
    endedAt: timed.endedAt ?? times.closesAt,
    lengthSeconds: timed.seconds,
    endedBy: sat.record.sitting.clock.papers[index]?.ended?.by ?? 'time',
    stood: clockOf(sat.times, Date.parse(AFTERWARDS)).pauses,
    sections: kept.paper.sections.map((section) => ({ name: section.name, minutes: section.minutes ?? null })),
    questions: walkedIn(kept, done),
  };
  return hourOf(walked, template < TELLS_BEFORE ? 'capped' : 'left out');
}

function walkedIn({ paper, keys }: KeptPaper, { sat, marks }: Done): readonly Walked[] {
  const counted = new Map(keys.map((key) => [key.questionId, key]));
  const chosen = new Map(marks.questions.map((question) => [question.questionId, question.chosen]));
  return paper.sections.flatMap((section, sectionAt) =>
    section.questions.map(({ questionId, number }) => ({
      questionId,
      number,
      section: section.name,
      sectionAt,
      steps: sat.record.steps.get(questionId) ?? [],
      answer: chosen.get(questionId) ?? null,
      key: keyOf(counted.get(questionId)),
    })),
  );
}

/** None of a question that counts for nobody. */
const keyOf = (key: KeptPaper['keys'][number] | undefined): string | null =>
  key === undefined || key.isVoided ? null : key.answer;
