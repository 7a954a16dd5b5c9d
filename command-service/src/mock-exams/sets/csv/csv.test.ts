import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csvLine, UTF8_MARK } from 'platform/csv';
import { stateOf } from 'platform/decider/handle';
import { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { questionColumns } from 'schemas/mock-exams/sets/question-columns';
import { commandHouse, type CommandHouse } from '../../../../testing/house';
import { examSet } from '../exam-set.decider';
import { findSection } from '../rules/exam-set-state.rules';
import { authorOf, type Author } from '../testing/author';
import { numberingOf } from './numbering';
import { readQuestions } from './read-questions';

const heads = csvLine(questionColumns);
const good = [1, 'What is −3 + 1?', '-2', '2', '4', '-4', '0', 'A', 'Count "up", one by one.'];
const standing = (number: number) => ({
  questionId: `q${number}`,
  number,
  text: 'Old?',
  options: [{ text: '1' }, { text: '2' }],
  answer: 'A' as const,
  explanation: '',
});
const fileOf = (...rows: (readonly unknown[])[]) => `${UTF8_MARK}${heads}${rows.map(csvLine).join('')}`;
const faultsOf = (csv: string) => readQuestions(csv).faults.map(({ row, sentence }) => `${row} ${sentence}`);

describe('a file of questions', () => {
  it('is read as it was written, signs that spreadsheets take for formulas included', () => {
    expect(readQuestions(fileOf(good))).toEqual({
      faults: [],
      questions: [
        {
          number: 1,
          text: 'What is −3 + 1?',
          options: ['-2', '2', '4', '-4', '0'].map((text) => ({ text })),
          answer: 'A',
          explanation: 'Count "up", one by one.',
        },
      ],
    });
  });

  it('may name its columns in another order and case, leave lines empty, and hold lines within a cell', () => {
    const csv =
      'Answer,NUMBER,question,Option a,option B,option C,option D,option E,explanation\nsix,7,"Two\nlines?",five,six\n,,,\n';
    expect(readQuestions(csv)).toMatchObject({
      faults: [],
      questions: [{ number: 7, text: 'Two\nlines?', answer: 'B' }],
    });
  });

  it('says row by row what is wrong', () => {
    const change = (at: number, cell: unknown) => good.map((one, n) => (n === at ? cell : one));
    const rows = [
      good,
      change(0, '0'),
      change(1, ' '),
      change(2, 'a||b'),
      change(7, 'F'),
      change(7, ''),
      change(3, ''),
      change(8, 'x'.repeat(4_001)),
      change(1, 'A na\ufffdve question?'),
      change(4, '0'),
    ];
    // Each has a number of its own but one, of which there is none.
    const numbered = rows.map((row, n) => (row[0] === '0' ? row : [n + 1, ...row.slice(1)]));
    expect(faultsOf(fileOf(...numbered))).toEqual([
      '3 The number is not one from 1 to 999.',
      '4 The question is empty.',
      '5 An option holds ||, which parts options from each other.',
      '6 The answer is none of the options. Give its letter, or its words.',
      '7 The answer is empty.',
      '8 An option before the last one is empty.',
      '9 The explanation is longer than 4,000 characters.',
      '10 Letters of it were lost (\ufffd). Save the file as “CSV UTF-8”, and choose it again.',
      '11 Two options are the same: C and E.',
    ]);
    expect(faultsOf(fileOf([1, 'Q?', 'only', '', '', '', '', 'A', '']))).toEqual(['2 It needs at least two options.']);
  });

  it('has each number once, and none that the section has already', () => {
    const of = (...numbers: number[]) => fileOf(...numbers.map((number) => [number, ...good.slice(1)]));
    expect(faultsOf(of(1, 2, 1, 1))).toEqual([
      '4 The number 1 stands in row 2 already.',
      '5 The number 1 stands in row 2 already.',
    ]);
    expect(readQuestions(of(7, 8), numberingOf([standing(8)], undefined)).faults).toEqual([
      { row: 3, sentence: 'The section has a question 8 already. Give this one another number.' },
    ]);
  });

  it('replaces what has its number where that is asked for, and asks which where several have it', () => {
    const csv = fileOf([8, ...good.slice(1)]);
    expect(readQuestions(csv, numberingOf([standing(8)], 'replace')).faults).toEqual([]);
    expect(readQuestions(csv, numberingOf([standing(8), standing(8)], 'replace')).faults).toEqual([
      { row: 2, sentence: 'The section has several questions 8. Give each of them a number of its own first.' },
    ]);
  });

  it('may leave empty what is a picture in the question that it replaces', () => {
    const picture = { kind: 'drawn', svg: '<svg/>', alt: 'A circle' } as const;
    const options = [
      { text: '', picture },
      { text: '', picture },
    ];
    const csv = fileOf([8, '', '', '', '', '', '', 'B', 'The second.']);
    const numbering = numberingOf([{ ...standing(8), text: '', picture, options }], 'replace');
    expect(readQuestions(csv, numbering)).toMatchObject({ faults: [], questions: [{ options, answer: 'B' }] });
    expect(readQuestions(csv).faults.length).toBeGreaterThan(0);
  });

  it.each([';', '\t'])('is read with %j between its columns, as spreadsheets of other countries write it', (mark) => {
    const cells = ['1', 'Which, of these?', '"a;b"', 'c', 'd', 'e', 'f', 'c', '"He said ""so""."'];
    expect(readQuestions(`\ufeff${questionColumns.join(mark)}\r\n${cells.join(mark)}\r\n`)).toMatchObject({
      faults: [],
      questions: [
        { text: 'Which, of these?', options: [{ text: 'a;b' }, {}, {}, {}, {}], explanation: 'He said "so".' },
      ],
    });
  });

  it.each([
    [
      '',
      [
        '1 The first line names the columns. Not there: number, question, option A, option B, option C, option D, option E, answer, explanation.',
      ],
    ],
    [
      'number,question\n1,a',
      [
        '1 The first line names the columns. Not there: option A, option B, option C, option D, option E, answer, explanation.',
      ],
    ],
    [heads, ['2 There are no questions in it.']],
    [`${heads}1,"never closed`, ['2 From here on it is no CSV: a quotation mark is not closed.']],
    [
      `${fileOf(['0', ...good.slice(1)])}\n2,"never closed`,
      ['2 The number is not one from 1 to 999.', '3 From here on it is no CSV: a quotation mark is not closed.'],
    ],
    [`"${heads}`, ['1 From here on it is no CSV: a quotation mark is not closed.']],
    [fileOf(...Array.from({ length: 81 }, (_, n) => [n + 1, ...good.slice(1)])), ['82 A section holds 80 questions.']],
  ])('%#: is refused as a whole', (csv, faults) => expect(faultsOf(csv)).toEqual(faults));

  it('takes no longer for one that was made to take long', () => {
    const odd = [
      '"'.repeat(200_000),
      ','.repeat(200_000),
      `${heads}${'\n'.repeat(190_000)}`,
      `${heads}${'"a",'.repeat(40_000)}`,
    ];
    for (const csv of odd) expect(readQuestions(csv).faults.length).toBeGreaterThan(0);
  });
});

describe('the call', () => {
  let house: CommandHouse;
  let author: Author;
  beforeAll(async () => {
    house = await commandHouse();
    author = await authorOf(house);
  });
  afterAll(() => house.close());

  it('takes all of a file or nothing, and that once', async () => {
    const setId = await author.newSet();
    const mockExamSectionId = await author.newSection(await author.newExam(setId));
    const send = (csv: string, more: object = {}) =>
      author.call(addQuestionsFromFile, { mockExamSectionId, csv, ...more }, 'a key');
    const there = async () =>
      findSection(await stateOf(house.log, examSet, setId), mockExamSectionId)?.section.questions.map(
        ({ number }) => number,
      );
    const bad = await send(fileOf(good, ['x', ...good.slice(1)]));
    expect(bad.body).toMatchObject({ kind: 'not-fit', faults: [{ row: 3 }], mockExamQuestionIds: [] });
    expect((await send(fileOf(good), { checkOnly: true })).body).toMatchObject({ kind: 'checked', questions: 1 });
    expect(await there()).toEqual([]);
    const csv = fileOf(...[3, 1, 2].map((n) => [n, ...good.slice(1)]));
    const replies = await Promise.all([send(csv), send(csv)]);
    for (const { body } of replies) expect(body).toMatchObject({ kind: 'added', questions: 3 });
    expect(await there()).toEqual([1, 2, 3]);
    const many = fileOf(...Array.from({ length: 78 }, (_, n) => [n + 4, ...good.slice(1)]));
    expect(await send(many)).toMatchObject({ status: 409, code: 'MockExamFull' });
    expect((await author.call(addQuestionsFromFile, { mockExamSectionId: 'nobody.1', csv })).status).toBe(404);
  });

  it('takes a file back that was taken out: under its numbers, or after the last one', async () => {
    const setId = await author.newSet();
    const mockExamSectionId = await author.newSection(await author.newExam(setId));
    const ids = [await author.newQuestion(mockExamSectionId, 1), await author.newQuestion(mockExamSectionId, 2)];
    const there = async () =>
      findSection(await stateOf(house.log, examSet, setId), mockExamSectionId)?.section.questions ?? [];
    const asLine = ({ number, text, options, answer, explanation }: Awaited<ReturnType<typeof there>>[number]) => [
      number,
      text,
      ...options.map((option) => option.text),
      answer,
      explanation,
    ];
    const lines = (await there()).map(asLine);
    const csv = fileOf(...lines.with(1, [2, 'Mended?', ...(lines[1] ?? []).slice(2)]), [3, ...good.slice(1)]);
    const send = (more: object, key?: string) =>
      author.call(addQuestionsFromFile, { mockExamSectionId, csv, ...more }, key);
    expect((await send({ checkOnly: true })).body).toMatchObject({ kind: 'not-fit' });
    const checked = await send({ checkOnly: true, onTaken: 'replace' });
    expect(checked.body).toMatchObject({ kind: 'checked', questions: 3, replaced: 1, fresh: 1 });
    const put = [await send({ onTaken: 'replace' }, 'a put'), await send({ onTaken: 'replace' }, 'a put')];
    for (const { body } of put) expect(body).toMatchObject({ kind: 'added', questions: 3 });
    const now = await there();
    expect(now.map(({ text }) => text)).toEqual(['What is 1 + 4?', 'Mended?', good[1]]);
    expect(now.slice(0, 2).map(({ questionId }) => questionId)).toEqual(ids);
    expect((await send({ onTaken: 'after' })).body).toMatchObject({ kind: 'added', replaced: 0, fresh: 3 });
    expect((await there()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
