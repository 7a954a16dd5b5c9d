import { readTable } from 'schemas/describe/table-text';
import type { DraftQuestion, DraftSection } from '../rules/exam-set-state.rules';
import { must, odd, those, type Finding } from './finding';
import { isSilent, isTooWide, questionFindings } from './question-findings';

/** More columns than that are not read on a phone. */
const COLUMNS_ON_A_PHONE = 6;

/** What is to be said of a section of these and its questions. */
export function sectionFindings(section: DraftSection, sections: readonly DraftSection[]): Finding[] {
  const { sectionId: id, name, tableText, questions, minutes, picture, examplePicture } = section;
  const about = { about: 'section', id } as const;
  const table = tableText === '' ? [] : readTable(tableText);
  return [
    ...those(
      [questions.length === 0, must(about, ['EmptySection', `The section “${name}” has no questions.`])],
      [
        table === undefined,
        must(about, [
          'TableNotRead',
          `The table of “${name}” cannot be read: every row needs as many cells as the first.`,
        ]),
      ],
      [
        (table?.[0]?.length ?? 0) > COLUMNS_ON_A_PHONE,
        odd(about, ['WideTable', `The table of “${name}” has more columns than a phone shows.`]),
      ],
      [minutes === undefined, odd(about, ['NoMinutes', `The section “${name}” says no minutes.`])],
      [
        picture !== undefined && isTooWide(picture),
        odd(about, ['WidePicture', `The picture of “${name}” is too wide to be read on a phone.`]),
      ],
      [
        [picture, examplePicture].some((one) => one && isSilent(one)),
        odd(about, ['NoAlt', `A picture of “${name}” says nothing to a child who cannot see it.`]),
      ],
    ),
    ...numberFindings(section),
    ...questions.flatMap((question) =>
      questionFindings({ ...question, number: calledIn(section, sections, question) }, section),
    ),
  ];
}

/** By its number; by its section or its turn too, where another has the same. */
function calledIn(
  { sectionId, name, questions }: DraftSection,
  sections: readonly DraftSection[],
  { number, questionId }: DraftQuestion,
): string {
  const same = questions.filter((one) => one.number === number);
  const isElsewhere = sections.some(
    (other) => other.sectionId !== sectionId && other.questions.some((one) => one.number === number),
  );
  const place = same.findIndex((one) => one.questionId === questionId);
  const turn = same.length < 2 ? '' : ` (the ${turns[place] ?? 'last'})`;
  return `${number}${isElsewhere ? ` of “${name}”` : ''}${turn}`;
}

const turns = ['first', 'second', 'third'] as const;

/** Children see them numbered through; whoever typed them may have forgotten one. */
function numberFindings({ sectionId: id, name, questions }: DraftSection): Finding[] {
  const about = { about: 'section', id } as const;
  const numbers = questions.map(({ number }) => number);
  const twice = numbers.filter((number, n) => numbers[n - 1] === number);
  const gaps = numbers.filter((number, n) => n > 0 && number > (numbers[n - 1] ?? number) + 1);
  const [first] = gaps;
  return those(
    [
      twice.length > 0,
      odd(about, [
        'NumberTwice',
        `“${name}” has two questions ${listed(twice)}. They are numbered on when it is published.`,
      ]),
    ],
    [
      first !== undefined,
      odd(about, [
        'NumberGap',
        `“${name}” has a gap before question ${listed(gaps)}. It is closed when it is published.`,
      ]),
    ],
  );
}

const listed = (numbers: readonly number[]): string => [...new Set(numbers)].slice(0, 5).join(', ');
