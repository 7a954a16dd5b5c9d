import { called, type Called } from '../../testing/called';
import { getMockExamBoard, watchMockExamBoard } from '../board/board.contract';
import * as room from '../room/room.contract';
import { getMockExamRoomReplay } from '../replay/replay.contract';
import { getMockExamTimeline, takeMockExamTimelineFile } from '../timeline/timeline.contract';

const ADMINS = '. . . . . . . . A . . . .';
const reason = 'The fire bell rang.';
const inRoom = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });
const ofChild = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh, mockExamUserId: fresh });

export const roomAndTimelineCalls: readonly Called[] = [
  called(room.pauseMockExamRoom, ADMINS, (one) => ({ ...inRoom(one), reason })),
  called(room.resumeMockExamRoom, ADMINS, inRoom),
  called(room.extendMockExamRoom, ADMINS, (one) => ({
    ...inRoom(one),
    paper: 1,
    minutes: 5,
    seenSeconds: 0,
    reason,
  })),
  called(room.messageMockExamRoom, ADMINS, (one) => ({ ...inRoom(one), text: 'Please stay in your seats.' })),
  called(room.closeMockExamRoom, ADMINS, (one) => ({ ...inRoom(one), reason })),
  called(room.moveMockExamSitter, ADMINS, (one) => ({ ...ofChild(one), toMockExamSessionId: 'another', reason })),
  called(room.decideMockLateAnswer, ADMINS, (one) => ({
    ...ofChild(one),
    mockExamQuestionId: 'question-1',
    tab: 'tab-1',
    seq: 1,
    counts: true,
    reason,
  })),
  called(room.getMockExamRoom, ADMINS, inRoom),
  called(watchMockExamBoard, ADMINS, inRoom),
  called(getMockExamBoard, ADMINS, inRoom),
  called(getMockExamTimeline, ADMINS, ofChild),
  called(takeMockExamTimelineFile, ADMINS, ofChild),
  called(getMockExamRoomReplay, ADMINS, inRoom),
];
