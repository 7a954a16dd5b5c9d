import {
  addImageToMockExamQuestion,
  addImageToMockExamSection,
  deleteMockExamQuestionImage,
  deleteMockExamSectionImage,
} from 'schemas/mock-exams/sets/pictures.contract';
import { useCommand } from '../../../../client/contract';

export const useAddSectionPicture = () => useCommand(addImageToMockExamSection);
export const useDeleteSectionPicture = () => useCommand(deleteMockExamSectionImage);
export const useAddQuestionPicture = () => useCommand(addImageToMockExamQuestion);
export const useDeleteQuestionPicture = () => useCommand(deleteMockExamQuestionImage);
