import { feature } from '../describe/feature';
import {
  bookingArrangementsEvents,
  examDiaryEvents,
  examSessionEvents,
  examSetUseEvents,
  standingArrangementsEvents,
} from './sessions/exam-session.events';

export const mockExamsFeature = feature('mock-exams', {
  families: [
    examDiaryEvents,
    examSessionEvents,
    examSetUseEvents,
    standingArrangementsEvents,
    bookingArrangementsEvents,
  ],
  calls: [],
  tables: [],
  refusals: {},
});
