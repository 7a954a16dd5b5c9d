import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { explainMockFigure } from 'schemas/mock-exams/results/explain.contract';
import { getMockExamQuestionFigures, getMockExamResults } from 'schemas/mock-exams/results/results.contract';
import { unexplained } from '../../../../testing/exam/unexplained';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Child, Part, Question, Results } from './api';
import { ordinal } from './figures';
import { binsOf } from './histogram';

const page = '/app/admin-whizz/mock-exam-results?mockExamSessionId=march';
const hash = '1'.repeat(64);
const part = (more: Partial<Part>): Part => ({
  partId: 'total',
  kind: 'total',
  name: null,
  subject: null,
  topic: null,
  n: 40,
  of: 3,
  counts: [4, 10, 20, 6],
  mean: 1.7,
  sd: 0.85,
  median: 2,
  lowerQuartile: 1,
  upperQuartile: 2,
  reliability: 0.84,
  sem: 0.34,
  ...more,
});
const child = (childName: string | null, right: number, more: Partial<Child> = {}): Child => ({
  mockExamUserId: childName ?? 'nobody',
  childName,
  state: 'completed',
  missed: [],
  parts: ['total', 'subject:MATHS'].map((partId) => ({
    partId,
    right,
    of: 3,
    rank: 4 - right,
    percentile: 20 + right,
    third: 'middle',
    standard: { score: 95 + right, from: 88 + right, to: 102 + right, isProvisional: true, isAgeAdjusted: right > 1 },
    whyNone: null,
  })),
  ...more,
});
const thirds = (upper: number, middle: number, lower: number) => ({ upper, middle, lower });
const question = (number: number, more: Partial<Question> = {}): Question => ({
  questionId: `q${number}`,
  paperHash: hash,
  number,
  section: 'Numbers',
  subject: 'MATHS',
  text: `What is ${number}?`,
  key: 'A',
  isVoided: false,
  n: 40,
  isIndicative: false,
  right: 20,
  omitted: 1,
  notReached: 2,
  facility: 0.5,
  reachedFacility: 0.53,
  discrimination: 0.4,
  correlation: 0.3,
  choices: [
    { letter: 'A', n: 20, correlation: 0.3, thirds: thirds(4, 8, 8) },
    { letter: 'B', n: 17, correlation: -0.1, thirds: thirds(9, 5, 3) },
  ],
  thirds: thirds(14, 13, 13),
  seconds: 41.5,
  flags: [],
  ...more,
});
const session = {
  mockExamSessionId: 'march',
  mockExamDate: '2026-03-07',
  mockExamTime: '10:00:00',
  startsAt: '2026-03-07T10:00:00.000Z',
  mockExamType: 'GL' as const,
  examSetName: 'Spring',
  isOver: true,
  papers: [{ paperHash: hash, name: 'Paper 1', keyVersion: 1, voided: 0 }],
};
const now = '2026-03-08T10:00:00.000Z';
let results: Results;
let questions: Question[];
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  results = {
    serverNow: now,
    session,
    markingRule: 1,
    n: 40,
    parts: [part({}), part({ partId: 'subject:MATHS', kind: 'subject', subject: 'MATHS' })],
    topics: [
      { partId: 't', kind: 'topic', name: null, subject: 'MATHS', topic: 'fractions', right: 30, of: 120 },
      { partId: 'm', kind: 'topic', name: 'Codes', subject: 'MATHS', topic: null, right: 30, of: 120 },
      { partId: 'v', kind: 'topic', name: 'Codes', subject: 'VR', topic: null, right: 20, of: 120 },
    ],
    children: [
      child('Seán O’Neill', 1),
      child('Mei', 3),
      child(null, 2),
      child('Tomas', 0, { state: 'absent', parts: [] }),
    ],
  };
  questions = [
    question(1),
    question(2, {
      flags: [
        {
          kind: 'check the key',
          letter: 'B',
          words: 'B looks right to the best third (9, and 4 chose A): check the key.',
        },
      ],
    }),
  ];
  server = new FakeServer();
  server.on(getMockExamResults).answers(() => results);
  server.on(getMockExamQuestionFigures).answers(() => ({ serverNow: now, session, n: results.n, questions }));
});

const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('count a child who missed a paper as one who came, and as nobody who is compared', async () => {
  const [paper = { paperHash: hash, name: 'Paper 1', keyVersion: 1, voided: 0 }] = session.papers;
  results = {
    ...results,
    session: { ...session, papers: [paper, { ...paper, paperHash: 'b'.repeat(64), name: 'Paper 2' }] },
    n: 41,
    children: results.children.map((one, at) => (at === 0 ? { ...one, missed: ['Paper 2'] } : one)),
  };
  showAt(page);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    '3 of 4 came, 2 sat both papers; the median is 2 of 3',
  );
  expect(screen.getByText('1 missed a paper, 1 never came')).toBeVisible();
  expect(screen.getByText('Sat 1 of 2 papers')).toBeVisible();
  expect(screen.getByText(/^40.children$/)).toBeVisible();
  expect(screen.getByText(/^40 children have sat these papers/)).toBeVisible();
});

describe('the results of a session', () => {
  it('say what came of it, the most marks first', async () => {
    showAt(page);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '3 of 4 children completed it; the median is 2 of 3',
    );
    const rows = (await rowsOf('Children')).filter((text) => /of 3|–/.test(text));
    expect(rows.map((text) => /Mei|No name|Seán|Tomas/.exec(text)?.[0])).toEqual(['Mei', 'No name', 'Seán', 'Tomas']);
    expect(rows[0]).toContain('1st');
    expect(rows[0]).toContain('98 91 to 105');
    expect(rows[2]).toContain('no age');
    expect(screen.getByRole('note')).toHaveTextContent('provisional until 100');
  });

  it('tell the figures of a subject once where one section is all of it', async () => {
    const section = (more: Partial<Part>) => part({ partId: 'section:n', kind: 'section', name: 'Numbers', ...more });
    const subject = part({ partId: 'subject:VR', kind: 'subject', subject: 'VR' });
    results = { ...results, parts: [...results.parts, section({ subject: 'MATHS' }), subject] };
    showAt(page);
    const table = within(await screen.findByRole('table', { name: 'Figures of each part' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'Numbers',
      'Verbal Reasoning',
    ]);
  });

  it('tell two topics of one name apart by their subjects', async () => {
    showAt(page);
    expect(await screen.findByRole('rowheader', { name: 'Codes (Maths)' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Codes (Verbal Reasoning)' })).toBeInTheDocument();
  });

  it('find a child by a few letters, whatever the apostrophe', async () => {
    showAt(page);
    fireEvent.change(await screen.findByRole('searchbox', { name: /Search the list/ }), { target: { value: "o'nei" } });
    expect((await rowsOf('Children')).filter((text) => text.includes('of 3'))).toHaveLength(1);
  });

  it('lead to the timeline and the report of who sat it, and of nobody else', async () => {
    showAt(page);
    expect(await screen.findByRole('link', { name: 'Report of Mei' })).toHaveAttribute(
      'href',
      '/app/admin-whizz/mock-exam-report?mockExamSessionId=march&mockExamUserId=Mei',
    );
    expect(screen.getByRole('link', { name: 'Timeline of Mei' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /of Tomas/ })).toBeNull();
  });

  it('draw how many have how many marks, with the table of it', async () => {
    showAt(page);
    const table = await screen.findByRole('table', { name: 'Everything: half of the children have 1 to 2 of 3' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['MarksChildren', '04', '110', '220', '36']);
  });

  it('say so where the best third chose two letters as often', async () => {
    const choices = ['A', 'B'].map((letter) => ({ letter, n: 9, correlation: 0, thirds: thirds(4, 3, 2) }));
    questions = questions.map((one) => ({ ...one, choices }));
    showAt(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Paper 1, question 2' }));
    expect(await screen.findByRole('heading', { name: /^As many of the best third chose A as B/ })).toBeInTheDocument();
  });

  it('say which key to look at, show who chose what, and lead to where it is put right', async () => {
    showAt(page);
    const link = await screen.findByRole('link', { name: 'Put the key right of question 2' });
    expect(link).toHaveAttribute('href', `/app/admin-whizz/mock-exam-key?paperHash=${hash}&questionId=q2`);
    fireEvent.click(screen.getByRole('button', { name: 'Only the 1 with a remark' }));
    expect(screen.queryByRole('button', { name: 'Paper 1, question 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Paper 1, question 2' }));
    expect(
      await screen.findByRole('heading', { name: 'The best third chose B most often; the key is A' }),
    ).toBeInTheDocument();
  });
});

it('shows twenty questions a page, those with a remark first', async () => {
  const flag = { kind: 'check the key' as const, letter: 'B', words: 'B looks right: check the key.' };
  questions = Array.from({ length: 100 }, (_, place) => question(place + 1, place === 94 ? { flags: [flag] } : {}));
  showAt(page);
  const table = within(await screen.findByRole('region', { name: 'Questions' }));
  const names = table.getAllByRole('button', { name: /^Paper 1, question/ }).map(({ textContent }) => textContent);
  expect(names).toHaveLength(20);
  expect(names.slice(0, 2)).toEqual(['Paper 1, question 95', 'Paper 1, question 1']);
});

describe('before there is much to say', () => {
  it.each([
    [0, null],
    [1, 'Only 1 child has sat these papers so far. Figures are indicative'],
    [29, 'Only 29 children have sat'],
    [30, '30 children have sat these papers. Standardised scores are provisional'],
    [100, null],
  ])('of %i it says %s', async (n, words) => {
    results = {
      ...results,
      n,
      parts: [part({ n, ...(n === 0 && { counts: [0, 0, 0, 0], median: null, lowerQuartile: null }) })],
    };
    showAt(page);
    await screen.findByRole('heading', { level: 1 });
    if (words === null) expect(screen.queryByRole('note')).toBeNull();
    else expect(screen.getByRole('note')).toHaveTextContent(words);
  });

  it('says that nobody had a place', async () => {
    results = { ...results, n: 0, children: [], parts: [] };
    showAt(page);
    expect(await screen.findByRole('heading', { name: 'Nobody had a place in this session' })).toBeInTheDocument();
    expect(await screen.findByText('Nobody has sat these papers yet.')).toBeInTheDocument();
  });

  it('asks for a session where none was chosen, and says what is missing where it has no papers', async () => {
    showAt('/app/admin-whizz/mock-exam-results');
    expect(await screen.findByText('Please choose a session from the list first.')).toBeInTheDocument();
    server.on(getMockExamResults).answers(() => refused(404, 'MockResultsNotThere', 'This session has no papers yet.'));
    showAt(page);
    expect(await screen.findByText(/This session has no papers yet/)).toBeInTheDocument();
  });
});

it('puts marks together until they can be read', () => {
  expect(binsOf([])).toEqual([]);
  expect(binsOf([0, 0])).toEqual([]);
  expect(binsOf([0, 2, 1]).map(({ label, children }) => [label, children])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  const wide = binsOf(Array.from({ length: 139 }, () => 1));
  expect(wide.length).toBeLessThanOrEqual(24);
  expect(wide.reduce((sum, { children }) => sum + children, 0)).toBe(139);
  expect(wide.at(-1)?.label).toBe('130 to 138');
});

it('says ranks as they are said', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 101, 111, 112].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '101st', '111th', '112th'],
  ]);
});

it('opens how a figure came about: its sum, its answers with their places in the log, and what it is compared with', async () => {
  server.on(explainMockFigure).answers((request) => {
    asked.push(request);
    return {
      serverNow: now,
      steps: [{ says: 'Three have more.', sum: '3 + 1 = 4' }],
      rule: 1,
      n: 40,
      papers: [{ name: 'Paper 1', keyVersion: 2 }],
      position: '00000000000000000099',
      answers: [
        {
          paper: 1,
          number: 7,
          seconds: 41,
          chosen: 'B',
          key: 'C',
          outcome: 'wrong',
          written: { position: '00000000000000000042', revision: 5, at: now, type: 'MockChoiceMade' },
        },
      ],
    };
  });
  const asked: unknown[] = [];
  showAt(page);
  fireEvent.click(await screen.findByRole('button', { name: /\(Rank of Mei: how it is worked out\)$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Rank of Mei' });
  expect(await within(dialog).findByText('3 + 1 = 4')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('40 children who had sat it, in any session; nobody is named');
  expect(dialog).toHaveTextContent('Paper 1: version 2');
  expect(within(dialog).getAllByRole('row')[1]).toHaveTextContent('1.7B, wrong (key C)4142');
  expect(asked).toEqual([{ mockExamSessionId: 'march', mockExamUserId: 'Mei', figure: 'rank', of: 'total' }]);
});

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens among the figures': [
    '# of # children completed it; the median is # of #',
    'Completed: # never came',
    '# children have sat these papers. Standardised scores are provisional until # have.',
    'Everything: half of the children have # to # of #',
    'Marks of # children who have sat every paper, in any session',
  ],
  'opens with the question': [
    'What the answers suggest: B looks right to the best third (#, and # chose A): check the key.',
    'Question: Paper #, question #',
  ],
  'a name, a date, or what a press shows': [
    'Sat # Mar #, # am',
    'KR-#',
    'Only the # with a remark',
    'Question: What is #?',
  ],
};

it('shows no figure that opens nothing, on the page and in the drawer of a question', async () => {
  showAt(page);
  const open = await screen.findByRole('button', { name: 'Paper 1, question 2' });
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  fireEvent.click(open);
  const drawer = await screen.findByRole('dialog');
  for (const name of [
    'Right',
    'Right, of who reached it',
    'Tells apart',
    'Correlation',
    'Left out',
    'Not reached',
    'Choices',
    'Median time',
  ])
    expect(
      within(drawer).getByRole('button', { name: new RegExp(`\\(${name} of question 2: how it is worked out\\)$`) }),
    ).toBeInTheDocument();
  expect(unexplained(drawer)).toEqual([
    'Question #: Numbers',
    'What is #?',
    'B looks right to the best third (#, and # chose A): check the key.',
    'Choices of # children, by thirds of their marks in the rest of the paper',
    'Tells apart: share right among the best # in a hundred, less that among the weakest',
  ]);
});
