import { called, naming, nothing, type Called } from '../../testing/called';
import {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from '../after/after.contract';

/** Whoever may sit one; that it is theirs, their sittings say. */
const SITTERS = '. F U S . . . . . . . . .';

export const afterCalls: readonly Called[] = naming({ mockExamSessionId: 'sat exam', mockExamPaperId: 'sat paper' }, [
  called(getCompletedMockExamSessions, SITTERS, nothing),
  called(getMockExamPaperWithUserAnswerSet, SITTERS, ({ fresh }) => ({ mockExamPaperId: `${fresh}.1` })),
  called(watchMockExam, SITTERS, ({ fresh }) => ({ mockExamSessionId: fresh })),
]);
