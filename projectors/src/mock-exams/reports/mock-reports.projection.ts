import { atEach, set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { mockReports, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockReports>;

const queued = (data: Pick<Row, 'sessionId' | 'learnerId' | 'requestId' | 'changedAt'>): Row => ({
  ...data,
  familyId: null,
  state: 'queued',
  stood: null,
  why: null,
  refused: null,
  version: 0,
  sending: 0,
  firstSentAt: null,
});

/** What comes of a report while another one is queued does not end the wait. */
const became = ({ state }: Row, outcome: 'sent' | 'failed'): Partial<Row> =>
  state === 'queued' ? { stood: outcome } : { state: outcome };

export const mockReportsProjection = readModel(mockReports, { version: 2 }).fold({
  MockReportsPrepared: atEach(
    ({ kind, sessionId, learnerIds }) =>
      kind === 'individual' ? learnerIds.map((learnerId) => ({ sessionId, learnerId })) : [],
    (row, { data: { sessionId, requestId, preparedAt } }, key) => {
      const learnerId = typeof key === 'object' ? String(key['learnerId']) : String(key);
      if (!row) return queued({ sessionId, learnerId, requestId, changedAt: preparedAt });
      const stood = row.state === 'queued' ? row.stood : row.state;
      return set(row, { requestId, state: 'queued', stood, changedAt: preparedAt });
    },
  ),
  MockReportIssued: (row, { data }) => {
    const { sessionId, learnerId, familyId, requestId, version, issuedAt: changedAt } = data;
    const known = row ?? queued({ sessionId, learnerId, requestId, changedAt });
    return set(known, {
      familyId,
      requestId,
      state: 'issued',
      stood: null,
      version,
      sending: 1,
      why: null,
      refused: null,
      changedAt,
    });
  },
  MockReportResendAskedFor: (row, { data: { version, sending, askedAt: changedAt } }) =>
    set(row, { state: 'issued', stood: null, version, sending, why: null, refused: null, changedAt }),
  MockReportSent: (row, { data: { sentAt: changedAt } }) =>
    row && set(row, { ...became(row, 'sent'), refused: null, changedAt, firstSentAt: row.firstSentAt ?? changedAt }),
  MockReportFailed: (row, { data: { why: refused, failedAt: changedAt } }) =>
    row && set(row, { ...became(row, 'failed'), refused, changedAt }),
  // Queued for another request since, it stays so.
  MockReportRequestAnswered: (row, { data: { requestId, answeredAt: changedAt } }) =>
    row?.state === 'queued' && row.requestId === requestId
      ? set(row, { state: row.stood ?? 'issued', stood: null, changedAt })
      : row,
  MockReportSkipped: (row, { data }) => {
    const { sessionId, learnerId, requestId, why, skippedAt: changedAt } = data;
    const known = row ?? queued({ sessionId, learnerId, requestId, changedAt });
    // Whoever has one from before keeps it: this request alone found nobody.
    return set(known, { requestId, state: 'skipped', stood: null, why, changedAt });
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
