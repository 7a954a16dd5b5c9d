import { answer } from 'platform/http';
import { parseMarkup, plainText } from 'schemas/describe/markup';
import { flagsOf } from 'schemas/mock-exams/marks/item-flags.rules';
import { itemsOf } from 'schemas/mock-exams/marks/items.rules';
import { getMockExamQuestionFigures, type QuestionFigures } from 'schemas/mock-exams/results/results.contract';
import { resultsOf, resultsTables, sessionWords, type SessionResults } from './results-of';

export const questionFiguresQuery = answer(
  getMockExamQuestionFigures,
  { reads: resultsTables },
  async ({ mockExamSessionId: sessionId }, { db, now, refuse }) => {
    const results = await resultsOf(sessionId, { db, now, refuse, withSeconds: true });
    return {
      serverNow: now,
      session: sessionWords(results),
      n: results.cohort.n,
      questions: questionFigures(results),
    };
  },
);

/** Of each question of the papers, in their order. */
export function questionFigures({ marked, papers }: Pick<SessionResults, 'marked' | 'papers'>): QuestionFigures[] {
  const sections = new Map(papers.flatMap(({ paper }) => paper.sections.map((one) => [one.sectionId, one] as const)));
  return itemsOf(marked, papers).map(({ sectionId, choices, ...item }) => {
    const section = sections.get(sectionId);
    const text = section?.questions.find(({ questionId }) => questionId === item.questionId)?.text ?? '';
    return Object.assign({}, item, {
      section: section?.name ?? '',
      text: beginningOf(text),
      choices: choices.map(({ letter, n, correlation, thirds }) => ({ letter, n, correlation, thirds: { ...thirds } })),
      thirds: { ...item.thirds },
      flags: flagsOf({ ...item, choices }).map(({ kind, letter, words }) => ({ kind, letter, words })),
    });
  });
}

const SHOWN = 120;

/** In one line, without its markup. */
function beginningOf(text: string): string {
  const plain = plainText(parseMarkup(text)).replaceAll(/\s+/g, ' ');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}
