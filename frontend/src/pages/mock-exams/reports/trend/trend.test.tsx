import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getMockExamReportForMockExamUser } from 'schemas/mock-exams/reports/child-report.contract';
import { explainMockFigure, explainMockReportFigure } from 'schemas/mock-exams/results/explain.contract';
import { getMockExamReportTrend, getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { FakeServer, refused } from '../../../../../testing/fake-server';
import { issuedReport } from '../../../../../testing/exam/issued-report';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';
import { trend, trendPoint } from '../../../../../testing/exam/trend';

const search = '?mockExamSessionId=december&mockExamUserId=beth';

function family(told = trend()) {
  signInSomebody('ROLE_USER');
  const server = new FakeServer()
    .on(getMockExamReportForMockExamUser)
    .answers(() => issuedReport())
    .on(getMockExamReportTrend)
    .answers(() => told);
  return { server, ...showAt(`/mock-exams/report${search}`) };
}

it('says what the exams together say, with each score, its band and how many it is among', async () => {
  const { server } = family();
  expect(
    await screen.findByRole('heading', { level: 2, name: /^Up 12.points since Sat 12 Sept? 2026: more than chance/ }),
  ).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Scores: .*100, 94 to 106; .*no score; .*112, 106 to 118\.$/ }),
  ).toBeVisible();
  const first = within(screen.getByRole('row', { name: /12 Sept? 2026/ }));
  expect(first.getByText(/94 to 106/)).toBeVisible();
  expect(first.getByText(/40.children/)).toBeVisible();
  expect(screen.getByText('None yet: 12 of 30 children have sat it')).toBeVisible();
  expect(screen.getByText('CEM mock exam')).toBeVisible();
  expect(server.of(getMockExamReportTrend).map(({ body }) => body)).toEqual([{ mockExamUserId: 'beth' }]);
  expect(server.of(getMockExamTrend)).toEqual([]);
});

it('opens how a change came about, and how a score did, by the report that it is from', async () => {
  const { server, user } = family();
  server.on(explainMockReportFigure).answers(() => refused(404, 'MockFigureNotThere', 'There is no such figure.'));
  await user.click(await screen.findByRole('button', { name: /^\+12, up/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('6 × 6 + 6 × 6 = 72')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Close/ }));
  await user.click(screen.getByRole('button', { name: /^112/ }));
  expect(await screen.findByText('There is no such figure.')).toBeVisible();
  expect(server.of(explainMockReportFigure)[0]?.body).toMatchObject({
    mockExamSessionId: 'session-2026-12-05',
    mockExamUserId: 'beth',
    figure: 'score',
  });
});

it.each([
  [[trendPoint('2026-12-05', 112)], /^One score so far: a trend begins with the second/],
  [[trendPoint('2026-12-05', null)], /^No score yet, so no trend/],
  [[trendPoint('2026-12-05', null, { whyNone: 'missed a paper', n: 0 })], /^No score yet, so no trend/],
  [[], /^No mock exam yet/],
])('says when a trend begins, and draws none before', async (points, heading) => {
  family(trend(points));
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Scores/ })).toBeNull();
  if (points.length > 0) expect(screen.getByText(/as soon as thirty children have sat/)).toBeVisible();
});

it('keeps what the report keeps back: a score that is not explained opens nothing', async () => {
  family(trend([trendPoint('2026-12-05', 80, { isExplained: false })]));
  expect(await screen.findByText('80')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^80/ })).toBeNull();
});

it('stands on the staff’s page of a child as it is now, also where no report was issued', async () => {
  signInSomebody('ROLE_ADMIN');
  const server = new FakeServer()
    .on(getMockExamReportForMockExamUser)
    .answers(() => refused(404, 'ReportNotFound', 'There is no such report.'))
    .on(getMockExamTrend)
    .answers(() => trend())
    .on(explainMockFigure)
    .answers(() => refused(404, 'MockFigureNotThere', 'There is no such figure.'));
  const { user } = showAt(`/app/admin-whizz/mock-exam-report${search}`);
  expect(await screen.findByText('From exam to exam, as it stands now')).toBeVisible();
  expect(await screen.findByText(/^This report has not been made/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^112/ }));
  expect(await screen.findByText('There is no such figure.')).toBeVisible();
  expect(server.of(explainMockFigure)[0]?.body).toMatchObject({ mockExamUserId: 'beth', figure: 'score' });
  expect(server.of(getMockExamReportTrend)).toEqual([]);
});
