import { expect, it } from '@jest/globals';
import { golden } from '../../../testing/golden';
import { rowsOf } from '../../../testing/rows-of';
import { mockReportRequestsProjection } from './mock-report-requests.projection';
import { mockReportsProjection } from './mock-reports.projection';

const whose = { sessionId: 'march', learnerId: 'amara' };
const prepared = (requestId: string) =>
  golden('MockReportsPrepared', { sessionId: 'march', requestId, kind: 'individual', learnerIds: ['amara'] });
const issued = (requestId: string, version: number) =>
  golden('MockReportIssued', { ...whose, requestId, version, familyId: 'okafor' });
const sent = (version: number) => golden('MockReportSent', { ...whose, version, sending: 1 });
const failed = (version: number) =>
  golden('MockReportFailed', { ...whose, version, sending: 1, why: '550 no mailbox' });
const answered = (requestId: string) => golden('MockReportRequestAnswered', { ...whose, requestId, version: 1 });
const row = (...events: ReturnType<typeof golden>[]) => rowsOf(mockReportsProjection, ...events)[0];

it('is queued, made and sent, and queued again for another request', () => {
  expect(row(prepared('r'))).toMatchObject({ state: 'queued', stood: null, version: 0 });
  expect(row(prepared('r'), issued('r', 1), sent(1))).toMatchObject({ state: 'sent', version: 1 });
  expect(row(prepared('r'), issued('r', 1), sent(1), prepared('s'))).toMatchObject({ state: 'queued', stood: 'sent' });
});

it('is as it was where the report that there is says all that a request was to tell, be that written down late', () => {
  // The older request is counted only once the newer one was answered.
  const late = [prepared('newer'), issued('newer', 1), sent(1), prepared('older')];
  expect(row(...late)).toMatchObject({ state: 'queued' });
  expect(row(...late, answered('older'))).toMatchObject({ state: 'sent', stood: null, version: 1, requestId: 'older' });
  const refused = [prepared('r'), issued('r', 1), failed(1), prepared('s'), answered('s')];
  expect(row(...refused)).toMatchObject({ state: 'failed', refused: '550 no mailbox' });
});

it('stays queued for a request that is not answered, whatever becomes of the mail about the one before', () => {
  const waiting = [prepared('r'), issued('r', 1), prepared('s')];
  expect(row(...waiting, sent(1))).toMatchObject({ state: 'queued', stood: 'sent' });
  expect(row(...waiting, sent(1), answered('older'))).toMatchObject({ state: 'queued', stood: 'sent' });
  expect(row(...waiting, sent(1), issued('s', 2))).toMatchObject({ state: 'issued', stood: null, version: 2 });
});

it('counts of a request how many had a report that said all of it', () => {
  const asked = golden('MockReportsAskedFor', { sessionId: 'march', requestId: 's' });
  expect(rowsOf(mockReportRequestsProjection, asked, answered('s'), answered('s'))).toMatchObject([{ answered: 2 }]);
});
