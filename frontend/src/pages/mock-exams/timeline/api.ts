import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { decideMockLateAnswer } from 'schemas/mock-exams/room/room.contract';
import {
  getMockExamTimeline,
  takeMockExamTimelineFile,
  TIMELINE_PAGE,
} from 'schemas/mock-exams/timeline/timeline.contract';
import { callForFile } from '../../../client/call';
import { useCommand } from '../../../client/contract';
import { usePages } from '../../../client/pages';
import { Problem } from '../../../client/problem';
import { saveFile } from '../../../client/save-file';

export type Timeline = ReplyOf<typeof getMockExamTimeline>;
export type TimelineEvent = Timeline['events'][number];

/** Whose sitting of what. */
export interface Whose {
  readonly mockExamSessionId: string;
  readonly mockExamUserId: string;
}

export const useTimeline = (whose: Whose) =>
  usePages(getMockExamTimeline, whose, { rowsOf: ({ events }) => events, size: TIMELINE_PAGE });
export const useDecideLate = () => useCommand(decideMockLateAnswer);

/** Fetches the file and hands it to the browser. A link could not: it carries no token. */
export function useTimelineFile(whose: Whose) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const file = await callForFile(takeMockExamTimelineFile, whose);
      saveFile(`timeline-${whose.mockExamSessionId}-${whose.mockExamUserId}.csv`, file);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, problem };
}
