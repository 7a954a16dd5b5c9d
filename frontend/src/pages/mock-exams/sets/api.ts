import type { ReplyOf } from 'schemas/describe/contract';
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
} from 'schemas/mock-exams/sets/exam.contract';
import { getMockExamSetOutline } from 'schemas/mock-exams/sets/outline.contract';
import {
  addQuestionToMockExamSection,
  cloneMockExamQuestion,
  deleteMockExamQuestion,
  editQuestionInMockExamSection,
  getMockExamQuestionsForSections,
  orderMockExamQuestions,
} from 'schemas/mock-exams/sets/question.contract';
import {
  checkMockExamSet,
  cloneMockExamSet,
  createMockExamSet,
  deleteMockExamSet,
  editMockExamSet,
  getMockExamSets,
  orderMockExams,
  publishMockExamSet,
} from 'schemas/mock-exams/sets/set.contract';
import { getMockExamSetVersions, getPublishedMockExam } from 'schemas/mock-exams/sets/versions.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type ExamSet = ReplyOf<typeof getMockExamSets>[number];
export type Exam = ReplyOf<typeof getMockExamPapersForSet>[number];
export type Section = ReplyOf<typeof getMockExamSectionsForMockExam>[number];
export type Question = ReplyOf<typeof getMockExamQuestionsForSections>[number];
export type Outline = ReplyOf<typeof getMockExamSetOutline>;
export type OutlinedExam = Outline['exams'][number];
export type OutlinedSection = OutlinedExam['sections'][number];
export type Version = ReplyOf<typeof getMockExamSetVersions>[number];
export type Checked = ReplyOf<typeof checkMockExamSet>;
export type Finding = Checked['findings'][number];

export const useSets = () => useQuery(getMockExamSets, {});
// `undefined` asks nothing yet.
export const useSet = (mockExamSetId: string | undefined) =>
  useQuery(getMockExamSets, mockExamSetId === undefined ? undefined : { mockExamSetId });
export const useOutline = (mockExamSetId: string) => useQuery(getMockExamSetOutline, { mockExamSetId });
export const useVersions = (mockExamSetId: string) => useQuery(getMockExamSetVersions, { mockExamSetId });
export const usePublishedExam = (paperHash: string) => useQuery(getPublishedMockExam, { paperHash });
export const useExams = (mockExamSetId: string) => useQuery(getMockExamPapersForSet, { mockExamSetId });
export const useSections = (mockExamId: string | undefined) =>
  useQuery(getMockExamSectionsForMockExam, mockExamId === undefined ? undefined : { mockExamId });
export const useQuestions = (mockExamSectionId: string) =>
  useQuery(getMockExamQuestionsForSections, { mockExamSectionId });

// It changes nothing, so it is asked as a query is: after each edit of this page, and on focus for those of others.
export const useChecked = (mockExamSetId: string) => useQuery(checkMockExamSet, { mockExamSetId });

export const useCreateSet = () => useCommand(createMockExamSet);
export const useEditSet = () => useCommand(editMockExamSet);
export const useDeleteSet = () => useCommand(deleteMockExamSet);
export const useCloneSet = () => useCommand(cloneMockExamSet);
export const usePublishSet = () => useCommand(publishMockExamSet);

export const useAddExam = () => useCommand(addMockExamToSet);
export const useEditExam = () => useCommand(editMockExam);
export const useDeleteExam = () => useCommand(deleteMockExam);
export const useOrderExams = () => useCommand(orderMockExams);

export const useAddSection = () => useCommand(addSectionToMockExam);
export const useEditSection = () => useCommand(editMockExamSection);
export const useDeleteSection = () => useCommand(deleteMockExamSection);
export const useOrderSections = () => useCommand(orderMockExamSections);

export const useAddQuestion = () => useCommand(addQuestionToMockExamSection);
export const useEditQuestion = () => useCommand(editQuestionInMockExamSection);
export const useCloneQuestion = () => useCommand(cloneMockExamQuestion);
export const useDeleteQuestion = () => useCommand(deleteMockExamQuestion);
export const useOrderQuestions = () => useCommand(orderMockExamQuestions);
