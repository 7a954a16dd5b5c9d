import type { TokenSigner } from 'platform/crypto';
import { inTurns } from 'platform/together';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { canBeDecided, type KeyChange, type shownChange, type Weighed } from 'schemas/mock-exams/keys/key-change';
import type { ChangedSitting } from 'schemas/mock-exams/keys/key-preview.contract';
import { figuresOfChange, type SittingChange } from 'schemas/mock-exams/keys/key-preview.rules';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { quartilesOf } from 'schemas/mock-exams/marks/standing.rules';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { correctionsOf } from './corrections';
import type { IssuedReports } from './issued-reports';
import { differenceOf, printOf, type Printing } from './prints';
import { nameOf, type Found } from './sat-papers';
import { reportsBySession, weigh, type WeighedGroup } from './weighing';

interface Weighing {
  readonly paperHash: string;
  readonly keys: ExamKeys;
  readonly now: string;
  readonly found: Found;
  readonly issued: IssuedReports;
  readonly basis: string;
  readonly catalogue: readonly CatalogueTopic[];
}

/** What a change would do, whoever looks. */
export type Preview = Exclude<Awaited<ReturnType<typeof previewOf>>, null | 'too many'>;

/** What a change would do, if there is one, where it is of no more reports than can be decided. */
export async function previewOf(
  change: KeyChange | undefined,
  { paperHash, keys, now, found, issued, basis, catalogue }: Weighing,
) {
  if (change === undefined) return null;
  const groups = await weigh(found, { paperHash, keys, change, now });
  const changes = groups.flatMap((one) => one.changes);
  const rows = await rowsOf(groups, { paperHash, found, issued, catalogue });
  const { sittings, marks, gains, losses, ranks } = figuresOfChange(changes);
  const differing = rows.filter(({ report }) => report === 'differs');
  const reports = reportsBySession(
    differing.map(({ mockExamSessionId: sessionId, mockExamUserId: learnerId }) => ({ sessionId, learnerId })),
  );
  if (!canBeDecided(reports)) return 'too many' as const;
  const weighed: Weighed = { basis, sittings, marks, moved: gains + losses, ranks, reports };
  const requests = issued.requests.filter(({ count }) => count > 0);
  const figures = {
    change,
    sittings,
    marks,
    gains,
    losses,
    ranks,
    reports: differing.length,
    othersOnly: rows.filter(({ report }) => report === 'others differ').length,
    issued: rows.filter(({ report }) => report !== 'none').length,
    quartiles: quartilesIn(groups),
    sessions: sittingsBySession(found, rows),
    rows,
  };
  return { figures, claims: { paperHash, keyVersion: keys.keyVersion, change, weighed, requests } };
}

type Signer = Pick<TokenSigner<typeof shownChange>, 'sign'>;

interface Looking {
  readonly seenBy: string;
  /** Null: answers are open. */
  readonly answersOpenAt: string | null;
  /** Who else is an admin, or was until lately. */
  readonly admins: readonly string[];
  /** With what waits for a second person by then. */
  readonly keys: Pick<ExamKeys, 'proposal'>;
}

/** With a signature by which whoever is shown it can decide it. */
export function shownTo(
  { seenBy, answersOpenAt, admins, keys }: Looking,
  { figures, claims }: Preview,
  signer: Signer,
) {
  const shown = signer.sign({
    ...claims,
    admins: [...admins],
    areAnswersOpen: answersOpenAt === null,
    seenBy,
    ...(keys.proposal !== null && { proposalId: keys.proposal.proposalId }),
  });
  return { ...figures, shown };
}

/** Of those in which anybody has sat the paper. */
const sittingsBySession = ({ sessions }: Found, rows: readonly ChangedSitting[]) =>
  sessions
    .map(({ sessionId, startsAt }) => ({
      mockExamSessionId: sessionId,
      startsAt,
      sittings: rows.filter(({ mockExamSessionId }) => mockExamSessionId === sessionId).length,
    }))
    .filter(({ sittings }) => sittings > 0);

type Known = Pick<Weighing, 'paperHash' | 'found' | 'issued' | 'catalogue'>;

async function rowsOf(groups: readonly WeighedGroup[], known: Known): Promise<ChangedSitting[]> {
  const rows: ChangedSitting[] = [];
  for (const group of groups) {
    const reportOf = reportsIn(group, known);
    rows.push(...(await inTurns(group.changes, (one) => rowOf(one, known, reportOf))));
  }
  return rows;
}

type Reported = Pick<ChangedSitting, 'report' | 'sentence' | 'corrected'>;

function rowOf(change: SittingChange, { found }: Known, reportOf: (change: SittingChange) => Reported): ChangedSitting {
  const { before, after, chose, isOfOnePaper } = change;
  const { sessionId, learnerId } = before.marks;
  return {
    mockExamSessionId: sessionId,
    mockExamUserId: learnerId,
    childName: found.names.get(learnerId) ?? null,
    chose,
    isOfOnePaper,
    before: { ...before.placed },
    after: { ...after.placed },
    ...reportOf(change),
  };
}

const noReport: Reported = { report: 'none', sentence: null, corrected: null };

function reportsIn(group: WeighedGroup, { paperHash, found, issued, catalogue }: Known) {
  const { papers, sat } = group.group;
  const facts = new Map(sat.map((one) => [nameOf(one), one]));
  const correctionOf = correctionsOf({ papers, keysOf: found.keysOf, next: new Map([[paperHash, group.next]]) });
  return ({ before, after }: SittingChange): Reported => {
    const name = nameOf(before.marks);
    if (!issued.made.has(name)) return noReport;
    const [madeBy, its] = [issued.lastBy.get(name), facts.get(name)];
    const printing: Printing = {
      session: found.sessions.find((one) => one.sessionId === before.marks.sessionId),
      childName: found.names.get(before.marks.learnerId) ?? null,
      papers,
      catalogue,
      correction: madeBy && its && correctionOf({ sat: its, madeBy }),
    };
    const [one, other] = [printOf(before, group.before, printing), printOf(after, group.after, printing)];
    const report = differenceOf(one, other);
    const corrected = report === 'differs' ? other.corrected : null;
    return { report, sentence: { before: one.sentence, after: other.sentence }, corrected };
  };
}

/** Of the largest group: others are too few to be told of. */
function quartilesIn(groups: readonly WeighedGroup[]) {
  const largest = groups.toSorted((one, other) => other.changes.length - one.changes.length)[0];
  const shownOf = (side: 'before' | 'after') => {
    const counts = largest?.[side].cohort.parts.find(({ partId }) => partId === TOTAL)?.counts ?? [];
    const { lowerQuartile: lower, median, upperQuartile: upper } = quartilesOf(counts);
    return { lower, median, upper };
  };
  return { before: shownOf('before'), after: shownOf('after') };
}
