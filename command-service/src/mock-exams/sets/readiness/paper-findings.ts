import type { Picture } from 'schemas/mock-exams/paper';
import { freeze } from '../publishing/freeze';
import { canonicalJson } from '../rules/canonical-json.rules';
import type { DraftPaper } from '../rules/exam-set-state.rules';
import { must, odd, those, type Finding } from './finding';
import { sectionFindings } from './section-findings';

/** An append takes 1 MiB; what stands around a paper needs a little of it. */
const MOST_BYTES = 1_000_000;

/** Some thirty photographs as large as they are kept: about 20 MB. */
const MOST_PIXELS = 100_000_000;

const optionLetters = ['A', 'B', 'C', 'D', 'E'];

/** So many of one letter one after the other, and a child begins to doubt. */
const MOST_IN_A_ROW = 4;

/** Of fewer questions nobody can say that the letters are out of balance. */
const ENOUGH_TO_BALANCE = 20;

/** What is to be said of a paper, its sections and questions. */
export function paperFindings(paper: DraftPaper): Finding[] {
  const { paperId: id, name, minutes, sections } = paper;
  const about = { about: 'exam', id } as const;
  const sum = sections.reduce((all, section) => all + (section.minutes ?? 0), 0);
  return [
    ...those(
      [sections.length === 0, must(about, ['EmptyExam', `“${name}” has no sections.`])],
      [
        sections.length > 0 && sum !== minutes,
        odd(about, [
          'MinutesDiffer',
          `The sections of “${name}” take ${sum} ${sum === 1 ? 'minute' : 'minutes'} together, and the exam ${minutes}.`,
        ]),
      ],
      [
        isTooLarge(paper),
        must(about, ['TooLarge', `“${name}” is too large to be kept. Fewer drawn pictures make it smaller.`]),
      ],
      [
        pixelsOf(paper) > MOST_PIXELS,
        must(about, [
          'HeavyPictures',
          `“${name}” has so many large pictures that a child waits long for them. Smaller ones load at once.`,
        ]),
      ],
    ),
    ...letterFindings(paper),
    ...sections.flatMap((section) => sectionFindings(section, sections)),
  ];
}

function isTooLarge(draft: DraftPaper): boolean {
  const { paper, keys } = freeze(draft);
  return [paper, keys].some((content) => Buffer.byteLength(canonicalJson(content)) > MOST_BYTES);
}

/** Of its uploaded pictures, each once: what every child's device fetches before the start grows with them. */
function pixelsOf(draft: DraftPaper): number {
  const pictures = new Map(keptIn(freeze(draft).paper).map(({ hash, width, height }) => [hash, width * height]));
  return [...pictures.values()].reduce((sum, pixels) => sum + pixels, 0);
}

type Kept = Extract<Picture, { kind: 'kept' }>;

/** Wherever they stand. */
function keptIn(part: unknown): Kept[] {
  if (typeof part !== 'object' || part === null) return [];
  return isKept(part) ? [part] : Object.values(part).flatMap(keptIn);
}

const isKept = (part: object): part is Kept => 'kind' in part && part.kind === 'kept';

function letterFindings({ paperId: id, name, sections }: DraftPaper): Finding[] {
  const about = { about: 'exam', id } as const;
  const questions = sections.flatMap((section) => section.questions);
  const letters = questions.flatMap(({ answer }) => (answer === '' ? [] : [answer]));
  const [from, row] = longestRow(letters);
  const uneven = letters.length >= ENOUGH_TO_BALANCE ? unevenAmong(letters) : [];
  const counts = uneven.map((letter) => `${letter} ${letters.filter((one) => one === letter).length} times`);
  return those(
    [
      row > MOST_IN_A_ROW,
      odd(about, ['LettersInARow', `In “${name}” the correct answer is ${letters[from] ?? ''} ${row} times in a row.`]),
    ],
    [
      uneven.length > 0,
      odd(about, [
        'LettersUneven',
        `In “${name}” the correct answers are uneven: ${counts.join(', ')} of ${letters.length}.`,
      ]),
    ],
  );
}

function longestRow(letters: readonly string[]): readonly [from: number, length: number] {
  let [best, from]: [readonly [number, number], number] = [[0, 0], 0];
  for (const [n, letter] of letters.entries()) {
    if (letter !== letters[from]) from = n;
    if (n - from + 1 > best[1]) best = [from, n - from + 1];
  }
  return best;
}

/** Letters that are right less than half as often as they would be in turn, or more than twice as often. */
function unevenAmong(letters: readonly string[]): string[] {
  const fair = letters.length / 5;
  return optionLetters.filter((letter) => {
    const count = letters.filter((one) => one === letter).length;
    return count < fair / 2 || count > fair * 2;
  });
}
