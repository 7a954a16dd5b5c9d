import { answer } from 'platform/http';
import { readTable } from 'schemas/describe/table-text';
import { getMockExamPapersForSet, getMockExamSectionsForMockExam } from 'schemas/mock-exams/sets/exam.contract';
import { getMockExamQuestionsForSections } from 'schemas/mock-exams/sets/question.contract';
import { mockSetPapers, mockSetQuestions, mockSetSections } from 'schemas/mock-exams/sets/sets.tables';

export const mockExamsOfSetQuery = answer(
  getMockExamPapersForSet,
  { reads: [mockSetPapers, mockSetSections, mockSetQuestions] },
  async ({ mockExamSetId }, { db }) => {
    const [papers, sections, questions] = await Promise.all([
      db.from(mockSetPapers).selectAll().where('setId', '=', mockExamSetId).orderBy('place').execute(),
      db.from(mockSetSections).select(['paperId', 'sectionId']).where('setId', '=', mockExamSetId).execute(),
      db.from(mockSetQuestions).select(['sectionId']).where('setId', '=', mockExamSetId).execute(),
    ]);
    return papers.map(({ paperId, name, minutes }) => {
      const its = new Set(sections.filter((one) => one.paperId === paperId).map(({ sectionId }) => sectionId));
      return {
        mockExamId: paperId,
        examName: name,
        examDurationInMinutes: minutes,
        sections: its.size,
        questions: questions.filter(({ sectionId }) => its.has(sectionId)).length,
      };
    });
  },
);

export const mockSectionsQuery = answer(
  getMockExamSectionsForMockExam,
  { reads: [mockSetSections, mockSetQuestions] },
  async ({ mockExamId }, { db }) => {
    const sections = await db
      .from(mockSetSections)
      .selectAll()
      .where('paperId', '=', mockExamId)
      .orderBy('place')
      .execute();
    const ids = sections.map(({ sectionId }) => sectionId);
    const counted = await db
      .from(mockSetQuestions)
      .select((eb) => ['sectionId', eb.fn.countAll<string>().as('questions')])
      .where('sectionId', '=', (eb) => eb.fn.any(eb.val(ids)))
      .groupBy('sectionId')
      .execute();
    const counts = new Map(counted.map(({ sectionId, questions }) => [sectionId, Number(questions)]));
    return sections.map((section) => ({
      mockExamSectionId: section.sectionId,
      sectionName: section.name,
      sectionInstructions: section.instructions,
      sectionDuration: section.minutes,
      subject: section.subject,
      exampleText: section.exampleText,
      exampleImage: section.examplePicture,
      sectionImage: section.picture,
      tableData: section.tableText,
      table: section.tableText === '' ? null : (readTable(section.tableText) ?? null),
      passage: section.passage,
      questions: counts.get(section.sectionId) ?? 0,
    }));
  },
);

export const mockQuestionsQuery = answer(
  getMockExamQuestionsForSections,
  { reads: [mockSetQuestions] },
  async ({ mockExamSectionId }, { db }) => {
    const questions = await db
      .from(mockSetQuestions)
      .selectAll()
      .where('sectionId', '=', mockExamSectionId)
      .orderBy('number')
      .orderBy('place')
      .execute();
    return questions.map((question) => ({
      mockExamQuestionId: question.questionId,
      mockExamQuestionNumber: question.number,
      mockExamQuestionText: question.text,
      mockExamQuestionImage: question.picture,
      textMultipleChoiceOptions: question.options.map(({ text }) => text).join('||'),
      options: question.options,
      correctAnswer: question.answer,
      explanation: question.explanation,
      answerImage: question.answerPicture,
      drawnFrom: question.drawnFrom,
    }));
  },
);
