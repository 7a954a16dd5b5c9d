import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMockExamReports, previewMockExamReport } from 'schemas/mock-exams/reports/progress.contract';
import {
  generateAndSendMockExamReports,
  generateAndSendOverallMockExamReport,
  makeMockExamReportsAgain,
  sendMockExamReportAgain,
} from 'schemas/mock-exams/reports/sending.contract';
import { FakeServer, refused } from '../../../../../testing/fake-server';
import {
  knownReports,
  reportsRequest as asked,
  unaskedReport as report,
} from '../../../../../testing/office/known-reports';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';
import type { Reports } from './known';

const page = '/app/admin-whizz/mock-exam-reports?mockExamSessionId=s';
const fresh = knownReports({ users: 2, reports: [report('Amara'), report("O'Neill")] });
const made = { version: 1, sending: 1, changedAt: '2026-11-21T17:01:00.000Z' };
const over: Reports = {
  ...fresh,
  requests: [asked],
  reports: [
    report('Amara', { state: 'failed', why: '550 no such mailbox', ...made }),
    report('Finn', { state: 'sent', ...made, sending: 2 }),
    report('Mei', { state: 'skipped', why: 'did not sit' }),
  ],
};

let server: FakeServer;
let known: Reports;
beforeEach(() => {
  known = fresh;
  signInSomebody('ROLE_ADMIN');
  server = new FakeServer().on(getMockExamReports).answers(() => known);
});

describe('the reports of a session', () => {
  it('count whoever will get one: a child who did not come is told of, and has nothing to preview', async () => {
    known = { ...fresh, users: 3, reports: [...fresh.reports, report('Mei', { hasSat: false })] };
    const { user } = showAt(page);
    await screen.findByRole('heading', { name: /^2\sreports to send$/ });
    expect(screen.getByRole('row', { name: /Mei.*Did not sit it: gets no report/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Preview of the report of Mei' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Send 2\sreports$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send 2\sreports$/ }));
    expect(dialog.getByText(/1\schild booked and did not sit it: they get none/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(generateAndSendMockExamReports)).toEqual([]);
  });

  it('are sent after asking once more, with how many', async () => {
    server.on(generateAndSendMockExamReports).answers(() => {
      known = over;
      return { requestId: 'r', askedAt: asked.askedAt, isNew: true };
    });
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: /^Send 2\sreports$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Send 2\sreports$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of(generateAndSendMockExamReports).map(({ body }) => body)).toEqual([{ mockExamSessionId: 's' }]);
    expect(await screen.findByText('1 sent, 1 failed.')).toBeTruthy();
    expect(screen.getByText(/^1.child gets none: did not sit the exam\.$/)).toBeTruthy();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 done');
  });

  it('say why one failed and why one was skipped, and send one again as it was seen', async () => {
    known = over;
    server.on(sendMockExamReportAgain).answers(() => refused(409, 'ReportChangedMeanwhile', 'It was sent meanwhile.'));
    const { user } = showAt(page);
    expect(await screen.findByText('The mail server said: 550 no such mailbox')).toBeTruthy();
    expect(screen.getByText('Did not sit the exam')).toBeTruthy();
    expect(screen.getByText('twice')).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: 'Ways back' }));
    for (const name of ['Users', 'Live board', 'Incidents', 'Results', 'Replay of the room'])
      expect(ways.getByRole('link', { name }).getAttribute('href')).toMatch(/=s$/);
    expect(ways.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^1\sreport could not be sent$/);
    await user.click(screen.getByRole('button', { name: 'Send again to the family of Amara' }));
    // It asks first: one press writes to nobody.
    const dialog = within(await screen.findByRole('dialog'));
    expect(server.of(sendMockExamReportAgain)).toEqual([]);
    expect(dialog.getByText(/Issue 1 was sent once/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('It was sent meanwhile.')).toBeTruthy();
    expect(server.of(sendMockExamReportAgain)[0]?.body).toEqual({
      mockExamSessionId: 's',
      mockExamUserId: 'amara',
      seenVersion: 1,
      seenSending: 1,
    });
  });

  it('are made again where the workers gave them up, with what families were to read, and the old mail is not sent', async () => {
    const note = 'A key was put right.';
    known = {
      ...over,
      requests: [{ ...asked, requestId: 'k', reason: 'key changed', by: null, named: 1, note }, asked],
      reports: [
        report('Amara', { ...made, state: 'not made', why: 'Error: no room' }),
        report('Finn', { state: 'sent', ...made }),
      ],
    };
    server.on(makeMockExamReportsAgain).answers(() => ({ requestId: 'r2', askedAt: asked.askedAt, isNew: true }));
    const { user } = showAt(page);
    expect(await screen.findByText('Making it met: Error: no room')).toBeTruthy();
    expect(screen.getByText(/: A key was put right: 1\sreport that/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again to the family of Amara' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Make 1\sreport again$/ }));
    await waitFor(() =>
      expect(server.of(makeMockExamReportsAgain).map(({ body }) => body)).toEqual([
        { mockExamSessionId: 's', mockExamUserIds: ['amara'], note, seenRequests: 2 },
      ]),
    );
  });

  it('cannot be made again while something is counted: nobody knows yet whether they are made by that', async () => {
    known = {
      ...over,
      requests: [{ ...asked, requestId: 'r2', reason: 'again', named: 1, preparedAt: null }, asked],
      reports: [report('Amara', { ...made, state: 'not made', why: 'Error: no room' })],
    };
    showAt(page);
    expect(await screen.findByText('Making it met: Error: no room')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  });

  it('say what went wrong with one also where the next went well', async () => {
    const failed = { state: 'failed' as const, why: '550', ...made };
    known = { ...over, reports: [report('Amara', failed), report('Finn', failed)] };
    server
      .on(sendMockExamReportAgain)
      .answers(({ mockExamUserId }) =>
        mockExamUserId === 'amara' ? refused(409, 'ReportChangedMeanwhile', 'It was sent meanwhile.') : {},
      );
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: /^Send 2\sreports again$/ }));
    await waitFor(() => expect(server.of(sendMockExamReportAgain)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Send 2\sreports again$/ })).toBeTruthy());
    expect(screen.getByText('It was sent meanwhile.')).toBeTruthy();
  });

  it('cannot be sent while somebody may be sitting, and say until when', async () => {
    known = { ...fresh, awaitedUntil: '2026-11-21T17:12:00.000Z', awaited: 1 };
    showAt(page);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
      /^Reports can be made from 5:12\spm$/,
    );
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
  });

  it('tell what they wait for, and that nothing has to be done', async () => {
    const heldUp = { count: 3, why: 'connect ECONNREFUSED', since: asked.askedAt, nextAt: '2026-11-21T17:05:00.000Z' };
    known = { ...over, heldUp, reports: [report('Amara', { state: 'sending', ...made })] };
    showAt(page);
    expect(await screen.findByText(/3\sreports wait for something that is away/)).toBeTruthy();
    expect(screen.getByText(/connect ECONNREFUSED/)).toBeTruthy();
  });

  it('can be looked at before they are sent, and say why where one cannot', async () => {
    server.on(previewMockExamReport).answers(() => refused(404, 'ReportNotFound', 'There is no such report.'));
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'Preview of the report of Amara' }));
    expect(await screen.findByText('There is no such report.')).toBeTruthy();
  });

  it('have one over all beside them, made anew only where that is wanted', async () => {
    known = {
      ...over,
      overall: { version: 1, issuedAt: asked.askedAt, addressed: 2, sent: 1, lastSentAt: asked.askedAt },
    };
    server
      .on(generateAndSendOverallMockExamReport)
      .answers(() => ({ requestId: 'o', askedAt: asked.askedAt, isNew: true }));
    const { user } = showAt(page);
    expect(await screen.findByText(/1 of 2\sadmins were written to/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Make it anew and send it' }));
    await waitFor(() =>
      expect(server.of(generateAndSendOverallMockExamReport).map(({ body }) => body)).toEqual([
        { mockExamSessionId: 's', again: true },
      ]),
    );
  });
});
