import { describe, expect, it } from '@jest/globals';
import type { DraftPaper, DraftQuestion, DraftSection, ExamSet } from '../rules/exam-set-state.rules';
import { noSet } from '../rules/exam-set-state.rules';
import { findingsIn } from './readiness';

const question = (n: number, change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  questionId: `q${n}`,
  number: n,
  place: n,
  text: `What is ${n}?`,
  options: ['1', '2', '3', '4', '5'].map((text) => ({ text })),
  answer: (['A', 'B', 'C', 'D', 'E'] as const)[n % 5] ?? 'A',
  explanation: 'Count.',
  ...change,
});
const section = (change: Partial<DraftSection> = {}): DraftSection => ({
  sectionId: 's1',
  place: 0,
  name: 'Number',
  subject: 'MATHS',
  instructions: '',
  minutes: 50,
  exampleText: '',
  tableText: '',
  passage: '',
  questions: [question(1), question(2)],
  ...change,
});
const paper = (change: Partial<DraftPaper> = {}): DraftPaper => ({
  paperId: 'p1',
  name: 'Paper 1',
  minutes: 50,
  place: 0,
  sections: [section()],
  ...change,
});
const photograph = (n: number) =>
  ({ kind: 'kept', hash: String(n).padStart(64, '0'), width: 2_000, height: 2_000, alt: 'A street' }) as const;
const sound = paper({ paperId: 'p2' });
const codes = (one: DraftPaper, change: Partial<ExamSet> = {}) =>
  findingsIn({ ...noSet, stage: 'open', papers: [one, sound], ...change }, 'set').map(
    ({ severity, code, about, id }) => `${severity} ${code} ${about} ${id}`,
  );
const ofQuestion = (change: Partial<DraftQuestion>, subject: DraftSection['subject'] = 'MATHS') =>
  codes(paper({ sections: [section({ subject, questions: [question(1, change), question(2)] })] }));

it('says nothing of a set that lacks nothing', () => expect(codes(paper())).toEqual([]));

describe('of a set', () => {
  it.each([
    [{ papers: [sound] }, ['must NotTwoExams set set']],
    [{ papers: [] }, ['must NotTwoExams set set']],
    [{ copying: 'other' }, ['must NotWhole set set']],
  ] as [Partial<ExamSet>, string[]][])('%#', (change, expected) => expect(codes(sound, change)).toEqual(expected));
});

describe('of a paper and its sections', () => {
  const drawn = { kind: 'drawn', svg: 'x'.repeat(39_000), alt: 'A' } as const;
  it.each([
    ['nothing in it', paper({ sections: [] }), ['must EmptyExam exam p1']],
    ['minutes that differ', paper({ minutes: 45 }), ['odd MinutesDiffer exam p1']],
    [
      'no minutes',
      paper({ sections: [section({ minutes: undefined as never })] }),
      ['odd MinutesDiffer exam p1', 'odd NoMinutes section s1'],
    ],
    ['no questions', paper({ sections: [section({ questions: [] })] }), ['must EmptySection section s1']],
    ['a table that is none', paper({ sections: [section({ tableText: 'a,b;c' })] }), ['must TableNotRead section s1']],
    ['a wide table', paper({ sections: [section({ tableText: 'a,b,c,d,e,f,g' })] }), ['odd WideTable section s1']],
    [
      'a picture of it that is not described',
      paper({ sections: [section({ picture: { ...photograph(1), alt: '' } })] }),
      ['odd NoAlt section s1'],
    ],
    [
      'one of its example',
      paper({ sections: [section({ examplePicture: { ...photograph(1), alt: ' ' } })] }),
      ['odd NoAlt section s1'],
    ],
    [
      'a number twice',
      paper({ sections: [section({ questions: [question(1), question(2, { number: 1 })] })] }),
      ['odd NumberTwice section s1'],
    ],
    [
      'a gap',
      paper({ sections: [section({ questions: [question(1), question(2, { number: 4 })] })] }),
      ['odd NumberGap section s1'],
    ],
    [
      'too much',
      paper({
        sections: [section({ questions: Array.from({ length: 28 }, (_, n) => question(n + 1, { picture: drawn })) })],
      }),
      ['must TooLarge exam p1'],
    ],
    [
      'pictures that nobody waits for',
      paper({
        sections: [
          section({ questions: Array.from({ length: 26 }, (_, n) => question(n + 1, { picture: photograph(n) })) }),
        ],
      }),
      ['must HeavyPictures exam p1'],
    ],
    [
      'one of them at every question',
      paper({
        sections: [
          section({ questions: Array.from({ length: 26 }, (_, n) => question(n + 1, { picture: photograph(1) })) }),
        ],
      }),
      [],
    ],
  ])('%s', (_, one, expected) => expect(codes(one)).toEqual(expected));

  it('letters in a row, and letters out of balance', () => {
    const lettered = (letters: string) =>
      codes(
        paper({
          sections: [
            section({ questions: letters.split('').map((answer, n) => question(n + 1, { answer: answer as 'A' })) }),
          ],
        }),
      );
    expect(lettered('ABCDE'.repeat(4))).toEqual([]);
    expect(lettered('AAAAB')).toEqual([]);
    expect(lettered('AAAAAB')).toEqual(['odd LettersInARow exam p1']);
    expect(lettered('ABCD'.repeat(5))).toEqual(['odd LettersUneven exam p1']);
  });
});

describe('of a question', () => {
  const kept = { kind: 'kept', hash: 'f'.repeat(64), width: 600, height: 400, alt: 'A map' } as const;
  const options = (...texts: string[]) => ({ options: texts.map((text) => ({ text })), answer: 'A' as const });
  it.each([
    ['no key', { answer: '' }, ['must NoKey question q1']],
    ['nothing asked', { text: '' }, ['must NothingAsked question q1']],
    ['a picture alone', { text: '', picture: kept }, ['odd OnlyPicture question q1']],
    ['no explanation', { explanation: '' }, ['odd NoExplanation question q1']],
    ['one option', options('1'), ['must TooFewOptions question q1']],
    ['four options', options('1', '2', '3', '4'), ['odd FewOptions question q1']],
    [
      'a key that is no option',
      { ...options('1', '2', '3', '4'), answer: 'E' },
      ['must KeyNotThere question q1', 'odd FewOptions question q1'],
    ],
    ['a blank option', options('1', '2', '3', '4', ''), ['must BlankOption question q1']],
    ['two options that are one number', options('0.5', '.50', '1', '2', '3'), ['must TwinOptions question q1']],
    [
      'two options of one length',
      options('5 cm', '5 centimetres', '6 cm', '7 cm', '8 cm'),
      ['must TwinOptions question q1'],
    ],
    [
      'two options that are one amount in two forms',
      options('@@1/4', '@@3/8', '@@2/3', '@@6/16', '@@5/4'),
      ['odd SameAmount question q1'],
    ],
    [
      'the amount of the key in another form',
      { ...options('@@1/4', '@@3/8', '@@2/3', '@@6/16', '@@5/4'), answer: 'D' },
      ['must SameAmountAsKey question q1'],
    ],
    [
      'it where the question asks for a form',
      {
        ...options('@@1/4', '@@3/8', '@@2/3', '@@6/16', '@@5/4'),
        answer: 'B',
        text: 'Write @@6/16 in its lowest terms.',
      },
      ['odd SameAmount question q1'],
    ],
    [
      'two forms of one amount that the bank means',
      {
        ...options('@@1/4', '@@3/8', '@@2/3', '@@6/16', '@@5/4'),
        drawnFrom: {
          questionType: 'lowest-terms',
          topic: 'fractions',
          subTopic: 'lowest-terms',
          level: 2,
          seed: 1,
          genVersion: 1,
        },
      },
      [],
    ],
    ['a picture that is not described', { picture: { ...kept, alt: ' ' } }, ['odd NoAlt question q1']],
    [
      'a drawing from before the bank said what it draws',
      { picture: { kind: 'drawn', svg: '<svg/>', alt: 'Picture A' } },
      ['odd NoAlt question q1'],
    ],
    ['one that says it', { picture: { kind: 'drawn', svg: '<svg/>', alt: 'White star' } }, []],
    [
      'a picture that no phone shows',
      { picture: { ...kept, width: 4_000, height: 200 } },
      ['odd WidePicture question q1'],
    ],
    [
      'the same picture twice',
      { options: [1, 2, 3, 4, 5].map((n) => ({ text: '', picture: { ...kept, alt: `${n % 3}` } })) },
      ['must TwinOptions question q1'],
    ],
  ] as [string, Partial<DraftQuestion>, string[]][])('%s', (_, change, expected) =>
    expect(ofQuestion(change)).toEqual(expected),
  );

  it('in English a capital letter makes two options of one', () => {
    const change = options('its', 'Its', "it's", 'its’', 'it');
    expect(ofQuestion(change, 'ENGLISH')).toEqual([]);
    expect(ofQuestion(change, 'VR')).toEqual(['must TwinOptions question q1']);
    expect(ofQuestion(options('its', 'its', 'a', 'b', 'c'), 'ENGLISH')).toEqual(['must TwinOptions question q1']);
  });
});

describe('what a question is called', () => {
  const wordsOf = (...sections: readonly DraftSection[]) =>
    findingsIn({ ...noSet, papers: [paper({ sections }), sound] }, 'set').map(({ sentence }) => sentence);
  const keyless = { number: 1, answer: '' as const };

  it('says which of two with one number, by its turn or by its section', () => {
    const twice = section({ questions: [question(1), question(2, keyless)] });
    expect(wordsOf(twice)).toContain('Question 1 (the second) has no correct answer yet.');
    const other = section({ sectionId: 's2', name: 'Words', questions: [question(3, keyless)] });
    expect(wordsOf(section(), other)).toContain('Question 1 of “Words” has no correct answer yet.');
    expect(wordsOf(other)).toContain('Question 1 has no correct answer yet.');
  });
});
