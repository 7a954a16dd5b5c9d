import { flow, type CommandDeps, type Route } from 'platform/http';
import { MOST_SECTION_QUESTIONS } from 'schemas/mock-exams/paper';
import { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { inBatches } from '../batches';
import { examSet } from '../exam-set.decider';
import { idIn, setOf } from '../ids';
import { findSection, type FoundSection } from '../rules/exam-set-state.rules';
import { hasRoomFor } from '../rules/question.rules';
import { readQuestions } from './read-questions';

/** Questions that were written in a spreadsheet: taken all, or not at all. */
export const csvRoutes: readonly Route<CommandDeps>[] = [
  flow(addQuestionsFromFile, async ({ mockExamSectionId: sectionId, csv, checkOnly = false }, tools) => {
    const setId = setOf(sectionId);
    const set = await tools.read(examSet, setId);
    const found = findSection(set, sectionId);
    if (found === undefined) return tools.refuse('MockExamSectionNotFound');
    const idOf = (row: number) => idIn(setId, `row ${row}`, tools);
    const read = readQuestions(csv, numbersOfOthers(found, idOf));
    const faults = [...read.faults];
    const told = { questions: read.questions.length, faults, mockExamQuestionIds: [] };
    if (faults.length > 0) return { kind: 'not-fit' as const, ...told };
    const questions = read.questions.map((question, n) => ({
      ...question,
      questionId: idOf(n),
    }));
    if (!hasRoomFor(questions, found)) return tools.refuse('MockExamFull');
    if (checkOnly) return { kind: 'checked' as const, ...told };
    for (const batch of inBatches(questions))
      await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: batch } });
    return { kind: 'added' as const, ...told, mockExamQuestionIds: questions.map(({ questionId }) => questionId) };
  }),
];

/** Of the section's questions but those that the same call has added before it broke off, or was repeated. */
function numbersOfOthers({ section }: FoundSection, idOf: (row: number) => string): ReadonlySet<number> {
  const own = new Set(Array.from({ length: MOST_SECTION_QUESTIONS }, (_, row) => idOf(row)));
  const others = section.questions.filter(({ questionId }) => !own.has(questionId));
  return new Set(others.map(({ number }) => number));
}
