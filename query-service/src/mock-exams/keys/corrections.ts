import type { ReportBefore } from 'exam-reports/content/report-basis';
import { keysAsOf, keysThatCount, reasonsSince, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { REASON_PLACE } from 'schemas/mock-exams/keys/key-preview.contract';
import { countedKeys } from 'schemas/mock-exams/keys/key-preview.rules';
import type { MarkedPaper, SatFacts, SittingMarks } from 'schemas/mock-exams/marks/facts';
import { sittingMarker } from 'schemas/mock-exams/marks/marking.rules';
import { joinedNote } from 'schemas/mock-exams/reports/joined-note.rules';
import type { LastBy } from './issued-reports';

type KeyVersions = LastBy['keyVersions'];

/** What a corrected report is told beside what it is made of. */
export interface Correction {
  readonly before: ReportBefore;
  readonly note: string;
}

interface Sat {
  readonly sat: SatFacts;
  /** By what its report was made. */
  readonly madeBy: LastBy;
}

interface Papers {
  readonly papers: readonly MarkedPaper[];
  readonly keysOf: ReadonlyMap<string, ExamKeys>;
  /** The keys as they would be. */
  readonly next: ReadonlyMap<string, ExamKeys>;
}

/**
 * What a report of before said of marks and keys, and why it would be made again: with the keys that it was made by, which other
 * decisions may have changed since without changing a word about this child. Each list of versions is reckoned once.
 */
export function correctionsOf({ papers, keysOf, next }: Papers): (of: Sat) => Correction {
  const known = new Map<
    string,
    { readonly then: readonly MarkedPaper[]; readonly mark: Marker; readonly note: string }
  >();
  const standing = (madeBy: KeyVersions) => {
    const name = JSON.stringify(madeBy);
    const before = known.get(name);
    if (before) return before;
    const keysThen = (paperHash: string) => thenOf(keysOf.get(paperHash), versionIn(madeBy, paperHash));
    const then = papers.map((paper) => withKeysOf(paper, keysThen(paper.paperHash)));
    const reasons = papers.flatMap(({ paperHash }) => {
      const [was, is] = [keysThen(paperHash), next.get(paperHash) ?? keysOf.get(paperHash)];
      return was && is ? reasonsSince(was, is) : [];
    });
    const note = joinedNote([...reasons.map(asPlace), REASON_PLACE]) ?? REASON_PLACE;
    const made = { then, mark: sittingMarker(then), note };
    known.set(name, made);
    return made;
  };
  return ({ sat, madeBy }) => {
    const { then, mark, note } = standing(madeBy.keyVersions);
    return { before: { papers: then, marks: mark(sat), cohort: madeBy.cohort }, note };
  };
}

type Marker = (sat: SatFacts) => SittingMarks;

/** That of the change itself is not written yet. */
const asPlace = (reason: string): string => (reason === '' ? REASON_PLACE : reason);

const versionIn = (versions: KeyVersions, paperHash: string): number | undefined =>
  versions.find((one) => one.paperHash === paperHash)?.keyVersion;

const thenOf = (keys: ExamKeys | undefined, version: number | undefined): ExamKeys | undefined =>
  keys && version !== undefined ? keysAsOf(keys, version) : keys;

function withKeysOf(
  { paperHash, name, sections, keys, keyVersion }: MarkedPaper,
  then: ExamKeys | undefined,
): MarkedPaper {
  const counted = then ? { keys: countedKeys(keysThatCount(then)), keyVersion: then.keyVersion } : { keys, keyVersion };
  return { paperHash, name, sections, ...counted };
}
