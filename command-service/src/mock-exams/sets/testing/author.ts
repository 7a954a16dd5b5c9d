import type { RequestOf } from 'schemas/describe/contract';
import { addMockExamToSet, addSectionToMockExam } from 'schemas/mock-exams/sets/exam.contract';
import { addQuestionToMockExamSection } from 'schemas/mock-exams/sets/question.contract';
import { createMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import type { CommandHouse } from '../../../../testing/house';
import { officeOf } from '../../../../testing/office';

/** An admin who has given the password, and writes sets. */
export async function authorOf(house: CommandHouse) {
  const office = officeOf(house);
  await office.signUp('author@example.org', 'ROLE_ADMIN');
  const { call, token } = await office.logIn('author@example.org');
  const idOf = async (made: ReturnType<typeof call>, field: string) => String((await made).body[field]);

  const newSet = (more: Partial<RequestOf<typeof createMockExamSet>> = {}) =>
    idOf(
      call(createMockExamSet, {
        examSetName: 'Autumn 1',
        examSetDate: '2026-12-05',
        examSetTime: '10:00',
        examType: 'GL',
        ...more,
      }),
      'mockExamSetId',
    );
  const newExam = (mockExamSetId: string, examName = 'Paper 1') =>
    idOf(call(addMockExamToSet, { mockExamSetId, examName, examTime: '50' }), 'mockExamId');
  const newSection = (mockExamId: string, more: Partial<RequestOf<typeof addSectionToMockExam>> = {}) =>
    idOf(
      call(addSectionToMockExam, {
        mockExamId,
        sectionTitle: 'Number',
        sectionDuration: 50,
        subject: 'MATHS',
        ...more,
      }),
      'mockExamSectionId',
    );
  const newQuestion = (
    mockExamSectionId: string,
    questionNumber: number,
    more: Partial<RequestOf<typeof addQuestionToMockExamSection>> = {},
  ) =>
    idOf(
      call(addQuestionToMockExamSection, {
        mockExamSectionId,
        questionNumber,
        questionText: `What is ${questionNumber} + 4?`,
        multipleChoiceOptions: [4, 5, 6, 7, 8].map((more) => questionNumber + more).join('||'),
        correctAnswer: 'A',
        explanation: 'Count on.',
        ...more,
      }),
      'mockExamQuestionId',
    );

  /** One that can be published: two exams of a section with two questions each. */
  const readySet = async () => {
    const setId = await newSet();
    const exams: { examId: string; sectionId: string; questionIds: string[] }[] = [];
    for (const name of ['Paper 1', 'Paper 2']) {
      const examId = await newExam(setId, name);
      const sectionId = await newSection(examId);
      const questionIds = [await newQuestion(sectionId, 1), await newQuestion(sectionId, 2)];
      exams.push({ examId, sectionId, questionIds });
    }
    return { setId, exams };
  };
  return { call, token, newSet, newExam, newSection, newQuestion, readySet };
}
export type Author = Awaited<ReturnType<typeof authorOf>>;
