import type { Paper, PaperOption, PaperQuestion, Picture } from 'schemas/mock-exams/paper';
import { unanswered, type Answered } from 'schemas/mock-exams/sittings/question.rules';

const inWords = (...texts: readonly string[]): PaperOption[] => texts.map((text) => ({ text }));

const shape = (title: string, sides: number): Picture => {
  const points = Array.from({ length: sides }, (_, n) => {
    const turn = (2 * Math.PI * n) / sides;
    return `${(60 + 45 * Math.sin(turn)).toFixed(1)},${(60 - 45 * Math.cos(turn)).toFixed(1)}`;
  }).join(' ');
  return {
    kind: 'drawn',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><title>${title}</title><polygon points="${points}" fill="none" stroke="#1b2a41" stroke-width="3"/></svg>`,
    alt: title,
  };
};

/** An uploaded picture, of which a paper holds the hash alone. */
export const keptPicture = {
  kind: 'kept',
  hash: 'ab'.repeat(32),
  width: 600,
  height: 320,
  alt: 'A bar chart of birds seen in May',
} satisfies Picture;

const asked = (number: number, text: string, options: PaperOption[]): PaperQuestion => ({
  questionId: `set.q${number}`,
  number,
  text,
  options,
});
const withPicture = (question: PaperQuestion, picture: Picture): PaperQuestion => ({ ...question, picture });

const passage =
  'The Fieldfare||p||In late October, when the first frosts whiten the hedges, the fieldfares come over the sea. They travel at night, calling to one another so that none is lost.||p||' +
  'By morning they are in the orchards, chattering over the last apples. A careful watcher may count two hundred on one tree.||p||'.repeat(
    6,
  ) +
  'In March they gather again, and one evening they are gone.';

/**
 * A small paper with everything that papers hold: a passage with its questions, a sentence in groups, pieces in the wrong
 * order, a table, fractions, a question with an uploaded picture, and one whose choices are pictures.
 */
export const examPaper: Paper = {
  paperId: 'set.paper-1',
  name: 'English and Maths',
  minutes: 50,
  sections: [
    {
      sectionId: 'set.english',
      name: 'Reading and spelling',
      subject: 'ENGLISH',
      instructions: 'Read the passage first. Then choose the best answer to each question.',
      example: { text: 'When do fieldfares travel?\nThe answer is B: at night.' },
      passage,
      questions: [
        asked(
          1,
          'Why do the fieldfares call to one another as they travel?',
          inWords(
            'They are hungry.',
            'So that none is lost.',
            'They like to sing.',
            'To frighten hawks.',
            'It is cold.',
          ),
        ),
        asked(
          2,
          'Which part has a spelling mistake? If none has, choose E.||p||The nervous musician bowed to the crowd and dropped his valuable instrumant',
          inWords('The nervous musician', 'bowed to the crowd', 'and dropped his', 'valuable instrumant', 'No mistake'),
        ),
        asked(
          3,
          'Find the part that needs a comma.\nAfter the long || winter the birds || flew north || to their homes.',
          inWords('A', 'B', 'C', 'D', 'E'),
        ),
        asked(
          4,
          'Which order turns these pieces into a text that makes sense?||p||1 and went to bed.\n2 Ben\n3 brushed his teeth\n4 ate his supper,',
          inWords('2 4 3 1', '2 3 4 1', '1 4 3 2', '2 4 1 3', '4 2 3 1'),
        ),
      ],
    },
    {
      sectionId: 'set.maths',
      name: 'Numbers and shapes',
      subject: 'MATHS',
      instructions: '',
      minutes: 20,
      table: [
        ['Bird', 'Seen in May', 'Seen in June'],
        ['Fieldfare', '12', '3'],
        ['Wren', '7', '14'],
      ],
      questions: [
        asked(5, 'How many more wrens than fieldfares were seen in June?', inWords('3', '7', '11', '14', '17')),
        asked(
          6,
          'Which of these is the same as @@3/4 of 20 cm**2?',
          inWords('@@1/2 of 30 cm**2', '12 cm**2', '@@2/3 of 21 cm**2', '5 cm**2', '60 cm**2'),
        ),
        withPicture(asked(7, 'In which week were most birds seen?', inWords('1', '2', '3', '4', '5')), keptPicture),
        withPicture(
          asked(
            8,
            'Which shape comes next?',
            [3, 4, 5, 6, 8].map((sides) => ({ text: '', picture: shape(`A shape with ${sides} sides`, sides) })),
          ),
          shape('A triangle', 3),
        ),
      ],
    },
  ],
};

/** Where a child stands with a question, what is not told being untouched. */
export const done = (over: Partial<Answered> = {}): Answered => ({ ...unanswered, ...over });

/** Half of it done: answered, marked, chosen but not handed in, skipped, struck out. */
export const halfAnswered: Readonly<Record<string, Answered>> = {
  'set.q1': done({ option: 'B', submitted: 'B' }),
  'set.q2': done({ option: 'D', submitted: 'D', marked: true }),
  'set.q3': done(),
  'set.q5': done({ option: 'C', struck: ['A', 'E'] }),
};

/** A longer one, as exams are: so many questions in the second section. */
export function longPaper(count: number): Paper {
  const [first, second] = examPaper.sections;
  if (!first || !second) return examPaper;
  const more = Array.from({ length: count - 8 }, (_, n) =>
    asked(n + 9, `What is ${n + 9} × 7?`, inWords(...[-7, 0, 7, 14, 1].map((off) => String((n + 9) * 7 + off)))),
  );
  return { ...examPaper, sections: [first, { ...second, questions: [...second.questions, ...more] }] };
}
