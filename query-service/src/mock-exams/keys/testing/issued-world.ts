import type { ReportBasis, ReportBefore } from 'exam-reports/content/report-basis';
import { reportContent } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import { hourOf } from 'schemas/mock-exams/after/hour.rules';
import {
  examKeysAfter,
  keysThatCount,
  noKeys,
  reasonsSince,
  type ExamKeys,
} from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { decidedEvent } from 'schemas/mock-exams/keys/key-change.rules';
import { countedKeys, markedBy, withKeys, type Marked } from 'schemas/mock-exams/keys/key-preview.rules';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { MarkedPaper, SatFacts, SittingMarks } from 'schemas/mock-exams/marks/facts';
import { paperOf } from 'schemas/mock-exams/marks/testing/random-cohort';
import { joinedNote } from 'schemas/mock-exams/reports/joined-note.rules';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { previewOf } from '../preview';
import { nameOf, type Found } from '../sat-papers';

const NOW = '2027-06-05T09:00:00.000Z';
const TEN = '2027-03-06T10:00:00.000Z';

/** What is sat: two papers, of which every key is `A` at first. */
export const published = [
  paperOf('a', [
    { subject: 'ENGLISH', questions: 9 },
    { subject: 'MATHS', questions: 8 },
  ]),
  paperOf('b', [{ subject: 'VR', questions: 7 }]),
];
const march = sessionRow('march', TEN);
const april = sessionRow('april', '2027-04-03T10:00:00.000Z');

type Keys = ReadonlyMap<string, ExamKeys>;

interface Issued {
  readonly content: ReportContent;
  /** By which it was made. */
  readonly keys: Keys;
}

export interface Decision {
  readonly paperHash: string;
  readonly change: KeyChange;
  readonly reason: string;
}

/** Reports of a cohort as workers make them, beside what a preview says of them before a key is put right. */
export class IssuedWorld {
  keys: Keys = new Map(published.map((paper) => [paper.paperHash, publishedKeys(paper)]));
  /** `session child` → that was issued last. */
  readonly last = new Map<string, Issued>();

  private readonly cohorts = new Map<Keys, CohortSummary>();

  constructor(private readonly sats: readonly SatFacts[]) {
    for (const [name, content] of this.madeNow('')) this.last.set(name, { content, keys: this.keys });
  }

  keysOf(paperHash: string): ExamKeys {
    return this.keys.get(paperHash) ?? noKeys;
  }

  async preview({ paperHash, change }: Decision) {
    const lastBy = new Map(
      [...this.last].map(([name, { keys }]) => [name, { keyVersions: versionsIn(keys), cohort: this.cohortBy(keys) }]),
    );
    const preview = await previewOf(change, {
      paperHash,
      keys: this.keysOf(paperHash),
      now: NOW,
      found: this.found(),
      issued: { made: new Set(this.last.keys()), lastBy, requests: [] },
      basis: 'b'.repeat(64),
      catalogue: [],
    });
    if (preview === null || preview === 'too many') throw new Error('there is a preview');
    return preview.figures;
  }

  /** Who sat is the same throughout: what was counted for a report follows from its keys. */
  private cohortBy(keys: Keys): CohortSummary {
    const cohort = this.cohorts.get(keys) ?? markedBy(papersBy(keys), this.sats).cohort;
    this.cohorts.set(keys, cohort);
    return cohort;
  }

  /** As the read tables have it: without how long each question was looked at. */
  private found(): Found {
    const papers = papersBy(this.keys).map((paper) => ({
      ...paper,
      setId: 'set',
      paper: { paperId: paper.name, name: paper.name, minutes: 50, sections: [] },
    }));
    const sat = this.sats.map((one) => ({ ...one, papers: one.papers.map((paper) => ({ ...paper, seconds: {} })) }));
    const names = new Map(this.sats.map(({ learnerId }) => [learnerId, `Child ${learnerId}`]));
    return { sessions: [march, april], groups: [{ papers, sat, isOwn: () => true }], keysOf: this.keys, names };
  }

  decide({ paperHash, change, reason }: Decision): void {
    const keys = this.keysOf(paperHash);
    const decisionId = `decision-${keys.keyVersion}`;
    const by = { paperHash, decisionId, reason, reports: [], proposedBy: 'nadia', decidedAt: NOW };
    this.keys = new Map(this.keys).set(paperHash, examKeysAfter(keys, decidedEvent(keys, change, by)));
  }

  /** All of them as they would be made now: counted anew from everybody, beside what was issued last. */
  madeNow(reason: string): ReadonlyMap<string, ReportContent> {
    const marked = markedBy(papersBy(this.keys), this.sats);
    return new Map(
      this.sats.flatMap((sat, index) => {
        const marks = marked.marks[index];
        if (!marks || marks.opened.length === 0) return [];
        return [[nameOf(sat), reportContent(this.basisOf(sat, { marked, marks, reason }))] as const];
      }),
    );
  }

  issue(name: string, content: ReportContent): void {
    this.last.set(name, { content, keys: this.keys });
  }

  private basisOf(sat: SatFacts, { marked, marks, reason }: Made): ReportBasis {
    const { papers, cohort } = marked;
    const before = this.last.get(nameOf(sat));
    const { setName, setType, startsOn, wallTime } = sat.sessionId === 'march' ? march : april;
    return {
      childName: `Child ${sat.learnerId}`,
      exam: { setName: setName ?? '', type: setType ?? 'GL', startsOn, wallTime },
      papers: papers.map((paper) => ({ ...paper, minutes: 50, hour: hourIn(paper, sat) })),
      marks,
      cohort,
      catalogue: [],
      notes: [],
      made: {
        position: '1'.padStart(20, '0'),
        keyVersions: versionsIn(this.keys),
        markingRule: 1,
        template: REPORT_TEMPLATE,
        version: before ? 2 : 1,
        note: before ? noteSince(before.keys, this.keys, reason) : null,
        preparedAt: NOW,
        site: 'https://fieldfare.example',
      },
      before: before && beforeOf(before.keys, sat, this.cohortBy(before.keys)),
    };
  }
}

interface Made {
  readonly marked: Marked;
  readonly marks: SittingMarks;
  readonly reason: string;
}

function publishedKeys({ paperHash, keys }: MarkedPaper): ExamKeys {
  const given = keys.map(({ questionId, answer, drawnFrom }) => ({
    questionId,
    answer,
    explanation: 'So.',
    ...(drawnFrom && { drawnFrom }),
  }));
  const data = { paperHash, setId: 'set', setVersion: 1, keyVersion: 1, keys: given };
  return examKeysAfter(noKeys, { type: 'MockExamKeysPublished', data });
}

const papersBy = (keys: Keys): readonly MarkedPaper[] =>
  published.reduce((papers: readonly MarkedPaper[], { paperHash }) => {
    const its = keys.get(paperHash) ?? noKeys;
    return withKeys(papers, paperHash, { keyVersion: its.keyVersion, keys: countedKeys(keysThatCount(its)) });
  }, published);

const versionsIn = (keys: Keys) => [...keys].map(([paperHash, { keyVersion }]) => ({ paperHash, keyVersion }));

function beforeOf(keys: Keys, sat: SatFacts, cohort: CohortSummary): ReportBefore | undefined {
  const papers = papersBy(keys);
  const [marks] = markedBy(papers, [sat]).marks;
  return marks && { papers, marks, cohort };
}

function noteSince(before: Keys, now: Keys, reason: string): string | null {
  const reasons = [...now].flatMap(([paperHash, keys]) => reasonsSince(before.get(paperHash) ?? noKeys, keys));
  return joinedNote([...reasons, reason]) ?? null;
}

/** The child's way through a paper: each question once, as long as it was looked at. */
function hourIn({ paperHash, name, sections, keys }: MarkedPaper, { papers }: SatFacts) {
  const own = papers.find((one) => one.paperHash === paperHash);
  if (!own?.wasOpened) return null;
  const { seconds, answers } = own;
  const clock = clockFrom(TEN);
  const counted = new Map(keys.map((key) => [key.questionId, key.isVoided ? null : key.answer]));
  const questions = sections.flatMap((section, sectionAt) =>
    section.questions.map(({ questionId, number }) => ({
      questionId,
      number,
      sectionAt,
      section: section.name,
      steps: seconds[questionId] === undefined ? [] : clock.look(seconds[questionId]),
      answer: answers[questionId] ?? null,
      key: counted.get(questionId) ?? null,
    })),
  );
  const walked = {
    name,
    questions,
    openedAt: TEN,
    endedAt: clock.now(60),
    lengthSeconds: 3_000,
    endedBy: 'child' as const,
    stood: [],
    sections: sections.map((section) => ({ name: section.name, minutes: null })),
  };
  return hourOf(walked, 'left out');
}

function clockFrom(at: string) {
  let ms = Date.parse(at);
  const now = (more = 0) => new Date(ms + more * 1_000).toISOString();
  return {
    now,
    look: (seconds: number) => {
      const first = now();
      ms += seconds * 1_000;
      return [
        { kind: 'shown' as const, at: first, seq: 1 },
        { kind: 'left' as const, at: now(), seq: 2 },
      ];
    },
  };
}
