import { mockExamsFeature } from 'schemas/mock-exams/mock-exams.feature';
import { dayOf } from '../../../testing/day';
import { FORGOTTEN } from '../../../testing/forgotten';
import { golden } from '../../../testing/golden';

const { accountId: familyId, learnerId } = FORGOTTEN;

/** A session that is announced, moved and called off, one that stands, and what was arranged for somebody who is forgotten. */
export const mockExamsDay = dayOf(mockExamsFeature, {
  on: '2026-09-05',
  last: ['MockRoomHeard', 'MockMessagePutAway'],
  later: [
    golden('ExamSessionScheduled', { sessionId: 'session-2' }),
    golden('ExamSessionSetAssigned', { sessionId: 'session-2' }),
    golden('BookingArrangementsSet', { sessionId: 'session-2' }),
    golden('BookingArrangementsSet', { sessionId: 'session-2', learnerId, familyId }),
    golden('StandingArrangementsSet', { learnerId, familyId }),
    golden('MockSittingBegun', { learnerId, familyId }),
    golden('MockPaperOpened', { learnerId }),
    golden('MockChoiceMade', { learnerId }),
    golden('MockLateAnswerKept', { learnerId }),
    golden('MockLateAnswerDecided', { learnerId }),
    golden('ExamRoomPaused', { learnerId, ownReason: 'They felt ill.' }),
    golden('MockReportIssued', { learnerId, familyId }),
    golden('MockReportFailed', { learnerId }),
    golden('MockRoomHeard', { learnerId }),
    golden('MockMessagePutAway', { learnerId }),
  ],
});
