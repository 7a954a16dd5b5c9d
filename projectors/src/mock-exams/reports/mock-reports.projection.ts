import { atEach, set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { mockReports, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockReports>;

const queued = (data: Pick<Row, 'sessionId' | 'learnerId' | 'requestId' | 'changedAt'>): Row => ({
  ...data,
  familyId: null,
  state: 'queued',
  why: null,
  refused: null,
  version: 0,
  sending: 0,
  firstSentAt: null,
});

export const mockReportsProjection = readModel(mockReports, { version: 1 }).fold({
  MockReportsPrepared: atEach(
    ({ kind, sessionId, learnerIds }) =>
      kind === 'individual' ? learnerIds.map((learnerId) => ({ sessionId, learnerId })) : [],
    (row, { data: { sessionId, requestId, preparedAt } }, key) => {
      const learnerId = typeof key === 'object' ? String(key['learnerId']) : String(key);
      const known = row ?? queued({ sessionId, learnerId, requestId, changedAt: preparedAt });
      return set(known, { requestId, state: 'queued', why: null, refused: null, changedAt: preparedAt });
    },
  ),
  MockReportIssued: (row, { data }) => {
    const { sessionId, learnerId, familyId, requestId, version, issuedAt: changedAt } = data;
    const known = row ?? queued({ sessionId, learnerId, requestId, changedAt });
    return set(known, {
      familyId,
      requestId,
      state: 'issued',
      version,
      sending: 1,
      why: null,
      refused: null,
      changedAt,
    });
  },
  MockReportResendAskedFor: (row, { data: { version, sending, askedAt: changedAt } }) =>
    set(row, { state: 'issued', version, sending, why: null, refused: null, changedAt }),
  MockReportSent: (row, { data: { sentAt: changedAt } }) =>
    row && set(row, { state: 'sent', refused: null, changedAt, firstSentAt: row.firstSentAt ?? changedAt }),
  MockReportFailed: (row, { data: { why: refused, failedAt: changedAt } }) =>
    set(row, { state: 'failed', refused, changedAt }),
  MockReportSkipped: (row, { data }) => {
    const { sessionId, learnerId, requestId, why, skippedAt: changedAt } = data;
    const known = row ?? queued({ sessionId, learnerId, requestId, changedAt });
    // Whoever has one from before keeps it: this request alone found nobody.
    return set(known, { requestId, state: 'skipped', why, changedAt });
  },
});

export const mockReportVersionsProjection = readModel(mockReportVersions, { version: 1 }).fold({
  MockReportIssued: (_, { data }) => ({
    sessionId: data.sessionId,
    learnerId: data.learnerId,
    version: data.version,
    familyId: data.familyId,
    requestId: data.requestId,
    position: data.position,
    keyVersions: data.keyVersions,
    markingRule: data.markingRule,
    template: data.template,
    contentHash: data.contentHash,
    sealedHash: data.sealedHash,
    sealKey: data.sealKey,
    childName: data.childName ?? null,
    ageMonths: data.ageMonths ?? null,
    note: data.note ?? null,
    site: data.site,
    issuedAt: data.issuedAt,
    sentAt: null,
  }),
  MockReportSent: (row, { data: { sentAt } }) => row && set(row, { sentAt: row.sentAt ?? sentAt }),
});
