import {
  drawMockExamPassage,
  drawMockExamQuestions,
  redrawMockExamQuestion,
} from 'schemas/mock-exams/sets/drawing.contract';
import { useCommand } from '../../../../client/contract';

export const useDraw = () => useCommand(drawMockExamQuestions);
export const useRedraw = () => useCommand(redrawMockExamQuestion);
export const useDrawPassage = () => useCommand(drawMockExamPassage);
