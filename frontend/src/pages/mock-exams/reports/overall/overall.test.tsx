import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getOverallMockExamReport, rebuildOverallMockExamReport } from 'schemas/mock-exams/reports/overall.contract';
import { explainMockOverallFigure } from 'schemas/mock-exams/results/explain.contract';
import { unexplained } from '../../../../../testing/exam/unexplained';
import { FakeServer, refused } from '../../../../../testing/fake-server';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';
import { hash, overallReport } from '../../../../../testing/overall-report';

const page = '/app/admin-whizz/mock-exam-overall-report?mockExamSessionId=s';
function show(reply = overallReport(), address = page) {
  signInSomebody('ROLE_ADMIN');
  const server = new FakeServer().on(getOverallMockExamReport).answers(() => reply);
  return { server, ...showAt(address) };
}

it('says what the PDF says, and what it was made from', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: /^Half of 40 children had 41 of 80/ })).toBeVisible();
  expect(screen.getByText('40 booked, 39 sat it, 1 did not come.')).toBeVisible();
  const parts = within(screen.getByRole('region', { name: 'Figures of the parts' }));
  expect(parts.getByRole('row', { name: /All papers 40.* 80.* 41\.2.* 9\.1/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 of 80 questions to look at again' })).toBeVisible();
  expect(screen.getByText('B looks right to the best third: check the key.')).toBeVisible();
  expect(screen.getByText(hash)).toBeVisible();
});

it('opens what a figure was made from, as it was issued', async () => {
  const { server, user } = show();
  server.on(explainMockOverallFigure).answers(() => ({
    serverNow: '2026-11-21T18:00:00.000Z',
    steps: [{ says: 'All their marks, shared out evenly.', sum: '1648 ÷ 40 = 41.2' }],
    rule: 1,
    n: 40,
    papers: [{ name: 'Paper 1', keyVersion: 1 }],
    position: '1204'.padStart(20, '0'),
    answers: [],
  }));
  await user.click(await screen.findByRole('button', { name: /\(Mean of All papers: how it is worked out\)$/ }));
  expect(await screen.findByText('1648 ÷ 40 = 41.2')).toBeVisible();
  expect(screen.getByText('As the log stood at')).toBeVisible();
  expect(server.of(explainMockOverallFigure)[0]?.body).toEqual({
    mockExamSessionId: 's',
    version: 1,
    figure: 'mean',
    of: 'total',
  });
  cleanup();
  show(overallReport({ explains: { parts: [], questions: [] } }));
  expect(await screen.findByRole('row', { name: /All papers 40 80 41\.2 9\.1/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /\(Mean/ })).toBeNull();
});

it('says with which key it was marked, and offers a new issue where that was put right since', async () => {
  show();
  expect(await screen.findByText(/^No key has been put right since/)).toBeVisible();
  cleanup();
  show(overallReport({ keys: [{ paper: 'Paper 1', made: 1, now: 2 }] }));
  expect(await screen.findByText(/Now version 2 of Paper 1 counts/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make it anew and send it' }).getAttribute('href')).toContain(
    'mock-exam-reports?mockExamSessionId=s#overall-report',
  );
});

it('is made again and compared, version by version', async () => {
  const first = { version: 1, issuedAt: '2026-11-21T17:00:00.000Z' };
  const versions = [{ version: 2, issuedAt: '2026-11-22T17:00:00.000Z' }, first];
  const { server, user } = show(overallReport({ versions, version: 2 }));
  server
    .on(rebuildOverallMockExamReport)
    .answers(() => ({ version: 2, isSame: true, contentHash: hash, rebuiltHash: hash, bytes: 120_344 }));
  await user.click(await screen.findByRole('button', { name: 'Make it again and compare' }));
  expect(await screen.findByText('The same to the byte.')).toBeVisible();
  expect(server.of(rebuildOverallMockExamReport)[0]?.body).toEqual({ mockExamSessionId: 's', version: 2 });
  expect(screen.getByRole('link', { name: /^the one of/ }).getAttribute('href')).toContain('version=1');
});

it('has the paper alone of one that was issued before there was a page', async () => {
  show(overallReport({ content: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overall report' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the PDF' })).toBeVisible();
  expect(screen.getByText(hash)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make it again and compare' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Make it anew and send it' })).toBeVisible();
});

it('says where there is none, and asks which where its address names none', async () => {
  const { server, unmount } = show();
  unmount();
  server.on(getOverallMockExamReport).answers(() => refused(404, 'ReportNotFound', 'There is no such report.'));
  showAt(`${page}x`);
  expect(await screen.findByText(/^This report has not been made/)).toBeVisible();
  showAt('/app/admin-whizz/mock-exam-overall-report');
  expect(await screen.findByText('Please choose a session from the list first.')).toBeVisible();
});

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens in the table': [
    'Half of # children had # of # or more; one key is worth checking.',
    '# of # questions to look at again',
  ],
  'a name, or a place': [
    'KR-#',
    'SD: how far marks lie apart. KR-#: how much of that is not chance, # at most. Error: how far a mark may lie by chance from what the child would have in the long run.',
    'Paper #',
    'Paper #, #',
  ],
  'what it was made from': [
    'Issue: #, Sat # Nov #, # pm',
    'Log position: #',
    'Marking rule: #',
    'Template: #',
    'SHA-256 of the PDF: SHA-# of the PDF',
    'SHA-256 of the PDF: a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#a#',
  ],
};

it('shows no figure that opens nothing', async () => {
  const { server, user } = show();
  server.on(explainMockOverallFigure).answers(() => refused(404, 'MockFigureNotThere', 'There is no such figure.'));
  await screen.findByRole('heading', { level: 1, name: /^Half of 40/ });
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  await user.click(screen.getByRole('button', { name: /\(What 7 of Paper 1 tells apart: how it is worked out\)$/ }));
  await waitFor(() =>
    expect(server.of(explainMockOverallFigure)[0]?.body).toMatchObject({ figure: 'discrimination', of: 'q7' }),
  );
});
