import { flow, type CommandDeps, type Route } from 'platform/http';
import { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { inBatches } from '../batches';
import { examSet } from '../exam-set.decider';
import { idIn, setOf } from '../ids';
import { findSection } from '../rules/exam-set-state.rules';
import { hasRoomFor } from '../rules/question.rules';
import { readQuestions } from './read-questions';

/** Questions that were written in a spreadsheet: taken all, or not at all. */
export const csvRoutes: readonly Route<CommandDeps>[] = [
  flow(addQuestionsFromFile, async ({ mockExamSectionId: sectionId, csv, checkOnly = false }, tools) => {
    const setId = setOf(sectionId);
    const set = await tools.read(examSet, setId);
    const found = findSection(set, sectionId);
    if (found === undefined) return tools.refuse('MockExamSectionNotFound');
    const read = readQuestions(csv);
    const faults = [...read.faults];
    const told = { questions: read.questions.length, faults, mockExamQuestionIds: [] };
    if (faults.length > 0) return { kind: 'not-fit' as const, ...told };
    const questions = read.questions.map((question, n) => ({
      ...question,
      questionId: idIn(setId, `row ${n}`, tools),
    }));
    if (!hasRoomFor(questions, found)) return tools.refuse('MockExamFull');
    if (checkOnly) return { kind: 'checked' as const, ...told };
    for (const batch of inBatches(questions))
      await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: batch } });
    return { kind: 'added' as const, ...told, mockExamQuestionIds: questions.map(({ questionId }) => questionId) };
  }),
];
