import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import {
  getMockExamReportForMockExamUser,
  rebuildMockExamReport,
} from 'schemas/mock-exams/reports/child-report.contract';
import { getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { FakeServer } from '../../../../../testing/fake-server';
import { issuedReport } from '../../../../../testing/exam/issued-report';
import { signInSomebody } from '../../../../../testing/somebody';
import { trend } from '../../../../../testing/exam/trend';
import StaffReportPage from './staff-report.page';

const of = (child: string) => `/report?mockExamSessionId=december&mockExamUserId=${child}`;

it('gives the whole address of what can be practised, as a way there', async () => {
  signInSomebody('ROLE_ADMIN');
  new FakeServer()
    .on(getMockExamReportForMockExamUser)
    .answers(() => issuedReport())
    .on(getMockExamTrend)
    .answers(() => trend());
  render(
    <MemoryRouter initialEntries={[of('beth')]}>
      <StaffReportPage />
    </MemoryRouter>,
  );
  const [way] = await screen.findAllByRole('link', { name: /\/go\// });
  expect(way?.textContent).toBe(`${window.location.origin}${way?.getAttribute('href') ?? ''}`);
});

it('says of no other child what was proved of one, also where both are known already', async () => {
  signInSomebody('ROLE_ADMIN');
  const { made, version } = issuedReport();
  const issuedAt = '2026-12-05T18:12:00.000Z';
  const proof = { version, isSame: true, rebuiltHash: made.contentHash, bytes: 207_763, cohort: 40, issuedAt };
  const server = new FakeServer()
    .on(getMockExamReportForMockExamUser)
    .answers(() => issuedReport())
    .on(getMockExamTrend)
    .answers(() => trend())
    .on(rebuildMockExamReport)
    .answers(() => ({ ...made, ...proof }));
  let navigate: NavigateFunction;
  function Here() {
    navigate = useNavigate();
    return <StaffReportPage />;
  }
  render(
    <MemoryRouter initialEntries={[of('beth'), of('amara')]}>
      <Here />
    </MemoryRouter>,
  );
  const button = () => screen.findByRole('button', { name: 'Make it again and compare' });
  await button();
  await act(async () => navigate(-1));
  await button();
  await act(async () => navigate(1));
  fireEvent.click(await button());
  expect(await screen.findByText('The same to the byte.')).toBeVisible();
  await act(async () => navigate(-1));
  await button();
  expect(screen.queryByText('The same to the byte.')).toBeNull();
  expect(server.of(rebuildMockExamReport)).toHaveLength(1);
});
