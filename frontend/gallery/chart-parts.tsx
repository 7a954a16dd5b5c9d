import { ChartPanel } from '../src/parts/chart/chart-panel';
import { Columns } from '../src/parts/chart/columns';
import ColumnsDrawn from '../src/parts/chart/drawn/columns-drawn';
import { ExplainFigure } from '../src/parts/explain/explain-figure';
import { ExplainedSum } from '../src/parts/explain/explained-sum';
import type { Explanation } from '../src/parts/explain/api';
import { TrendSection } from '../src/pages/mock-exams/reports/trend/trend';
import { trend, trendPoint } from '../testing/exam/trend';
import type { Specimen } from './specimen';

const marks = ['40 to 44', '45 to 49', '50 to 54', '55 to 59'].map((label, index) => ({ label, value: 3 + index * 2 }));
const choices = ['A (key)', 'B'].flatMap((label, index) =>
  ['Best third', 'Middle third', 'Weakest third'].map((group, third) => ({
    label,
    group,
    value: 9 - index * 4 - third,
  })),
);
const told: Explanation = {
  serverNow: '2027-03-06T18:00:00.000Z',
  steps: [
    { says: '40 children have sat it, in whatever session; 48 marks were to be had.', sum: null },
    {
      says: 'Who has fewer counts whole, who has as many counts half.',
      sum: '100 × (33 + 2 ÷ 2) ÷ 40 = 85',
    },
    { says: 'Shown as a whole number from 1 to 99: 85.', sum: null },
  ],
  rule: 1,
  n: 40,
  papers: [{ name: 'Paper 1', keyVersion: 2 }],
  position: '00000000000000012345',
  answers: [
    {
      paper: 1,
      number: 7,
      seconds: 41,
      chosen: 'B',
      key: 'C',
      outcome: 'wrong',
      written: {
        position: '00000000000000011021',
        revision: 52,
        at: '2027-03-06T10:12:09.000Z',
        type: 'MockChoiceMade',
      },
    },
    { paper: 1, number: 8, seconds: null, chosen: null, key: 'A', outcome: 'not reached', written: null },
  ],
};

/** Charts of the office, and how a figure came about. */
export const chartParts: readonly Specimen[] = [
  {
    of: 'chart/chart-panel',
    state: 'with its table behind a button',
    node: (
      <ChartPanel
        title="Half of the children have 45 to 57 of 60"
        kind="Marks of 24 children"
        heads={['Marks', 'Children']}
        rows={marks.map(({ label, value }) => [label, value])}
      >
        <Columns bars={marks} xTitle="Marks" yTitle="Children" />
      </ChartPanel>
    ),
  },
  {
    of: 'chart/columns',
    state: 'fetching the library',
    node: <Columns bars={choices} xTitle="Choice" yTitle="Children" />,
  },
  {
    of: 'chart/drawn/columns-drawn',
    state: 'three groups',
    node: <ColumnsDrawn bars={choices} xTitle="Choice" yTitle="Children" />,
  },
  {
    of: 'explain/explain-figure',
    state: 'a figure that opens',
    node: (
      <ExplainFigure
        figure="percentile"
        of="total"
        whose={{ kind: 'results', mockExamSessionId: 'march', mockExamUserId: 'mei' }}
        title="Percentile of Mei"
      >
        85
      </ExplainFigure>
    ),
  },
  {
    of: 'explain/explained-sum',
    state: 'of one among all, with the answers behind a press',
    node: <ExplainedSum told={told} figure="rank" isReport={false} isForStaff />,
  },
  {
    of: 'explain/explained-sum',
    state: 'as it stands now',
    node: <ExplainedSum told={told} figure="raw" isReport={false} isForStaff />,
  },
  {
    of: 'explain/explained-sum',
    state: 'of a report, before the answers are open',
    node: <ExplainedSum told={{ ...told, answers: null }} figure="raw" isReport isForStaff={false} />,
  },
  {
    of: 'pages/mock-exams/reports/trend/trend',
    state: 'three exams, one of them without a score',
    node: <TrendSection trend={trend()} mockExamUserId="beth" kind="report" />,
  },
  {
    of: 'pages/mock-exams/reports/trend/trend',
    state: 'one exam: no trend yet',
    node: <TrendSection trend={trend([trendPoint('2026-12-05', 112)])} mockExamUserId="beth" kind="results" />,
  },
];
