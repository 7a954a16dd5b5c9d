import { flow, type CommandDeps, type Route } from 'platform/http';
import { MOST_SECTION_QUESTIONS } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { inBatches } from '../batches';
import { examSet } from '../exam-set.decider';
import { idIn, setOf } from '../ids';
import { findSection, type FoundSection } from '../rules/exam-set-state.rules';
import { hasRoomFor, questionOf } from '../rules/question.rules';
import { numberingOf, placed, whatBecomes } from './numbering';
import { readQuestions } from './read-questions';

/** Questions that were written in a spreadsheet: taken all, or not at all. */
export const csvRoutes: readonly Route<CommandDeps>[] = [
  flow(addQuestionsFromFile, async ({ mockExamSectionId: sectionId, csv, checkOnly = false, onTaken }, tools) => {
    const setId = setOf(sectionId);
    const set = await tools.read(examSet, setId);
    const found = findSection(set, sectionId);
    if (found === undefined) return tools.refuse('MockExamSectionNotFound');
    const idOf = (row: number) => idIn(setId, `row ${row}`, tools);
    const others = othersIn(found, idOf);
    const read = readQuestions(csv, numberingOf(others, onTaken));
    const questions = placed(read.questions, { others, onTaken, idOf });
    const told = {
      questions: questions.length,
      ...whatBecomes(questions, others),
      faults: [...read.faults],
      mockExamQuestionIds: [],
    };
    if (read.faults.length > 0) return { kind: 'not-fit' as const, ...told };
    if (!hasRoomFor(questions, found)) return tools.refuse('MockExamFull');
    if (checkOnly) return { kind: 'checked' as const, ...told };
    for (const batch of inBatches(questions))
      await tools.handle(examSet, setId, { type: 'PutQuestions', data: { setId, sectionId, questions: batch } });
    return { kind: 'added' as const, ...told, mockExamQuestionIds: questions.map(({ questionId }) => questionId) };
  }),
];

/** The section's questions but those that the same call has added before it broke off, or was repeated. */
function othersIn({ section }: FoundSection, idOf: (row: number) => string): readonly AuthoredQuestion[] {
  const own = new Set(Array.from({ length: MOST_SECTION_QUESTIONS }, (_, row) => idOf(row)));
  return section.questions.filter(({ questionId }) => !own.has(questionId)).map(questionOf);
}
