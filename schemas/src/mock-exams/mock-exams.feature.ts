import { feature } from '../describe/feature';
import * as rehearsalCalls from './rehearsals/rehearsal.contract';
import { rehearsalsRefusals } from './rehearsals/rehearsals.refusals';
import * as afterCalls from './after/after.contract';
import { mockPaperQuestions, mockQuestionSteps, mockSatPapers, mockSessionRooms } from './after/after.tables';
import { keyDecisionEvents } from './keys/key-decision.events';
import * as keyPreviewCalls from './keys/key-preview.contract';
import * as keyProposalsCalls from './keys/key-proposals.contract';
import * as keysCalls from './keys/keys.contract';
import { keysRefusals } from './keys/keys.refusals';
import * as boardCalls from './board/board.contract';
import * as childReportCalls from './reports/child-report.contract';
import * as deliveryCalls from './reports/delivery.contract';
import * as overallCalls from './reports/overall.contract';
import * as progressCalls from './reports/progress.contract';
import { childReportEvents, sessionReportsEvents } from './reports/reports.events';
import { reportsRefusals } from './reports/reports.refusals';
import { mockOverallReports, mockReportRequests, mockReports, mockReportVersions } from './reports/reports.tables';
import * as sendingCalls from './reports/sending.contract';
import { incidentEvents, outageEvents } from './incidents/incident.events';
import * as incidentsCalls from './incidents/incidents.contract';
import { incidentsRefusals } from './incidents/incidents.refusals';
import { mockIncidents, mockOutages } from './incidents/incidents.tables';
import * as roomCalls from './room/room.contract';
import * as explainCalls from './results/explain.contract';
import * as resultsCalls from './results/results.contract';
import * as trendCalls from './results/trend.contract';
import { resultsRefusals } from './results/results.refusals';
import { roomRefusals } from './room/room.refusals';
import { mockRoomActs } from './room/room.tables';
import * as clashesCalls from './sessions/clashes.contract';
import {
  bookingInSessionEvents,
  examDiaryEvents,
  examSessionEvents,
  examSetUseEvents,
  standingArrangementsEvents,
} from './sessions/exam-session.events';
import * as learnerSessionsCalls from './sessions/learner-sessions.contract';
import * as sessionsCalls from './sessions/sessions.contract';
import { sessionsRefusals } from './sessions/sessions.refusals';
import { mockArrangements, mockSessions } from './sessions/sessions.tables';
import * as setsForSessionCalls from './sessions/sets-for-session.contract';
import * as csvCalls from './sets/csv.contract';
import * as drawingCalls from './sets/drawing.contract';
import * as examCalls from './sets/exam.contract';
import { examKeyEvents, examPaperEvents } from './sets/exam-paper.events';
import { examSetEvents } from './sets/exam-set.events';
import * as outlineCalls from './sets/outline.contract';
import * as picturesCalls from './sets/pictures.contract';
import * as questionCalls from './sets/question.contract';
import * as setCalls from './sets/set.contract';
import { setsRefusals } from './sets/sets.refusals';
import {
  mockKeys,
  mockPapers,
  mockSetPapers,
  mockSetQuestions,
  mockSets,
  mockSetSections,
  mockSetVersions,
} from './sets/sets.tables';
import * as versionsCalls from './sets/versions.contract';
import { sessionRoomEvents } from './sessions/session-room.events';
import * as currentSessionCalls from './sittings/current-session.contract';
import * as roomBellCalls from './sittings/room-bell.contract';
import * as sittingCalls from './sittings/sitting.contract';
import { sittingEvents } from './sittings/sitting.events';
import { sittingsRefusals } from './sittings/sittings.refusals';
import { mockSittingAnswers, mockSittingOpenings, mockSittings } from './sittings/sittings.tables';
import * as replayCalls from './replay/replay.contract';
import * as timelineCalls from './timeline/timeline.contract';
import { timelineRefusals } from './timeline/timeline.refusals';

export const mockExamsFeature = feature('mock-exams', {
  families: [
    examDiaryEvents,
    examSessionEvents,
    examSetUseEvents,
    standingArrangementsEvents,
    bookingInSessionEvents,
    examSetEvents,
    examPaperEvents,
    examKeyEvents,
    sessionRoomEvents,
    sittingEvents,
    keyDecisionEvents,
    sessionReportsEvents,
    childReportEvents,
    incidentEvents,
    outageEvents,
  ],
  calls: [
    setCalls,
    examCalls,
    questionCalls,
    drawingCalls,
    csvCalls,
    outlineCalls,
    versionsCalls,
    picturesCalls,
    sessionsCalls,
    setsForSessionCalls,
    clashesCalls,
    learnerSessionsCalls,
    sittingCalls,
    currentSessionCalls,
    roomBellCalls,
    rehearsalCalls,
    afterCalls,
    roomCalls,
    boardCalls,
    timelineCalls,
    replayCalls,
    keysCalls,
    sendingCalls,
    progressCalls,
    overallCalls,
    deliveryCalls,
    childReportCalls,
    incidentsCalls,
    resultsCalls,
    explainCalls,
    trendCalls,
    keyPreviewCalls,
    keyProposalsCalls,
  ],
  tables: [
    mockSets,
    mockSetVersions,
    mockSetPapers,
    mockSetSections,
    mockSetQuestions,
    mockPapers,
    mockKeys,
    mockSessions,
    mockArrangements,
    mockSittings,
    mockSittingAnswers,
    mockPaperQuestions,
    mockSessionRooms,
    mockSatPapers,
    mockQuestionSteps,
    mockSittingOpenings,
    mockRoomActs,
    mockReports,
    mockReportVersions,
    mockReportRequests,
    mockOverallReports,
    mockIncidents,
    mockOutages,
  ],
  refusals: {
    ...setsRefusals,
    ...sessionsRefusals,
    ...sittingsRefusals,
    ...rehearsalsRefusals,
    ...roomRefusals,
    ...timelineRefusals,
    ...resultsRefusals,
    ...keysRefusals,
    ...reportsRefusals,
    ...incidentsRefusals,
  },
});
