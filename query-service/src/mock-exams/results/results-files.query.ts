import { csvLine, UTF8_MARK } from 'platform/csv';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { partsOf, type Part } from 'schemas/mock-exams/marks/parts.rules';
import {
  partWords,
  paperSubjectWords,
  standsWords,
  whyNoScoreWords,
} from 'schemas/mock-exams/results/part-words.rules';
import {
  takeMockExamQuestionFiguresFile,
  takeMockExamResultsFile,
  type ChildPart,
  type ChildResult,
  type QuestionFigures,
} from 'schemas/mock-exams/results/results.contract';
import { questionFigures } from './question-figures.query';
import { resultsOf, resultsTables } from './results-of';
import { childrenOf, childrenTables, type NoteResultsLook } from './results.query';

export const resultsFileQuery = (note: NoteResultsLook) =>
  answer(
    takeMockExamResultsFile,
    { reads: childrenTables },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const results = await resultsOf(sessionId, { db, now, refuse, withSeconds: false });
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'results file' });
      const parts = partsOf(results.papers);
      const children = await childrenOf(results, db);
      const lines = children
        .toSorted((one, other) => inOrder.compare(one.childName ?? LAST, other.childName ?? LAST))
        .map((child) => csvLine(childCells(child, parts, results.papers.length)));
      return fileOf(csvLine(childHeads(parts)), lines);
    },
  );

/** Names nobody: nothing is noted. */
export const questionFiguresFileQuery = answer(
  takeMockExamQuestionFiguresFile,
  { reads: resultsTables },
  async ({ mockExamSessionId: sessionId }, { db, now, refuse }) => {
    const results = await resultsOf(sessionId, { db, now, refuse, withSeconds: true });
    return fileOf(csvLine(questionHeads), questionFigures(results).map(questionCells).map(csvLine));
  },
);

const fileOf = (heads: string, lines: readonly string[]) =>
  new TextEncoder().encode([UTF8_MARK, heads, ...lines].join(''));

const hasScores = ({ kind }: Part): boolean => kind === 'total' || kind === 'subject';

const childHeads = (parts: readonly Part[]): readonly string[] => [
  'Child',
  'State',
  'Missed',
  ...parts.flatMap((part) => {
    const words = partWords(part);
    const heads = [`${words}: marks`, `${words}: of`];
    return hasScores(part)
      ? [...heads, `${words}: rank`, `${words}: percentile`, `${words}: score`, `${words}: from`, `${words}: to`]
      : heads;
  }),
];

function childCells(child: ChildResult, parts: readonly Part[], papers: number): readonly unknown[] {
  const { childName, state, missed, parts: its } = child;
  const known = new Map(its.map((part) => [part.partId, part]));
  const cells = parts.flatMap((part) => partCells(known.get(part.partId), hasScores(part)));
  return [childName ?? 'No name', standsWords(state, missed.length, papers), missed.join(' and '), ...cells];
}

function partCells(part: ChildPart | undefined, isScored: boolean): readonly unknown[] {
  if (!part) return isScored ? ['', '', '', '', '', '', ''] : ['', ''];
  const { right, of, rank, percentile, standard, whyNone } = part;
  if (!isScored) return [right, of];
  const score = standard ? [standard.score, standard.from, standard.to] : [whyNone && whyNoScoreWords[whyNone], '', ''];
  return [right, of, rank, percentile, ...score];
}

const letters = ['A', 'B', 'C', 'D', 'E'];
const questionHeads: readonly string[] = [
  ...['Paper', 'Question', 'Section', 'Subject', 'How it begins', 'Key', 'Voided', 'Children', 'Right'],
  ...['Left out', 'Not reached', 'Facility', 'Facility of who reached it', 'Discrimination', 'Correlation'],
  ...letters.flatMap((letter) => [letter, `${letter}: best third`, `${letter}: weakest third`]),
  ...['Median seconds', 'What it suggests'],
];

function questionCells(item: QuestionFigures): readonly unknown[] {
  return [
    ...[item.paperHash.slice(0, 8), item.number, item.section, paperSubjectWords[item.subject], item.text, item.key],
    ...[item.isVoided ? 'Yes' : 'No', item.n, item.right, item.omitted, item.notReached],
    ...[item.facility, item.reachedFacility, item.discrimination, item.correlation].map(threePlaces),
    ...letters.flatMap((letter): readonly unknown[] => {
      const choice = item.choices.find((one) => one.letter === letter);
      return choice ? [choice.n, choice.thirds.upper, choice.thirds.lower] : ['', '', ''];
    }),
    ...[item.seconds, item.flags.map(({ words }) => words).join(' ')],
  ];
}

const threePlaces = (value: number | null): string => (value === null ? '' : value.toFixed(3));

/** As people look names up, whatever their accents. */
const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base' });
const LAST = '\uFFFF';
