import type { CohortSummary, PaperCohort, PartCohort } from './cohort';
import type { MarkedPaper, QuestionMark, SittingMarks } from './facts';
import { MARKING_RULE } from './marking.rules';
import { partsOf, type Part } from './parts.rules';
import { scoreOf, subjectStandard, totalStandard } from './standard.rules';
import { countsOf, kept, medianOf, sumOf, sumsOf } from './statistics.rules';

/** A sitting, its marks by what they are of. */
interface Member {
  readonly marks: SittingMarks;
  readonly rights: ReadonlyMap<string, number>;
  readonly questions: ReadonlyMap<string, QuestionMark>;
}

/**
 * Everybody who has sat these papers, as one anonymous summary: the same whatever order they come in. Who missed a paper
 * counts in the parts of those that were opened alone.
 */
export function cohortOf(marked: readonly SittingMarks[], papers: readonly MarkedPaper[]): CohortSummary {
  const members = marked.filter(({ opened }) => opened.length > 0).map(memberOf);
  const voided = new Set(papers.flatMap(({ keys }) => keys.flatMap((key) => (key.isVoided ? [key.questionId] : []))));
  const all = partsOf(papers);
  const [total, ...others] = all.map((part) => ({ part, of: marksIn(part, papers) }));
  const rest = others.map((one) => partCohort(one, members));
  const first = total && totalCohort(partCohort(total, members), rest, members);
  return {
    markingRule: MARKING_RULE,
    n: members.length,
    papers: papers.map((paper) => paperCohort(paper, { members, voided })),
    parts: [...(first ? [first] : []), ...rest],
  };
}

const memberOf = (marks: SittingMarks): Member => ({
  marks,
  rights: new Map(marks.parts.map(({ partId, right }) => [partId, right])),
  questions: new Map(marks.questions.map((question) => [question.questionId, question])),
});

/** Questions of a part that count. */
function marksIn({ questionIds }: Part, papers: readonly MarkedPaper[]): readonly string[] {
  const counted = new Set(
    papers.flatMap(({ keys }) => keys.flatMap(({ questionId, isVoided }) => (isVoided ? [] : [questionId]))),
  );
  return questionIds.filter((questionId) => counted.has(questionId));
}

interface Counted {
  readonly part: Part;
  /** The questions that count. */
  readonly of: readonly string[];
}

function partCohort({ part: { partId, kind }, of }: Counted, members: readonly Member[]): PartCohort {
  const its = members.filter(({ rights }) => rights.has(partId));
  const values = its.map(({ marks: { ageMonths }, rights }) => ({ value: rights.get(partId) ?? 0, ageMonths }));
  const counts = countsOf(
    values.map(({ value }) => value),
    of.length,
  );
  const reliability = reliabilityOf(of, counts, its);
  const standard = kind === 'subject' ? subjectStandard({ values, of: of.length, reliability }) : null;
  return { partId, n: its.length, of: of.length, counts, reliability, standard };
}

/** KR-20, k/(k−1) · (1 − Σpq/σ²): how much of the spread of marks is not chance. */
function reliabilityOf(of: readonly string[], counts: readonly number[], members: readonly Member[]): number | null {
  const { n, sum, squares } = sumsOf(counts);
  const spread = n * squares - sum * sum;
  if (of.length < 2 || spread === 0) return null;
  const chance = of.map((questionId) => {
    const right = members.filter(({ questions }) => questions.get(questionId)?.outcome === 'right').length;
    return right * (n - right);
  });
  return kept((of.length / (of.length - 1)) * (1 - sumOf(chance) / spread));
}

function totalCohort(total: PartCohort, parts: readonly PartCohort[], members: readonly Member[]): PartCohort {
  const { partId, n, of, counts, reliability } = total;
  const scored = parts.flatMap(({ partId: subject, standard }) => (standard ? [{ subject, standard }] : []));
  const sums = members
    .filter(({ rights }) => rights.has(partId))
    .map(({ rights, marks: { ageMonths } }) =>
      sumOf(scored.map(({ subject, standard }) => scoreOf(standard, { value: rights.get(subject) ?? 0, ageMonths }))),
    );
  const standard = totalStandard({ sums, subjects: scored.map(({ subject }) => subject), reliability });
  return { partId, n, of, counts, reliability, standard };
}

interface Whom {
  readonly members: readonly Member[];
  readonly voided: ReadonlySet<string>;
}

function paperCohort({ paperHash, keyVersion, sections }: MarkedPaper, { members, voided }: Whom): PaperCohort {
  const its = members.filter(({ marks: { opened } }) => opened.includes(paperHash));
  const columns = sections
    .flatMap(({ questions }) => questions)
    .map(({ questionId }) => {
      const marks = its.flatMap(({ questions }) => questions.get(questionId) ?? []);
      return {
        right: marks.filter(({ outcome }) => outcome === 'right').length,
        reached: marks.filter((mark) => isReached(mark, voided)).length,
        seconds: medianOf(marks.flatMap(({ seconds }) => (seconds === null ? [] : [Math.round(seconds)]))),
      };
    });
  return {
    paperHash,
    keyVersion,
    n: its.length,
    right: columns.map(({ right }) => right),
    reached: columns.map(({ reached }) => reached),
    seconds: columns.map(({ seconds }) => (seconds === null ? null : Math.round(seconds))),
  };
}

/** Of a voided question: who answered it, as nothing else is said of it. */
const isReached = ({ questionId, outcome, chosen }: QuestionMark, voided: ReadonlySet<string>): boolean =>
  voided.has(questionId) ? chosen !== null : outcome !== 'not reached';
