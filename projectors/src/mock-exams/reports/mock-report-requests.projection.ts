import { set } from 'platform/projections';
import { mockOverallReports, mockReportRequests } from 'schemas/mock-exams/reports/reports.tables';
import { readModel } from '../../read-model';

export const mockReportRequestsProjection = readModel(mockReportRequests, { version: 2 }).fold({
  MockReportsAskedFor: (_, { data, meta }) => ({
    sessionId: data.sessionId,
    requestId: data.requestId,
    kind: data.kind,
    reason: data.reason,
    note: data.note ?? null,
    named: data.learnerIds?.length ?? null,
    askedAt: data.askedAt,
    askedBy: meta.actorId,
    preparedAt: null,
    addressed: null,
    answered: 0,
    position: null,
    keyVersions: null,
    markingRule: null,
    template: null,
    cohort: null,
  }),
  MockReportsPrepared: (row, { data }) =>
    set(row, {
      preparedAt: data.preparedAt,
      addressed: data.learnerIds.length,
      position: data.position,
      keyVersions: data.keyVersions,
      markingRule: data.markingRule,
      template: data.template,
      cohort: data.cohort,
    }),
  MockReportRequestAnswered: (row) => row && set(row, { answered: row.answered + 1 }),
});

export const mockOverallReportsProjection = readModel(mockOverallReports, { version: 2 }).fold({
  MockOverallReportIssued: (_, { data }) => ({
    sessionId: data.sessionId,
    version: data.version,
    requestId: data.requestId,
    position: data.position,
    keyVersions: data.keyVersions,
    markingRule: data.markingRule,
    template: data.template,
    contentHash: data.contentHash,
    content: data.content ?? null,
    issuedAt: data.issuedAt,
    addressed: data.adminIds.length,
    sent: 0,
    lastSentAt: null,
  }),
  MockOverallReportSent: (row, { data: { sentAt } }) => row && set(row, { sent: row.sent + 1, lastSentAt: sentAt }),
});
