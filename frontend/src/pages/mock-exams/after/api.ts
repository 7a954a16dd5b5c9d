import type { ReplyOf } from 'schemas/describe/contract';
import {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from 'schemas/mock-exams/after/after.contract';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type PastExam = ReplyOf<typeof getCompletedMockExamSessions>['mockExamSessionsCompletedByUser'][number];
export type Standing = PastExam['review'];
export type Reviewed = ReplyOf<typeof getMockExamPaperWithUserAnswerSet>;
export type PutRight = NonNullable<Reviewed['putRight']>;
export type Watched = ReplyOf<typeof watchMockExam>;
export type WatchedPaper = Watched['papers'][number];

/** Answers open by themselves when their time has come. */
const fresh = { refreshMs: 60_000 };

export const usePastExams = () => useQuery(getCompletedMockExamSessions, {}, fresh);

/** A paper as it was sat in a session; without one, as it was sat last. `undefined` asks nothing. */
export const useReview = (mockExamPaperId: string | undefined, session: string | undefined) =>
  useQuery(
    getMockExamPaperWithUserAnswerSet,
    mockExamPaperId === undefined
      ? undefined
      : { mockExamPaperId, ...(session !== undefined && { mockExamSessionId: session }) },
    fresh,
  );

export const useWatched = (mockExamSessionId: string | undefined) =>
  useQuery(watchMockExam, mockExamSessionId === undefined ? undefined : { mockExamSessionId }, fresh);

export const useStartPlanned = () => useCommand(startPlannedWorksheet);
