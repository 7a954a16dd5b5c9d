import { CsvError, parse } from 'csv-parse/sync';
import { cellText } from 'platform/csv';
import { MOST_SECTION_QUESTIONS } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { questionColumns, type QuestionColumn } from 'schemas/mock-exams/sets/question-columns';
import { answerAmong } from '../choice';
import { isSameWritten, pairAmong, pairWords } from '../options-alike';
import { freely, type Numbering, type ReadQuestion } from './numbering';

export interface Fault {
  readonly row: number;
  readonly sentence: string;
}

type Options = AuthoredQuestion['options'];

interface ReadFile {
  readonly questions: readonly ReadQuestion[];
  readonly faults: readonly Fault[];
}

type Row = Readonly<Record<QuestionColumn, string>>;

/**
 * The questions of a CSV file, and what is wrong with it, row by row as a spreadsheet counts them. Pure.
 * @param numbering how its numbers meet those that questions of the section have already
 */
export function readQuestions(csv: string, numbering: Numbering = freely): ReadFile {
  const { rows, fault } = rowsOf(csv);
  const all = rows.map(({ cells, row }) => ({ row, ...readQuestion(cells, numbering) }));
  const firsts = new Map(all.toReversed().map(({ question, row }) => [question.number, row]));
  const faults = all.flatMap(({ row, question: { number }, isNumber, sentences }) => {
    const twice = isNumber ? numberFaults(number, { row, first: firsts.get(number) ?? row, numbering }) : [];
    return [...sentences, ...twice].map((sentence) => ({ row, sentence }));
  });
  const tooMany = { row: MOST_SECTION_QUESTIONS + 2, sentence: `A section holds ${MOST_SECTION_QUESTIONS} questions.` };
  return {
    questions: all.map(({ question }) => question),
    faults: [...faults, ...(rows.length > MOST_SECTION_QUESTIONS ? [tooMany] : []), ...(fault ? [fault] : [])],
  };
}

interface NumberAt {
  readonly row: number;
  /** In which row it stands first. */
  readonly first: number;
  readonly numbering: Numbering;
}

/** Two questions of one number would stand in one section, and nobody could say which is meant. */
function numberFaults(number: number, { row, first, numbering }: NumberAt): string[] {
  const fault = numbering.faultOf(number);
  if (fault !== undefined) return [fault];
  return first === row ? [] : [`The number ${number} stands in row ${first} already.`];
}

interface Rows {
  readonly rows: readonly { readonly row: number; readonly cells: Row }[];
  /** What keeps it from being read, or from being read on. */
  readonly fault?: Fault | undefined;
}

function rowsOf(csv: string): Rows {
  const { lines, fault } = linesOf(csv);
  const [heads, ...others] = lines;
  if (heads === undefined && fault) return { rows: [], fault };
  const names = heads?.map((head) => head.trim().toLowerCase()) ?? [];
  const lacking = questionColumns.filter((column) => !names.includes(column.toLowerCase()));
  if (lacking.length > 0)
    return {
      rows: [],
      fault: { row: 1, sentence: `The first line names the columns. Not there: ${lacking.join(', ')}.` },
    };
  const all = others.map((line, n) => ({ row: n + 2, cells: cellsOf(names, line) }));
  const rows = all.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  const isEmpty = rows.length === 0 && fault === undefined;
  return { rows, fault: isEmpty ? { row: 2, sentence: 'There are no questions in it.' } : fault };
}

/** Where a quotation mark is not closed, the lines before it, and in which row that is. */
function linesOf(csv: string): { readonly lines: readonly string[][]; readonly fault?: Fault } {
  const lines: string[][] = [];
  const note = (line: string[]) => {
    lines.push(line);
    return line;
  };
  try {
    parse(csv, { bom: true, relax_column_count: true, delimiter: delimiterOf(csv), on_record: note });
    return { lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const sentence = 'From here on it is no CSV: a quotation mark is not closed.';
    return { lines, fault: { row: lines.length + 1, sentence } };
  }
}

const delimiters = [',', ';', '\t'] as const;

/** Spreadsheets of other countries part columns by semicolons, or tabs: by which the first line has most columns. */
function delimiterOf(csv: string): string {
  const [heads = ''] = csv.slice(0, 2_000).split('\n', 1);
  const counted = delimiters.map((delimiter) => heads.split(delimiter).length);
  return delimiters[counted.indexOf(Math.max(...counted))] ?? ',';
}

const cellsOf = (names: readonly string[], line: readonly string[]): Row =>
  Object.fromEntries(
    questionColumns.map((column) => [column, cellText(line[names.indexOf(column.toLowerCase())] ?? '').trim()]),
  ) as Row;

interface ReadRow {
  readonly question: ReadQuestion;
  readonly isNumber: boolean;
  readonly sentences: readonly string[];
}

function readQuestion(cells: Row, { before }: Numbering): ReadRow {
  const { number, question: text, answer: told, explanation } = cells;
  const isNumber = /^0*[1-9]\d{0,2}$/.test(number);
  const old = isNumber ? before(Number(number)) : undefined;
  const options = optionsOf(cells, old?.options);
  const answer = answerAmong(
    options.map((option) => option.text),
    told,
  );
  const question = {
    number: isNumber ? Number(number) : 1,
    text,
    options,
    answer: answer ?? '',
    explanation,
  };
  const faults: readonly (readonly [boolean, string])[] = [
    [!isNumber, 'The number is not one from 1 to 999.'],
    [text === '' && old?.picture === undefined, 'The question is empty.'],
    [text.length > 8_000, 'The question is longer than 8,000 characters.'],
    [explanation.length > 4_000, 'The explanation is longer than 4,000 characters.'],
    ...optionFaults(options),
    [told === '', 'The answer is empty.'],
    [answer === undefined, 'The answer is none of the options. Give its letter, or its words.'],
    [
      Object.values(cells).some((cell) => cell.includes('\0') || !cell.isWellFormed()),
      'It holds characters that are no text.',
    ],
    // What a browser makes of bytes that are not UTF-8: a spreadsheet's plain “CSV” is written otherwise.
    [
      Object.values(cells).some((cell) => cell.includes('\ufffd')),
      'Letters of it were lost (\ufffd). Save the file as “CSV UTF-8”, and choose it again.',
    ],
  ];
  return { question, isNumber, sentences: faults.flatMap(([isSo, sentence]) => (isSo ? [sentence] : [])) };
}

/** Up to the last one that says something, or is a picture of the question that stood there: a file holds no pictures. */
function optionsOf(cells: Row, before: Options = []): Options {
  const texts = questionColumns.filter((column) => column.startsWith('option ')).map((column) => cells[column]);
  const all = texts.map((text, n) => {
    const picture = before[n]?.picture;
    return { text, ...(picture && { picture }) };
  });
  return all.slice(0, all.findLastIndex((option) => option.text !== '' || option.picture) + 1);
}

/** A capital letter or a comma may make the difference; the readiness list tells what only counts as the same. */
function optionFaults(options: Options): (readonly [boolean, string])[] {
  const texts = options.map(({ text }) => text);
  const bare = options.filter(({ picture }) => picture === undefined);
  const twins = pairAmong(
    options,
    (one, other) => [one, other].every((each) => bare.includes(each)) && isSameWritten(one.text, other.text),
  );
  return [
    [options.length < 2, 'It needs at least two options.'],
    [bare.some(({ text }) => text === ''), 'An option before the last one is empty.'],
    [twins !== undefined, `Two options are the same: ${twins ? pairWords(twins) : ''}.`],
    [texts.some((text) => text.includes('||')), 'An option holds ||, which parts options from each other.'],
    [texts.some((text) => text.length > 2_000), 'An option is longer than 2,000 characters.'],
  ];
}
