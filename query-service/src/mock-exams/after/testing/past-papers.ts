import type { Database } from 'platform/database';
import { readTableOf } from 'platform/testing/read-table';
import { mockPaperQuestions } from 'schemas/mock-exams/after/after.tables';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import type { Paper } from 'schemas/mock-exams/paper';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';

const hash = (letter: string) => letter.repeat(64);
export const PICTURE = hash('9');

/** Two questions: the first is of a type of the bank, the second of nobody's. */
const paper = (name: string, questions: readonly string[]): Paper => ({
  paperId: name,
  name: `Paper ${name}`,
  minutes: 50,
  sections: [
    {
      sectionId: `${name}.s`,
      name: 'Numbers',
      subject: 'MATHS',
      instructions: 'Choose one.',
      questions: questions.map((questionId, index) => ({
        questionId,
        number: index + 1,
        text: `Which of ${questionId}?`,
        ...(index === 0 && { picture: { kind: 'kept' as const, hash: PICTURE, width: 10, height: 10, alt: '' } }),
        options: ['1', '2', '3', '4', '5'].map((text) => ({ text })),
      })),
    },
  ],
});

/** Of the second paper, and drawn from nothing. */
const VOIDED = 'spring.4';

/** Every key is C, and is told by words that stand nowhere else. */
const key = (questionId: string, index: number): StandingKey => ({
  questionId,
  answer: 'C',
  explanation: `Because of ${questionId}.`,
  isVoided: questionId === VOIDED,
  why: questionId === VOIDED ? 'Two choices were right.' : null,
  published: 'C',
  ...(index === 0 && {
    drawnFrom: { questionType: 'share-ratio', topic: 'ratio', subTopic: 'sharing', level: 3 },
  }),
});

/** Letter of a paper: its set, and what it asks. `c` is a second version of `a`, and `d` has nothing of the first version. */
const papers = {
  a: ['spring', ['spring.1', 'spring.2']],
  b: ['spring', ['spring.3', 'spring.4']],
  c: ['spring', ['spring.1', 'spring.9']],
  d: ['spring', ['spring.10']],
  e: ['other', ['other.1', 'other.2']],
  f: ['june', ['june.1', 'june.2']],
  g: ['april', ['april.1', 'april.2']],
  h: ['copy', ['copy.1', 'copy.2']],
} as const;
export type Letter = keyof typeof papers;

/** The second question of `h` is a copy of one of `g`. */
const whatItAsks = (questionId: string) => (questionId === 'copy.2' ? 'of april.2' : `of ${questionId}`);

/** As a session that sits it pins it. */
export const pinned = (letter: Letter) => ({
  paperId: letter,
  paperHash: hash(letter),
  name: `Paper ${letter}`,
  minutes: 50,
});

/** Of which set a paper is. */
export const setOf = (letter: Letter): string => papers[letter][0];

export const PUBLISHED_AT = '2027-01-01T00:00:00.000Z';

/** The papers, their keys and what they ask, as the read tables have them. `db` is of the projectors' role. */
export async function paperTables(db: Database): Promise<void> {
  const letters = Object.keys(papers) as Letter[];
  const all = letters.map((letter) => ({
    of: { setId: setOf(letter), setVersion: 1, paperHash: hash(letter), publishedAt: PUBLISHED_AT },
    letter,
    questions: papers[letter][1],
  }));
  const paperRows = all.map(({ of, letter, questions }) => ({ ...of, paper: paper(letter, questions) }));
  await readTableOf(db, mockPapers, paperRows);
  const keyRows = all.map(({ of, questions }) => ({
    ...of,
    keyVersion: 1,
    keys: questions.map(key),
    decisions: [],
    proposal: null,
    withdrawn: [],
  }));
  await readTableOf(db, mockKeys, keyRows);
  const askedRows = all.map(({ of: { setId, paperHash }, questions }) => ({
    setId,
    paperHash,
    questionIds: [...questions],
    contents: questions.map(whatItAsks),
  }));
  await readTableOf(db, mockPaperQuestions, askedRows);
}
