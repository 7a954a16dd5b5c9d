import { called, nothing, type Called } from '../../testing/called';
import { addQuestionsFromFile, takeMockExamQuestionsFile } from '../sets/csv.contract';
import { drawMockExamPassage, drawMockExamQuestions, redrawMockExamQuestion } from '../sets/drawing.contract';
import {
  addMockExamToSet,
  addSectionToMockExam,
  deleteMockExam,
  deleteMockExamSection,
  editMockExam,
  editMockExamSection,
  getMockExamPapersForSet,
  getMockExamSectionsForMockExam,
  orderMockExamSections,
} from '../sets/exam.contract';
import { getMockExamSetOutline } from '../sets/outline.contract';
import {
  addImageToMockExamQuestion,
  addImageToMockExamSection,
  deleteMockExamQuestionImage,
  deleteMockExamSectionImage,
  getMockExamImage,
  getMockExamQuestionImage,
  getMockExamSectionImage,
} from '../sets/pictures.contract';
import {
  addQuestionToMockExamSection,
  cloneMockExamQuestion,
  deleteMockExamQuestion,
  editQuestionInMockExamSection,
  getMockExamQuestionsForSections,
  orderMockExamQuestions,
} from '../sets/question.contract';
import {
  checkMockExamSet,
  cloneMockExamSet,
  createMockExamSet,
  deleteMockExamSet,
  editMockExamSet,
  getMockExamSets,
  orderMockExams,
  publishMockExamSet,
} from '../sets/set.contract';
import { getMockExamSetVersions, getPublishedMockExam } from '../sets/versions.contract';

const details = { examSetName: 'Set 1', examSetDate: '2026-09-12', examSetTime: '10:00', examType: 'GL' as const };
const exam = { examName: 'Paper 1', examTime: 50 };
const section = { sectionTitle: 'Spelling', sectionDuration: 6, subject: 'ENGLISH' as const };
const question = { questionNumber: 1, questionText: 'What is 3 + 4?', multipleChoiceOptions: '5||6||7||8||9' };

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const ADMINS = '. . . . . . . . A . . . .';
const AFTER_PASSWORD = '. . . . . . . . a . . . .';

export const setsCalls: readonly Called[] = [
  called(createMockExamSet, ADMINS, () => details),
  called(editMockExamSet, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh, ...details })),
  called(deleteMockExamSet, AFTER_PASSWORD, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(cloneMockExamSet, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(orderMockExams, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh, mockExamIds: [] })),
  called(checkMockExamSet, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(publishMockExamSet, AFTER_PASSWORD, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(getMockExamSets, ADMINS, nothing),

  called(addMockExamToSet, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh, ...exam })),
  called(editMockExam, ADMINS, ({ fresh }) => ({ mockExamId: `${fresh}.1`, ...exam })),
  called(deleteMockExam, ADMINS, ({ fresh }) => ({ mockExamId: `${fresh}.1` })),
  called(orderMockExamSections, ADMINS, ({ fresh }) => ({ mockExamId: `${fresh}.1`, mockExamSectionIds: [] })),
  called(getMockExamSetVersions, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(getPublishedMockExam, ADMINS, () => ({ paperHash: 'f'.repeat(64) })),
  called(getMockExamSetOutline, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh })),
  called(getMockExamPapersForSet, ADMINS, ({ fresh }) => ({ mockExamSetId: fresh })),

  called(addSectionToMockExam, ADMINS, ({ fresh }) => ({ mockExamId: `${fresh}.1`, ...section })),
  called(editMockExamSection, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2`, ...section })),
  called(deleteMockExamSection, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2` })),
  called(orderMockExamQuestions, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2`, mockExamQuestionIds: [] })),
  called(getMockExamSectionsForMockExam, ADMINS, ({ fresh }) => ({ mockExamId: `${fresh}.1` })),

  called(addQuestionToMockExamSection, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2`, ...question })),
  called(editQuestionInMockExamSection, ADMINS, ({ fresh }) => ({ mockExamQuestionId: `${fresh}.3`, ...question })),
  called(cloneMockExamQuestion, ADMINS, ({ fresh }) => ({ mockExamQuestionId: `${fresh}.3` })),
  called(deleteMockExamQuestion, ADMINS, ({ fresh }) => ({ mockExamQuestionId: `${fresh}.3` })),
  called(getMockExamQuestionsForSections, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2` })),

  called(drawMockExamQuestions, ADMINS, ({ fresh }) => ({
    mockExamSectionId: `${fresh}.2`,
    topic: 'fractions',
    level: 3,
    count: 1,
  })),
  called(redrawMockExamQuestion, ADMINS, ({ fresh }) => ({ mockExamQuestionId: `${fresh}.3` })),
  called(addImageToMockExamSection, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2`, file: PNG })),
  called(deleteMockExamSectionImage, ADMINS, ({ fresh }) => ({ sectionId: `${fresh}.2` })),
  called(getMockExamSectionImage, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2` })),
  called(addImageToMockExamQuestion, ADMINS, ({ fresh }) => ({ questionId: `${fresh}.3`, image: PNG })),
  called(deleteMockExamQuestionImage, ADMINS, ({ fresh }) => ({ questionId: `${fresh}.3` })),
  called(getMockExamQuestionImage, ADMINS, ({ fresh }) => ({ questionId: `${fresh}.3` })),
  called(getMockExamImage, ADMINS, () => ({ hash: 'f'.repeat(64) })),

  called(addQuestionsFromFile, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2`, csv: 'number' })),
  called(takeMockExamQuestionsFile, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2` })),

  called(drawMockExamPassage, ADMINS, ({ fresh }) => ({ mockExamSectionId: `${fresh}.2` })),
];
