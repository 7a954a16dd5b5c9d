import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  getMockExamReportForMockExamUser,
  rebuildMockExamReport,
} from 'schemas/mock-exams/reports/child-report.contract';
import { goName } from 'schemas/mock-exams/reports/go-links.rules';
import { getMockExamReportTrend, getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../../../../testing/practice/catalogue';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { issuedReport } from '../../../../testing/exam/issued-report';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { trend } from '../../../../testing/exam/trend';
import { goTargets, typesFor } from './go-targets';

let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_USER');
  server = new FakeServer()
    .on(getMockExamReportTrend)
    .answers(() => trend())
    .on(getMockExamTrend)
    .answers(() => trend());
});

const search = '?mockExamSessionId=december&mockExamUserId=beth';
const family = `/mock-exams/report${search}`;
const office = `/app/admin-whizz/mock-exam-report${search}`;
const heading = { level: 1, name: /^14 of 20\. Missing words/ };

describe('a report', () => {
  const showing = (reply = issuedReport(), address = family) => {
    server.on(getMockExamReportForMockExamUser).answers(() => reply);
    return showAt(address);
  };

  it('leads with its sentence, and each thing to work on with a worksheet', async () => {
    showing();
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('img', { name: /^40 marks as dots\. Beth 14/ })).toBeVisible();
    const start = screen.getByRole('link', { name: /^Start ten questions/ });
    expect(start.getAttribute('href')).toBe(`/go/${goName({ subject: 'maths', topic: 'weight-and-ratio' })}`);
    expect(screen.getByText('Next time:').parentElement).toHaveTextContent('mark a hard one');
  });

  it('has the picture as a table, too', async () => {
    const { user } = showing();
    await user.click(await screen.findByText('Show as table'));
    const table = within(screen.getByRole('region', { name: 'Marks as a table' }));
    expect(table.getAllByRole('row')).toHaveLength(18);
  });

  it('says on top what changed, and leads to the one before, which leads back', async () => {
    const first = { version: 1, issuedAt: '2026-12-05T18:12:00.000Z', sentAt: null, note: null };
    const second = {
      version: 2,
      issuedAt: '2026-12-07T09:00:00.000Z',
      sentAt: null,
      note: 'Question 3 counts for nobody.',
    };
    const versions = [second, first];
    const { unmount } = showing(issuedReport({ versions, version: 2 }));
    expect(await screen.findByText(/Question 3 counts for nobody/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^the one of/ }).getAttribute('href')).toContain('version=1');
    unmount();
    signInSomebody('ROLE_USER');
    showing(issuedReport({ versions, version: 1 }), `${family}&version=1`);
    expect(await screen.findByText('This is an earlier report.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'read the one that counts now' }).getAttribute('href')).toContain(
      'version=2',
    );
  });

  it('is not there for another family', async () => {
    server
      .on(getMockExamReportForMockExamUser)
      .answers(() => refused(404, 'ReportNotFound', 'There is no such report.'));
    showAt(family);
    expect(await screen.findByText('There is no such report.')).toBeVisible();
  });

  it('asks which, where its address names none', async () => {
    showAt('/mock-exams/report');
    expect(await screen.findByText('Please choose an exam from the list first.')).toBeVisible();
  });

  it('is made again for staff, who read that it is the same', async () => {
    signInSomebody('ROLE_ADMIN');
    const { made, version } = issuedReport();
    server.on(rebuildMockExamReport).answers(() => ({
      ...made,
      version,
      isSame: true,
      rebuiltHash: made.contentHash,
      bytes: 207_763,
      cohort: 40,
      issuedAt: '2026-12-05T18:12:00.000Z',
    }));
    const { user } = showing(issuedReport(), office);
    await user.click(await screen.findByRole('button', { name: 'Make it again and compare' }));
    expect(await screen.findByText('The same to the byte.')).toBeVisible();
    expect(screen.getByText('12,917')).toBeVisible();
  });
});

describe('an address of a report', () => {
  const topics = catalogue.topics;
  const opened = (name: string) => {
    server.on(getQuestionCatalogue).answers(() => catalogue);
    server.on(getFittingLevels).answers(({ questionTypes }) => ({
      levels: questionTypes.map((questionType) => ({ questionType, level: 2 as const })),
    }));
    return showAt(`/go/${name}`);
  };

  it('leads to ten questions of its topic, at the level of whoever opens it', async () => {
    const [topic] = topics;
    if (!topic) throw new Error('the catalogue has topics');
    const { address } = opened(goName({ subject: topic.subject, topic: topic.key }));
    await waitFor(() => expect(address()).toContain('plan=practice'));
    const counts = [...address().matchAll(/~(\d+)~2/g)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  it('says kindly that it was mistyped, and what may have been meant', async () => {
    const [topic] = topics;
    if (!topic) throw new Error('the catalogue has topics');
    const name = goName({ subject: topic.subject, topic: topic.key });
    opened(`${name.slice(0, -1)}0`);
    expect(await screen.findByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
    expect(screen.getByRole('link', { name: topic.title }).getAttribute('href')).toBe(`/go/${name}`);
  });

  it('is another for each thing that can be practised, and holds ten questions', () => {
    const targets = goTargets(topics);
    expect(new Set(targets.map(goName)).size).toBe(targets.length);
    for (const target of targets) expect(typesFor(target, topics).reduce((sum, [, count]) => sum + count, 0)).toBe(10);
  });
});
