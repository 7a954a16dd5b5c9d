import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  getMockExamReportForMockExamUser,
  rebuildMockExamReport,
} from 'schemas/mock-exams/reports/child-report.contract';
import { goName } from 'schemas/mock-exams/reports/go-links.rules';
import { explainMockReportFigure } from 'schemas/mock-exams/results/explain.contract';
import { getMockExamReportTrend, getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../../../../testing/practice/catalogue';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { unexplained } from '../../../../testing/exam/unexplained';
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

  it('says of a middle between two marks what it lies between, and how that came about', async () => {
    const reply = issuedReport();
    const { picture, topics } = reply.content;
    const [first, ...papers] = topics.papers;
    if (!picture || !first) throw new Error('it has a picture and papers');
    const between = { ...picture, median: 10.5, medianWords: 'between 10 and 11' };
    const under = 'Median between 5 and 6 of 8';
    const told = { ...topics, papers: [{ ...first, under }, ...papers] };
    showing({ ...reply, content: { ...reply.content, picture: between, topics: told } });
    expect(await screen.findByText('median between 10 and 11')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Median between 5 and 6 / })).toBeVisible();
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

  it.each([
    [true, /^Changed Mon 7 Dec 2026/],
    [undefined, /^Corrected Mon 7 Dec 2026/],
  ])('tells a note once that what changed quotes (only changed: %s)', async (isOnlyChanged, lead) => {
    const { content } = issuedReport();
    const note = 'The fire bell rang twice.';
    const corrected = `The mark, 14 of 20, is the same. A note about the exam was put on the report: “${note}”`;
    const head = {
      ...content.head,
      corrected,
      notes: [note, 'The hall was cold.'],
      ...(isOnlyChanged && { isOnlyChanged }),
    };
    const issue = (version: number, issuedAt: string) => ({ version, issuedAt, sentAt: null, note: null });
    const versions = [issue(2, '2026-12-07T09:00:00.000Z'), issue(1, '2026-12-05T18:12:00.000Z')];
    showing(issuedReport({ content: { ...content, head }, versions, version: 2 }));
    expect(await screen.findByText(lead)).toBeVisible();
    expect(screen.getAllByText(/The fire bell rang twice/)).toHaveLength(1);
    expect(screen.getByText('The hall was cold.')).toBeVisible();
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

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens beside them, or in the line of its topic': [
    '# of #. Missing words and fractions went well; another go at ratio would help.',
    "Beth's # is in the top half of the # children who sat it",
    '# scored less, # the same and # more.',
    ', # times in #.',
    'Marks out of #. Each dot is one child, N = #. The pale band is the middle half.',
    'The average was #.',
    'Most marks left to win: Number work, # of #',
    'average of the #',
    'of #',
    'N = #. Those who sat it chose to, so # is not the national average.',
  ],
  'the picture as a table': ['Mark of #', 'Mark of 20: #', 'Children: #'],
  'opens below its strip': [
    '# minutes',
    'Where the time went: Number work, # minutes of Paper #',
    'About # min is usual for those # questions.',
    'Number work #',
    'Looking again #',
    'Not used #',
  ],
  'from report to report: its figures open in the table': [
    'Up # points since Sat # Sept #: more than chance explains',
    'Compared with: # children',
    'Score: None yet: # of # children have sat it',
  ],
  'a name or a date': [
    'GL mock exam, set # · Sat # Dec #, # am',
    'Paper # · English',
    'Paper # · Maths',
    '# other topics',
    'Paper #',
    'Issue #, made Sat # Dec #, # pm, from every answer that was saved by then and the answers that counted as right.',
    'Sat # Sept #',
    'GL set #',
    'Sat # Oct #',
    'Sat # Dec #',
  ],
};

it('shows no figure that opens nothing', async () => {
  const { content } = issuedReport();
  const [first, second] = content.topics.papers;
  const [number] = second?.sections ?? [];
  if (!first || !second || !number) throw new Error('it has two papers');
  const others = { partId: `${number.partId}.others`, title: '2 other topics', right: 1, of: 3, average: 1.2 };
  const papers = [first, { ...second, sections: [{ ...number, topics: [...number.topics.slice(0, 1), others] }] }];
  const reply = issuedReport({ content: { ...content, topics: { ...content.topics, papers } } });
  server.on(getMockExamReportForMockExamUser).answers(() => reply);
  const asked: object[] = [];
  server.on(explainMockReportFigure).answers((request) => {
    asked.push(request);
    return refused(404, 'MockFigureNotThere', 'There is no such figure.');
  });
  const { user } = showAt(family);
  await screen.findByRole('heading', heading);
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  await user.click(screen.getByRole('button', { name: /\(Marks of 2 other topics: how it is worked out\)$/ }));
  await waitFor(() => expect(asked).toMatchObject([{ figure: 'raw', of: others.partId }]));
});
