import { createHash } from 'node:crypto';
import { inTurns } from 'platform/together';
import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import type { MarkedPaper, SatFacts } from 'schemas/mock-exams/marks/facts';
import { sittingMarker } from 'schemas/mock-exams/marks/marking.rules';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { keysThatCount } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange, ReportsThatDiffer } from 'schemas/mock-exams/keys/key-change';
import { keysIf } from 'schemas/mock-exams/keys/key-change.rules';
import {
  countedKeys,
  sittingChanges,
  withKeys,
  type Marked,
  type SittingChange,
} from 'schemas/mock-exams/keys/key-preview.rules';
import type { Found, SatGroup } from './sat-papers';
import { nameOf } from './sat-papers';
import type { IssuedReports } from './issued-reports';

/** One group of sittings, as it is marked and as it would be. */
export interface WeighedGroup {
  readonly group: SatGroup;
  readonly before: Marked;
  readonly after: Marked;
  readonly changes: readonly SittingChange[];
  /** The keys of the paper as they would be. */
  readonly next: ExamKeys;
}

interface Weighing {
  readonly paperHash: string;
  readonly keys: ExamKeys;
  readonly change: KeyChange;
  readonly now: string;
}

/** What a change does to everybody who sat the paper: the same functions that mark them, over an event that nobody appended. */
export async function weigh(
  { groups }: Pick<Found, 'groups'>,
  { paperHash, keys, change, now }: Weighing,
): Promise<WeighedGroup[]> {
  const next = keysIf(keys, change, now);
  const kept = { keys: countedKeys(keysThatCount(next)), keyVersion: next.keyVersion };
  const { questionId } = change;
  const weighed: WeighedGroup[] = [];
  for (const group of groups) {
    const before = await markedInTurns(group.papers, group.sat);
    const after = await markedInTurns(withKeys(group.papers, paperHash, kept), group.sat);
    const own = [...group.sat.keys()].filter((index) => isOwn(group, index));
    const changes = await inTurns(own, (index) =>
      sittingChanges(before, after, { paperHash, questionId, isOf: (one) => one === index }),
    );
    weighed.push({ group, before, after, changes: changes.flat(), next });
  }
  return weighed;
}

/** As `markedBy`, for as many as there are. */
export async function markedInTurns(papers: readonly MarkedPaper[], sat: readonly SatFacts[]): Promise<Marked> {
  const marks = await inTurns(sat, sittingMarker(papers));
  return { papers, marks, cohort: cohortOf(marks, papers) };
}

const isOwn = ({ sat, isOwn: isIts }: SatGroup, index: number): boolean => {
  const one = sat[index];
  return one !== undefined && isIts(one);
};

/** Names all that a preview follows from but the change itself, the keys of the other papers and how old each child was among it; SHA-256 in hex. */
export async function basisOf(
  keyVersion: number,
  { groups }: Pick<Found, 'groups'>,
  { made, requests }: IssuedReports,
): Promise<string> {
  const everybody = groups.flatMap((group) => group.sat);
  const sat = [...new Set(await inTurns(everybody, saidBy))].toSorted();
  const versions = groups.map(({ papers }) => papers.map((paper) => `${paper.paperHash} ${paper.keyVersion}`));
  const all = [
    keyVersion,
    versions,
    sat,
    [...made].toSorted(),
    requests.map(({ sessionId, count }) => `${sessionId} ${count}`),
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

const saidBy = ({ sessionId, learnerId, ageMonths, papers }: SatFacts): string =>
  JSON.stringify([
    sessionId,
    learnerId,
    ageMonths,
    papers.map(({ paperHash, wasOpened, answers }) => [paperHash, wasOpened, Object.entries(answers).toSorted()]),
  ]);

interface OfChild {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** Session by session, in the order of both. */
export function reportsBySession(children: readonly OfChild[]): ReportsThatDiffer {
  const sessions = new Map<string, string[]>();
  for (const { sessionId, learnerId } of children.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)))
    sessions.set(sessionId, [...(sessions.get(sessionId) ?? []), learnerId]);
  return [...sessions].map(([sessionId, learnerIds]) => ({ sessionId, learnerIds }));
}
