import type { PaperSubjectName } from '../paper';
import { correlationIn, type Correlated } from './correlation.rules';
import type { CountedKey, MarkedPaper, MarkedQuestion, QuestionMark, SittingMarks } from './facts';
import { paperPart } from './parts.rules';
import { LEAST_COHORT } from './standard.rules';
import { thirdOf } from './standing.rules';
import { countsOf, medianOf, midRank, placeIn, sumOf } from './statistics.rules';

/** How many of each third of ability. */
export interface Thirds {
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
}

/** `correlation`: of choosing it with ability, point-biserial; null where everybody or nobody chose it, or nobody differs. */
export interface ChoiceFigures {
  readonly letter: string;
  readonly n: number;
  readonly correlation: number | null;
  readonly thirds: Thirds;
}

/** What the answers to one question say of it, for staff alone. Shares are 0 to 1; null of nobody. */
export interface ItemFigures {
  readonly questionId: string;
  readonly paperHash: string;
  readonly number: number;
  readonly sectionId: string;
  readonly subject: PaperSubjectName;
  /** The letter that counts as right. */
  readonly key: string | null;
  readonly isVoided: boolean;
  /** Who opened its paper; below thirty, figures are indicative. */
  readonly n: number;
  readonly isIndicative: boolean;
  readonly right: number;
  readonly omitted: number;
  readonly notReached: number;
  readonly facility: number | null;
  /** Of those who reached it. */
  readonly reachedFacility: number | null;
  /** Facility of the best 27 in a hundred less that of the weakest. */
  readonly discrimination: number | null;
  /** Of being right with ability. */
  readonly correlation: number | null;
  readonly choices: readonly ChoiceFigures[];
  readonly thirds: Thirds;
  /** Median of those who looked at it, in whole seconds. */
  readonly seconds: number | null;
}

/** Who sat a question. */
interface Sat {
  readonly mark: QuestionMark;
  /** Marks in the rest of the paper: what is asked about is no part of it. */
  readonly ability: number;
  /** Mid-rank by it, 0 to 100. */
  readonly share: number;
}

/** The figures of each question, in the order of the papers. Ability is the raw mark in the rest of the question's paper. */
export function itemsOf(marked: readonly SittingMarks[], papers: readonly MarkedPaper[]): readonly ItemFigures[] {
  return papers.flatMap((paper) => {
    const { paperHash, sections, keys } = paper;
    const sat = marked.filter(({ opened }) => opened.includes(paperHash)).map((marks) => sitterOf(marks, paperHash));
    const known = new Map(keys.map((key) => [key.questionId, key]));
    return sections.flatMap(({ sectionId, subject, questions }) =>
      questions.map((question) => ({
        paperHash,
        sectionId,
        subject,
        ...itemFigures(question, { sat, key: known.get(question.questionId) }),
      })),
    );
  });
}

interface Sitter {
  readonly raw: number;
  readonly questions: ReadonlyMap<string, QuestionMark>;
}

function sitterOf({ parts, questions }: SittingMarks, paperHash: string): Sitter {
  const raw = parts.find(({ partId }) => partId === paperPart(paperHash))?.right ?? 0;
  return { raw, questions: new Map(questions.map((mark) => [mark.questionId, mark])) };
}

interface Asked {
  readonly sat: readonly Sitter[];
  readonly key: CountedKey | undefined;
}

function itemFigures({ questionId, number, options }: MarkedQuestion, { sat, key }: Asked) {
  const all = ranked(questionId, sat);
  const answer = key?.answer ?? null;
  const isRight = ({ mark }: Sat) => answer !== null && mark.chosen === answer;
  const { length: n } = all;
  const right = all.filter(isRight).length;
  const { omitted, notReached } = blanksOf(all);
  return {
    questionId,
    number,
    key: answer,
    isVoided: key?.isVoided ?? true,
    n,
    isIndicative: n < LEAST_COHORT,
    right,
    omitted,
    notReached,
    facility: shareOf(right, n),
    reachedFacility: shareOf(right, n - notReached),
    discrimination: discriminationOf(all, isRight),
    correlation: correlationOf(all, isRight),
    choices: options.map((_, index) => choiceFigures('ABCDE'.charAt(index), all)),
    thirds: thirdsOf(all),
    seconds: wholeMedian(all.flatMap(({ mark: { seconds } }) => seconds ?? [])),
  };
}

/** As the summary of a cohort has it, so that it is told alike everywhere. */
function wholeMedian(seconds: readonly number[]): number | null {
  const median = medianOf(seconds.map(Math.round));
  return median === null ? null : Math.round(median);
}

/** What was left blank; of a voided question that is one and the same. */
function blanksOf(all: readonly Sat[]) {
  const blank = all.filter(({ mark }) => mark.chosen === null);
  const notReached = blank.filter(({ mark }) => mark.outcome === 'not reached').length;
  return { omitted: blank.length - notReached, notReached };
}

function ranked(questionId: string, sat: readonly Sitter[]): readonly Sat[] {
  const rests = sat.flatMap(({ raw, questions }) => {
    const mark = questions.get(questionId);
    return mark ? [{ mark, ability: raw - (mark.outcome === 'right' ? 1 : 0) }] : [];
  });
  const abilities = rests.map(({ ability }) => ability);
  const counts = countsOf(abilities, Math.max(0, ...abilities));
  const shares = counts.map((_, ability) => midRank(placeIn(counts, ability)) ?? 0);
  return rests.map(({ mark, ability }) => ({ mark, ability, share: shares[ability] ?? 0 }));
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const [BEST, WEAKEST] = [73, 27];

/** How many are in a group, and how many of them had it right. */
interface Group {
  readonly n: number;
  readonly right: number;
}

/** The best and the weakest 27 in a hundred of who sat a question; who shares a rank is in with all who do. */
export interface Extremes {
  /** Who opened its paper. */
  readonly n: number;
  readonly best: Group;
  readonly weakest: Group;
}

/** The answers of everybody, and the papers that they are to. */
export interface Answered {
  readonly marked: readonly SittingMarks[];
  readonly papers: readonly MarkedPaper[];
}

/** What a question's discrimination is made of; null where no paper has it. */
export function extremesOf(questionId: string, answered: Answered): Extremes | null {
  const asked = askedIn(questionId, answered);
  return asked && extremesIn(asked.all, ({ mark }) => asked.answer !== null && mark.chosen === asked.answer);
}

/** Who sat a question, and its key; null where no paper has it. */
function askedIn(questionId: string, { marked, papers }: Answered) {
  const paper = papers.find(({ keys }) => keys.some((key) => key.questionId === questionId));
  if (!paper) return null;
  const { paperHash, keys } = paper;
  const answer = keys.find((key) => key.questionId === questionId)?.answer ?? null;
  const sat = marked.filter(({ opened }) => opened.includes(paperHash)).map((marks) => sitterOf(marks, paperHash));
  return { all: ranked(questionId, sat), answer };
}

function extremesIn(all: readonly Sat[], isRight: (sat: Sat) => boolean): Extremes {
  const groupOf = (group: readonly Sat[]): Group => ({ n: group.length, right: group.filter(isRight).length });
  return {
    n: all.length,
    best: groupOf(all.filter(({ share }) => share >= BEST)),
    weakest: groupOf(all.filter(({ share }) => share <= WEAKEST)),
  };
}

function discriminationOf(all: readonly Sat[], isRight: (sat: Sat) => boolean): number | null {
  const { best, weakest } = extremesIn(all, isRight);
  const [high, low] = [shareOf(best.right, best.n), shareOf(weakest.right, weakest.n)];
  return high === null || low === null ? null : high - low;
}

/** @param letter the key unless told; null where no paper has the question */
export function correlatedBy(questionId: string, answered: Answered, letter?: string): Correlated | null {
  const asked = askedIn(questionId, answered);
  if (!asked) return null;
  const chosen = letter ?? asked.answer;
  return correlated(asked.all, ({ mark }) => chosen !== null && mark.chosen === chosen);
}

function correlated(all: readonly Sat[], isOne: (sat: Sat) => boolean): Correlated {
  const those = all.filter(isOne);
  return {
    n: all.length,
    those: those.length,
    sumOfThose: sumOf(those.map(({ ability }) => ability)),
    sum: sumOf(all.map(({ ability }) => ability)),
    squares: sumOf(all.map(({ ability }) => ability * ability)),
  };
}

const correlationOf = (all: readonly Sat[], isOne: (sat: Sat) => boolean): number | null =>
  correlationIn(correlated(all, isOne));

function choiceFigures(letter: string, all: readonly Sat[]): ChoiceFigures {
  const isIt = ({ mark }: Sat) => mark.chosen === letter;
  const those = all.filter(isIt);
  return { letter, n: those.length, correlation: correlationOf(all, isIt), thirds: thirdsOf(those) };
}

function thirdsOf(all: readonly Sat[]): Thirds {
  const inThird = (third: ReturnType<typeof thirdOf>) => all.filter(({ share }) => thirdOf(share) === third).length;
  return { upper: inThird('upper'), middle: inThird('middle'), lower: inThird('lower') };
}
