import { csvLine, UTF8_MARK } from 'platform/csv';
import { answer } from 'platform/http';
import { takeMockExamQuestionsFile } from 'schemas/mock-exams/sets/csv.contract';
import { questionColumns } from 'schemas/mock-exams/sets/question-columns';
import { mockSetQuestions } from 'schemas/mock-exams/sets/sets.tables';

/** As `addQuestionsFromFile` reads it again. */
export const questionsFileQuery = answer(
  takeMockExamQuestionsFile,
  { reads: [mockSetQuestions] },
  async ({ mockExamSectionId }, { db }) => {
    const questions = await db
      .from(mockSetQuestions)
      .select(['number', 'text', 'options', 'answer', 'explanation'])
      .where('sectionId', '=', mockExamSectionId)
      .orderBy('number')
      .orderBy('place')
      .execute();
    const lines = questions.map(({ number, text, options, answer: letter, explanation }) => {
      const five = Array.from({ length: 5 }, (_, n) => options[n]?.text ?? '');
      return csvLine([number, text, ...five, letter, explanation]);
    });
    return new TextEncoder().encode([UTF8_MARK, csvLine(questionColumns), ...lines].join(''));
  },
);
