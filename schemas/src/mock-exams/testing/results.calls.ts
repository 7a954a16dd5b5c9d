import { called, naming, type Called } from '../../testing/called';
import { explainMockFigure, explainMockOverallFigure, explainMockReportFigure } from '../results/explain.contract';
import * as results from '../results/results.contract';
import * as trend from '../results/trend.contract';

const ADMINS = '. . . . . . . . A . . . .';
const PARENTS = '. f u . . . . . a . . . .';
const ofSession = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });

export const resultsCalls: readonly Called[] = naming({ mockExamSessionId: 'sat exam', mockExamUserId: 'child' }, [
  called(results.getMockExamResults, ADMINS, ofSession),
  called(results.getMockExamQuestionFigures, ADMINS, ofSession),
  called(results.takeMockExamResultsFile, ADMINS, ofSession),
  called(results.takeMockExamQuestionFiguresFile, ADMINS, ofSession),
  called(explainMockFigure, ADMINS, (one) => ({ ...ofSession(one), figure: 'median' as const, of: 'total' })),
  called(explainMockOverallFigure, ADMINS, (one) => ({ ...ofSession(one), figure: 'mean' as const, of: 'total' })),
  called(explainMockReportFigure, PARENTS, (one) => ({
    ...ofSession(one),
    mockExamUserId: one.fresh,
    figure: 'percentile' as const,
    of: 'total',
  })),
  called(trend.getMockExamTrend, ADMINS, ({ fresh }) => ({ mockExamUserId: fresh })),
  called(trend.getMockExamReportTrend, PARENTS, ({ fresh }) => ({ mockExamUserId: fresh })),
]);
