import { countsOtherwise } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import type { ReportBasis, ReportBefore, ReportedPaper } from '../report-basis';

/** How it is told what became of a question, and of the mark. */
export interface ChangeWords {
  readonly otherKey: string;
  readonly voided: string;
  readonly became: (was: string, is: string) => string;
  /** Where the mark is the same. `placeMoved`: what became of its place, empty where nothing is told. */
  readonly stays: (mark: string, placeMoved: string) => string;
  /** Whether it is said where neither a question counts otherwise nor the mark is another. */
  readonly tellsUnmoved: boolean;
  /** The words of whoever decided it. */
  readonly why: (note: string) => string;
}

export const changeWordsOne: ChangeWords = {
  otherKey: 'was marked with a new key',
  voided: 'counts for nobody any more',
  became: (was, is) => `${was} became ${is}`,
  stays: (mark, placeMoved) => [`the mark stays ${mark}`, placeMoved].filter(Boolean).join(', and '),
  tellsUnmoved: false,
  why: (note) => note,
};

/**
 * What changed since the report before, and why: which questions count otherwise, what the mark was and is, then the words of
 * whoever decided it. Null of a first report.
 * @param placeMoved what became of its place, told where the mark stays; empty where nothing is told
 */
export function changedWords(basis: ReportBasis, placeMoved = '', words = changeWordsOne): string | null {
  const { made, before } = basis;
  if (made.version === 1) return null;
  const why = words.why(made.note ?? 'It was made anew.');
  const became = before ? becameWords(basis, before, { placeMoved, words }) : '';
  return [became, why].filter(Boolean).join(' ');
}

interface Told {
  readonly placeMoved: string;
  readonly words: ChangeWords;
}

/** A sentence; empty where neither a question counts otherwise nor the mark is another, and that is not told. */
function becameWords({ marks, papers }: ReportBasis, before: ReportBefore, { placeMoved, words }: Told): string {
  const changes = papers.flatMap((paper) => changesIn(paper, before, words));
  const [was, is] = [markOf(before.marks), markOf(marks)];
  if (was === is && changes.length === 0 && !words.tellsUnmoved) return '';
  const became = was === is ? words.stays(is, placeMoved) : words.became(was, is);
  return changes.length === 0 ? `${capital(became)}.` : `${listedChanges(changes)}: ${became}.`;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** As the sentence at the head of a report has it. */
function markOf({ questions }: SittingMarks): string {
  const counted = questions.filter(({ outcome }) => outcome !== 'voided');
  return `${counted.filter(({ outcome }) => outcome === 'right').length} of ${counted.length}`;
}

/** More are counted and not named. */
const MOST_NAMED = 3;

const listedChanges = (changes: readonly string[]): string =>
  changes.length > MOST_NAMED ? `${changes.length} questions count otherwise now` : changes.join('; ');

/** Whether each question counts as it did, and the mark is the same. */
export const countsTheSame = ({ marks, papers }: ReportBasis, before: ReportBefore): boolean =>
  markOf(marks) === markOf(before.marks) &&
  papers.every((paper) => changesIn(paper, before, changeWordsOne).length === 0);

function changesIn(
  { paperHash, name, sections, keys }: ReportedPaper,
  before: ReportBefore,
  words: ChangeWords,
): string[] {
  const known = before.papers.find((paper) => paper.paperHash === paperHash)?.keys ?? [];
  const was = new Map(known.map((key) => [key.questionId, key]));
  const is = new Map(keys.map((key) => [key.questionId, key]));
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ questionId, number }) => {
      const how = howOtherwise(was.get(questionId), is.get(questionId), words);
      return how === null ? [] : [`Question ${number} of ${name} ${how}`];
    });
}

type Key = ReportedPaper['keys'][number];

/** No letter of a key is told: the same words stand in a mail. */
function howOtherwise(was: Key | undefined, is: Key | undefined, words: ChangeWords): string | null {
  if (!was || !is || !countsOtherwise(was, is)) return null;
  if (was.isVoided !== is.isVoided) return is.isVoided ? words.voided : 'counts again';
  return words.otherKey;
}
