import { describe, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { ChildReportEvent } from 'schemas/mock-exams/reports/reports.events';
import { examReport, type ExamReportCommand } from './exam-report.decider';

const given = stories(examReport);
const one = { sessionId: 'march', learnerId: 'amara' };
const atNoon = '2027-03-06T12:00:00.000Z';
type Issued = Extract<ChildReportEvent, { type: 'MockReportIssued' }>;

const placed = (place: number) => String(place).padStart(20, '0');

const issued = (version: number, requestId: string, note?: string): Issued => ({
  type: 'MockReportIssued',
  data: {
    ...one,
    familyId: 'okafor',
    requestId,
    version,
    position: placed(1),
    keyVersions: [],
    markingRule: 1,
    template: 1,
    contentHash: 'c'.repeat(64),
    sealedHash: 'd'.repeat(64),
    sealKey: 'k'.repeat(44),
    site: 'https://fieldfare.example',
    ...(note !== undefined && { note }),
    issuedAt: atNoon,
  },
});
/** As it would be, made from another place in the log. */
const issuedAt = (place: number, { data, type }: Issued): Issued => ({
  type,
  data: { ...data, position: placed(place) },
});
const issue = (version: number, requestId: string, place = 1): ExamReportCommand => ({
  type: 'Issue',
  data: issuedAt(place, issued(version, requestId)).data,
});
const sending = (version: number, number = 1) => ({ ...one, version, sending: number });
const sent = (version: number, number = 1) => ({
  type: 'MockReportSent' as const,
  data: { ...sending(version, number), sentAt: atNoon },
});
const failed = (version: number, number = 1) => ({
  type: 'MockReportFailed' as const,
  data: { ...sending(version, number), why: '550 no such mailbox', failedAt: atNoon },
});
const skipped = (requestId: string) => ({
  type: 'MockReportSkipped' as const,
  data: { ...one, requestId, why: 'did not sit' as const, skippedAt: atNoon },
});
const answered = (requestId: string, version: number) => ({
  type: 'MockReportRequestAnswered' as const,
  data: { ...one, requestId, version, answeredAt: atNoon },
});
const resent = (version: number, number: number, note?: string) => ({
  type: 'MockReportResendAskedFor' as const,
  data: {
    ...sending(version, number),
    familyId: 'okafor',
    requestId: version === 1 ? 'r' : 's',
    askedAt: atNoon,
    ...(note !== undefined && { note }),
  },
});
const noteSent = (version: number, number = 1): ExamReportCommand => ({
  type: 'NoteSent',
  data: sent(version, number).data,
});
const noteFailed = (version: number, number = 1): ExamReportCommand => ({
  type: 'NoteFailed',
  data: failed(version, number).data,
});
const stands = (version: number, number = 1): ExamReportCommand => ({ type: 'Stands', data: sending(version, number) });
const skip = (requestId: string): ExamReportCommand => ({ type: 'Skip', data: skipped(requestId).data });
const resend = (seenVersion: number, seenSending: number): ExamReportCommand => ({
  type: 'Resend',
  data: { ...one, askedAt: atNoon },
  seenVersion,
  seenSending,
});

describe('issuing', () => {
  it('happens once for each request', () => {
    given().when(issue(1, 'r')).then(issued(1, 'r'));
    given(issued(1, 'r')).when(issue(1, 'r')).thenNothing();
    given(issued(1, 'r'), sent(1)).when(issue(2, 's')).then(issued(2, 's'));
  });

  it('is refused where another was made meanwhile: its number stands on it', () => {
    given(issued(1, 'r')).when(issue(1, 's')).thenRefused('ReportChangedMeanwhile');
    given().when(issue(2, 'r')).thenRefused('ReportChangedMeanwhile');
  });

  it('is not overtaken by a request from before it that was held up', () => {
    const corrected = issuedAt(9, issued(1, 'key', 'A key.'));
    given(corrected, sent(1))
      .when(issue(2, 'results', 5))
      .then(answered('results', 1));
    given(corrected, sent(1))
      .when(issue(1, 'results', 5))
      .then(answered('results', 1));
    given(corrected, answered('results', 1))
      .when(issue(2, 'results', 5))
      .thenNothing();
    given(corrected, sent(1))
      .when(issue(2, 'again', 10))
      .then(issuedAt(10, issued(2, 'again')));
  });

  it('does not happen for a key with which the report that there is was made: that tells why, and the mark is known', () => {
    const byKeys = (keyVersion: number, { type, data }: Issued): Issued => ({
      type,
      data: { ...data, keyVersions: [{ paperHash: 'a'.repeat(64), keyVersion }] },
    });
    const both = byKeys(3, issuedAt(9, issued(2, 'key-2', 'Question 3. Question 16.')));
    const ofKey = (keyVersion: number) => ({
      type: 'Issue' as const,
      because: 'key changed' as const,
      data: byKeys(keyVersion, issuedAt(10, issued(3, 'key-3'))).data,
    });
    const before = [byKeys(1, issued(1, 'r')), sent(1), both];
    given(...before)
      .when(ofKey(3))
      .then(answered('key-3', 2));
    given(...before, answered('key-3', 2))
      .when(ofKey(3))
      .thenNothing();
    given(...before)
      .when(ofKey(4))
      .then(byKeys(4, issuedAt(10, issued(3, 'key-3'))));
    // Asked for by somebody, with a reason of their own.
    given(...before)
      .when({ ...ofKey(3), because: 'again' })
      .then(byKeys(3, issuedAt(10, issued(3, 'key-3'))));
  });

  it('does not happen for a note where nothing has changed since the report that there is, and for another note does', () => {
    const ofNote = (version: number, note?: string) => ({
      type: 'Issue' as const,
      because: 'note changed' as const,
      data: issuedAt(10, issued(version, 'note-1', note)).data,
    });
    const noted = issuedAt(9, issued(2, 'key-2', 'Question 3. A note.'));
    given(issued(1, 'r'), sent(1), noted).when(ofNote(3)).then(answered('note-1', 2));
    given(issued(1, 'r'), sent(1), noted, answered('note-1', 2)).when(ofNote(3)).thenNothing();
    given(issued(1, 'r'), sent(1))
      .when(ofNote(2, 'A note.'))
      .then(issuedAt(10, issued(2, 'note-1', 'A note.')));
    // Made beside another one: whether that has it nobody knows before it is made anew.
    given(issued(1, 'r'), sent(1), noted).when(ofNote(2)).thenRefused('ReportChangedMeanwhile');
  });

  it('does not happen where it was said that there is none', () => {
    given(skipped('r')).when(issue(1, 'r')).thenNothing();
  });
});

describe('sending', () => {
  it('stands until it is noted, and where it failed', () => {
    given(issued(1, 'r')).when(stands(1)).thenNothing();
    given(issued(1, 'r'), failed(1)).when(stands(1)).thenNothing();
    given(issued(1, 'r'), sent(1)).when(stands(1)).thenRefused('ReportNotStanding');
    given(issued(1, 'r'), issued(2, 's')).when(stands(1)).thenRefused('ReportNotStanding');
    given(issued(1, 'r'), failed(1), resent(1, 2)).when(stands(1)).thenRefused('ReportNotStanding');
    given().when(stands(1)).thenRefused('ReportNotStanding');
  });

  it('is noted once', () => {
    given(issued(1, 'r')).when(noteSent(1)).then(sent(1));
    given(issued(1, 'r'), sent(1)).when(noteSent(1)).thenNothing();
    given(issued(1, 'r')).when(noteFailed(1)).then(failed(1));
    given(issued(1, 'r'), failed(1)).when(noteFailed(1)).thenNothing();
    given(issued(1, 'r'), sent(1)).when(noteFailed(1)).thenNothing();
  });

  it('is noted as sent after it had failed, where somebody had it tried again', () => {
    given(issued(1, 'r'), failed(1)).when(noteSent(1)).then(sent(1));
  });

  it('changes nothing of a report that was made since, and is refused of one that was never made', () => {
    given(issued(1, 'r'), issued(2, 's')).when(noteSent(1)).thenNothing();
    given(issued(1, 'r')).when(noteSent(2)).thenRefused('ReportNotFound');
    given(issued(1, 'r')).when(noteFailed(1, 2)).thenRefused('ReportNotFound');
  });
});

describe('saying that there is none', () => {
  it('happens once for each request, also of one that was made and finds nobody', () => {
    given().when(skip('r')).then(skipped('r'));
    given(skipped('r')).when(skip('r')).thenNothing();
    given(issued(1, 'r')).when(skip('r')).then(skipped('r'));
    given(issued(1, 'r'), sent(1)).when(skip('r')).thenNothing();
  });
});

describe('sending once more', () => {
  it('is a sending of its own, with what was said of the version', () => {
    given(issued(1, 'r'), failed(1)).when(resend(1, 1)).then(resent(1, 2));
    given(issued(1, 'r'), sent(1)).when(resend(1, 1)).then(resent(1, 2));
    given(issued(1, 'r'), sent(1), issued(2, 's', 'A key.'), sent(2))
      .when(resend(2, 1))
      .then(resent(2, 2, 'A key.'));
    // By the request that it was made for, whatever it answers besides.
    given(issued(1, 'r'), answered('s', 1), sent(1)).when(resend(1, 1)).then(resent(1, 2));
  });

  it('is refused of what is not there, and where it is not what was seen', () => {
    given().when(resend(1, 1)).thenRefused('ReportNotFound');
    given(skipped('r')).when(resend(1, 1)).thenRefused('ReportNotFound');
    given(issued(1, 'r'), failed(1), resent(1, 2), failed(1, 2))
      .when(resend(1, 1))
      .thenRefused('ReportChangedMeanwhile');
  });

  it('changes nothing while it is on its way', () => {
    given(issued(1, 'r')).when(resend(1, 1)).thenNothing();
    given(issued(1, 'r'), failed(1), resent(1, 2)).when(resend(1, 2)).thenNothing();
  });
});
