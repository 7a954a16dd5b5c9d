import { called, type Called } from '../../testing/called';
import { explainMockFigure } from '../results/explain.contract';
import * as results from '../results/results.contract';

const ADMINS = '. . . . . . . . A . . . .';
const ofSession = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });

export const resultsCalls: readonly Called[] = [
  called(results.getMockExamResults, ADMINS, ofSession),
  called(results.getMockExamQuestionFigures, ADMINS, ofSession),
  called(results.takeMockExamResultsFile, ADMINS, ofSession),
  called(results.takeMockExamQuestionFiguresFile, ADMINS, ofSession),
  called(explainMockFigure, ADMINS, (one) => ({ ...ofSession(one), figure: 'median', of: 'total' })),
];
