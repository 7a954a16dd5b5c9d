import { set } from 'platform/projections';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { readModel } from '../../read-model';

export const mockSessionsProjection = readModel(mockSessions, { version: 1 }).fold({
  ExamSessionScheduled: (row, { data }) =>
    row ?? {
      sessionId: data.sessionId,
      startsOn: data.startsOn,
      wallTime: data.wallTime,
      startsAt: data.startsAt,
      closesAt: closesAtOf({ startsAt: data.startsAt, set: null }),
      isCatchUp: data.isCatchUp,
      isFree: data.isFree,
      announcedType: data.examType ?? null,
      capacity: data.capacity ?? null,
      setId: null,
      setVersion: null,
      setName: null,
      setType: null,
      setPublishedAt: null,
      papers: [],
      breakMinutes: 0,
      closesAfterMinutes: null,
      movedAt: null,
      cancelledAt: null,
      reason: null,
    },
  ExamSessionSetAssigned: (row, { data: { set: assigned, breakMinutes, closesAfterMinutes } }) =>
    row &&
    set(row, {
      setId: assigned.setId,
      setVersion: assigned.setVersion,
      setName: assigned.name,
      setType: assigned.type,
      setPublishedAt: assigned.publishedAt,
      papers: assigned.papers,
      breakMinutes,
      closesAfterMinutes,
      closesAt: closesAfter(row.startsAt, closesAfterMinutes),
    }),
  ExamSessionMoved: (row, { data: { startsOn, wallTime, startsAt, movedAt, reason } }) =>
    row &&
    set(row, {
      startsOn,
      wallTime,
      startsAt,
      movedAt,
      reason,
      closesAt: closesAfter(startsAt, row.closesAfterMinutes),
    }),
  ExamSessionCapacitySet: (row, { data }) => row && set(row, { capacity: data.capacity ?? null }),
  ExamSessionCancelled: (row, { data: { cancelledAt, reason } }) => row && set(row, { cancelledAt, reason }),
});

const closesAfter = (startsAt: string, minutes: number | null): string =>
  minutes === null
    ? closesAtOf({ startsAt, set: null })
    : new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
