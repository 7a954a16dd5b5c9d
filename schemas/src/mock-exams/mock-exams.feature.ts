import { feature } from '../describe/feature';
import {
  bookingArrangementsEvents,
  examDiaryEvents,
  examSessionEvents,
  examSetUseEvents,
  standingArrangementsEvents,
} from './sessions/exam-session.events';
import * as examCalls from './sets/exam.contract';
import { examKeyEvents, examPaperEvents } from './sets/exam-paper.events';
import { examSetEvents } from './sets/exam-set.events';
import * as questionCalls from './sets/question.contract';
import * as setCalls from './sets/set.contract';
import { setsRefusals } from './sets/sets.refusals';
import { mockKeys, mockPapers, mockSetPapers, mockSetQuestions, mockSets, mockSetSections } from './sets/sets.tables';
import { sessionRoomEvents } from './sessions/session-room.events';
import { sittingEvents } from './sittings/sitting.events';

export const mockExamsFeature = feature('mock-exams', {
  families: [
    examDiaryEvents,
    examSessionEvents,
    examSetUseEvents,
    standingArrangementsEvents,
    bookingArrangementsEvents,
    examSetEvents,
    examPaperEvents,
    examKeyEvents,
    sessionRoomEvents,
    sittingEvents,
  ],
  calls: [setCalls, examCalls, questionCalls],
  tables: [mockSets, mockSetPapers, mockSetSections, mockSetQuestions, mockPapers, mockKeys],
  refusals: setsRefusals,
});
