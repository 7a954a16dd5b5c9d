import type { ReplyOf } from 'schemas/describe/contract';
import { decideMockLateAnswer } from 'schemas/mock-exams/room/room.contract';
import {
  getMockExamTimeline,
  takeMockExamTimelineFile,
  TIMELINE_PAGE,
} from 'schemas/mock-exams/timeline/timeline.contract';
import { useCommand } from '../../../client/contract';
import { usePages } from '../../../client/pages';
import { saveFile } from '../../../client/files/save-file';
import { useFile } from '../../../client/files/use-file';

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
export const useTimelineFile = (whose: Whose) =>
  useFile(takeMockExamTimelineFile, whose, (file) =>
    saveFile(`timeline-${whose.mockExamSessionId}-${whose.mockExamUserId}.csv`, file),
  );
