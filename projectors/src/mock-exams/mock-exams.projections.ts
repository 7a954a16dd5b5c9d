import { mockPaperQuestionsProjection } from './after/mock-paper-questions.projection';
import { mockQuestionStepsProjection } from './after/mock-question-steps.projection';
import { mockSatPapersProjection } from './after/mock-sat-papers.projection';
import { mockSessionRoomsProjection } from './after/mock-session-rooms.projection';
import { mockKeysProjection } from './keys/mock-keys.projection';
import { mockOverallReportsProjection, mockReportRequestsProjection } from './reports/mock-report-requests.projection';
import { mockReportsProjection, mockReportVersionsProjection } from './reports/mock-reports.projection';
import { mockIncidentsProjection } from './incidents/mock-incidents.projection';
import { mockOutagesProjection } from './incidents/mock-outages.projection';
import { mockRoomActsProjection } from './room/mock-room-acts.projection';
import { mockArrangementsProjection } from './sessions/mock-arrangements.projection';
import { mockSessionsProjection } from './sessions/mock-sessions.projection';
import { mockPapersProjection } from './sets/mock-papers.projection';
import { mockSetPapersProjection } from './sets/mock-set-papers.projection';
import { mockSetQuestionsProjection } from './sets/mock-set-questions.projection';
import { mockSetSectionsProjection } from './sets/mock-set-sections.projection';
import { mockSetVersionsProjection } from './sets/mock-set-versions.projection';
import { mockSetsProjection } from './sets/mock-sets.projection';
import { mockSittingAnswersProjection } from './sittings/mock-sitting-answers.projection';
import { mockSittingOpeningsProjection } from './sittings/mock-sitting-openings.projection';
import { mockSittingsProjection } from './sittings/mock-sittings.projection';

export const mockExamsProjections = [
  mockSetsProjection,
  mockSetVersionsProjection,
  mockSetPapersProjection,
  mockSetSectionsProjection,
  mockSetQuestionsProjection,
  mockPapersProjection,
  mockKeysProjection,
  mockSessionsProjection,
  mockArrangementsProjection,
  mockSittingsProjection,
  mockSittingAnswersProjection,
  mockPaperQuestionsProjection,
  mockSessionRoomsProjection,
  mockSatPapersProjection,
  mockQuestionStepsProjection,
  mockSittingOpeningsProjection,
  mockRoomActsProjection,
  mockReportsProjection,
  mockReportVersionsProjection,
  mockReportRequestsProjection,
  mockOverallReportsProjection,
  mockIncidentsProjection,
  mockOutagesProjection,
];
