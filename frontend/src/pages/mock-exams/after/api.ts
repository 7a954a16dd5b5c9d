import { useEffect, useRef } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from 'schemas/mock-exams/after/after.contract';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { useCommand, useQuery } from '../../../client/contract';
import type { Answer } from '../../../client/kept';

export type PastExam = ReplyOf<typeof getCompletedMockExamSessions>['mockExamSessionsCompletedByUser'][number];
export type Standing = PastExam['review'];
export type Reviewed = ReplyOf<typeof getMockExamPaperWithUserAnswerSet>;
export type PutRight = NonNullable<Reviewed['putRight']>;
export type Watched = ReplyOf<typeof watchMockExam>;
export type WatchedPaper = Watched['papers'][number];

/** More often nobody looks whether answers have opened. */
const LOOK_MS = 60_000;

/** While answers are not open they are asked for again by themselves; what is open does not change, and is large. */
function useOpening<T>(answer: Answer<T>, isWaiting: (data: T) => boolean): Answer<T> {
  const { data, again } = answer;
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  const waits = data !== undefined && isWaiting(data);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => latest.current(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return answer;
}

const opensLater = ({ review }: { readonly review: Standing }): boolean => review.state === 'later';

export const usePastExams = () =>
  useOpening(useQuery(getCompletedMockExamSessions, {}), ({ mockExamSessionsCompletedByUser: exams }) =>
    exams.some(opensLater),
  );

/** A paper as it was sat in a session; without one, as it was sat last. `undefined` asks nothing. */
export const useReview = (mockExamPaperId: string | undefined, session: string | undefined) =>
  useOpening(
    useQuery(
      getMockExamPaperWithUserAnswerSet,
      mockExamPaperId === undefined
        ? undefined
        : { mockExamPaperId, ...(session !== undefined && { mockExamSessionId: session }) },
    ),
    opensLater,
  );

export const useWatched = (mockExamSessionId: string | undefined) =>
  useOpening(useQuery(watchMockExam, mockExamSessionId === undefined ? undefined : { mockExamSessionId }), opensLater);

export const useStartPlanned = () => useCommand(startPlannedWorksheet);
