import { answer } from 'platform/http';
import { getMockExamSetOutline } from 'schemas/mock-exams/sets/outline.contract';
import { mockSetPapers, mockSetQuestions, mockSetSections } from 'schemas/mock-exams/sets/sets.tables';

export const mockSetOutlineQuery = answer(
  getMockExamSetOutline,
  { reads: [mockSetPapers, mockSetSections, mockSetQuestions] },
  async ({ mockExamSetId }, { db }) => {
    const [papers, sections, questions] = await Promise.all([
      db.from(mockSetPapers).selectAll().where('setId', '=', mockExamSetId).orderBy('place').execute(),
      db
        .from(mockSetSections)
        .select(['sectionId', 'paperId', 'name', 'minutes', 'subject'])
        .where('setId', '=', mockExamSetId)
        .orderBy('place')
        .execute(),
      db
        .from(mockSetQuestions)
        .select(['questionId', 'sectionId', 'number', 'answer'])
        .where('setId', '=', mockExamSetId)
        .orderBy('number')
        .orderBy('place')
        .execute(),
    ]);
    const questionsOf = groupedBy(questions, ({ sectionId }) => sectionId);
    const sectionsOf = groupedBy(sections, ({ paperId }) => paperId);
    const exams = papers.map(({ paperId, name, minutes }) => ({
      mockExamId: paperId,
      examName: name,
      examDurationInMinutes: minutes,
      sections: (sectionsOf.get(paperId) ?? []).map((section) => ({
        mockExamSectionId: section.sectionId,
        sectionName: section.name,
        sectionDuration: section.minutes,
        subject: section.subject,
        questions: (questionsOf.get(section.sectionId) ?? []).map(({ questionId, number, answer: letter }) => ({
          mockExamQuestionId: questionId,
          mockExamQuestionNumber: number,
          correctAnswer: letter,
        })),
      })),
    }));
    return { exams };
  },
);

/** By key, each in the order in which they came. */
function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
