import { at, set } from 'platform/projections';
import { ALWAYS, mockArrangements } from 'schemas/mock-exams/sessions/sessions.tables';
import { readModel } from '../../read-model';

export const mockArrangementsProjection = readModel(mockArrangements, { version: 1 }).fold({
  StandingArrangementsSet: at(
    ({ learnerId }) => ({ learnerId, sessionId: ALWAYS }),
    (_, { data: { learnerId, familyId, arrangements, setAt } }) => ({
      learnerId,
      familyId,
      arrangements,
      sessionId: ALWAYS,
      changedAt: setAt,
    }),
  ),
  BookingArrangementsSet: (_, { data: { learnerId, sessionId, familyId, arrangements, setAt } }) => ({
    learnerId,
    sessionId,
    familyId,
    arrangements,
    changedAt: setAt,
  }),
  BookingArrangementsCleared: (row, { data }) => row && set(row, { arrangements: null, changedAt: data.clearedAt }),
});
