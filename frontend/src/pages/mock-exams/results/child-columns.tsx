import type { ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router-dom';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { inNameOrder } from '../../../parts/list/in-name-order';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
import { standsWords, whyNoScoreWords } from 'schemas/mock-exams/results/part-words.rules';
import type { ChildPart } from 'schemas/mock-exams/results/results.contract';
import { timelineAddress } from '../sessions/addresses';
import type { Child, Part } from './api';
import { NONE, ordinal, partOf } from './figures';

const byName = (one: Child, other: Child) => inNameOrder(one.childName, other.childName);

/** Whoever has none comes after all who have. */
const marksOf = (child: Child, partId: string): number => partOf(child, partId)?.right ?? -1;

/** The most marks first; who has as many, by name. */
export const byTotal = (one: Child, other: Child): number =>
  marksOf(other, TOTAL) - marksOf(one, TOTAL) || byName(one, other);

const by = (valueOf: (child: Child) => number) => (one: Child, other: Child) =>
  valueOf(one) - valueOf(other) || byName(one, other);

/** As the office says them: the head of a narrow column. */
const shortly = { MATHS: 'Maths', ENGLISH: 'English', VR: 'VR', NVR: 'NVR' } as const;

interface About {
  readonly sessionId: string;
  /** How many the exam has. */
  readonly papers: number;
  readonly subjects: readonly Part[];
}

export const childColumns = ({ sessionId, papers, subjects }: About): ProColumns<Child>[] => [
  {
    title: 'Child',
    key: 'child',
    sorter: byName,
    render: (_, child) => <Name child={child} papers={papers} />,
  },
  {
    title: 'Marks',
    key: 'marks',
    width: 95,
    sorter: by((child) => marksOf(child, TOTAL)),
    render: (_, child) => <Explained about={{ child, sessionId, partId: TOTAL, figure: 'raw' }} />,
  },
  {
    title: 'Rank',
    key: 'rank',
    width: 75,
    sorter: by((child) => partOf(child, TOTAL)?.rank ?? Infinity),
    render: (_, child) => <Explained about={{ child, sessionId, partId: TOTAL, figure: 'rank' }} />,
  },
  {
    title: 'Percentile',
    key: 'percentile',
    width: 105,
    sorter: by((child) => partOf(child, TOTAL)?.percentile ?? -1),
    render: (_, child) => <Explained about={{ child, sessionId, partId: TOTAL, figure: 'percentile' }} />,
  },
  {
    title: 'Score',
    key: 'score',
    width: 190,
    sorter: by((child) => partOf(child, TOTAL)?.standard?.score ?? -1),
    render: (_, child) => <Explained about={{ child, sessionId, partId: TOTAL, figure: 'score' }} />,
  },
  ...subjects.map((subject): ProColumns<Child> => ({
    title: shortly[subject.subject ?? 'MATHS'],
    key: subject.partId,
    width: 90,
    sorter: by((child) => marksOf(child, subject.partId)),
    render: (_, child) => <Explained about={{ child, sessionId, partId: subject.partId, figure: 'raw' }} />,
  })),
  { title: 'More', key: 'more', width: 140, render: (_, child) => <Ways child={child} sessionId={sessionId} /> },
];

interface NameProps {
  readonly child: Child;
  /** How many the exam has. */
  readonly papers: number;
}

function Name({ child: { childName, state, missed }, papers }: NameProps) {
  return (
    <>
      {childName ?? <span className="soft">No name</span>}{' '}
      {(state !== 'completed' || missed.length > 0) && (
        <span className="results-tag">{standsWords(state, missed.length, papers)}</span>
      )}
    </>
  );
}

interface ExplainedProps {
  readonly about: {
    readonly child: Child;
    readonly sessionId: string;
    readonly partId: string;
    readonly figure: 'raw' | 'rank' | 'percentile' | 'score';
  };
}

const figureWords = { raw: 'Marks', rank: 'Rank', percentile: 'Percentile', score: 'Score' } as const;

/** A figure of a child, which opens how it came about. */
function Explained({ about: { child, sessionId, partId, figure } }: ExplainedProps) {
  const part = partOf(child, partId);
  if (!part) return <span className="soft">{NONE}</span>;
  return (
    <ExplainFigure
      figure={figure}
      of={partId}
      whose={{ kind: 'results', mockExamSessionId: sessionId, mockExamUserId: child.mockExamUserId }}
      title={`${figureWords[figure]} of ${child.childName ?? 'a child without a name'}`}
    >
      <Figure part={part} figure={figure} />
    </ExplainFigure>
  );
}

interface FigureProps {
  readonly part: ChildPart;
  readonly figure: keyof typeof figureWords;
}

function Figure({ part, figure }: FigureProps) {
  if (figure === 'score') return <Score part={part} />;
  if (figure === 'rank') return <span className="num">{ordinal(part.rank)}</span>;
  if (figure === 'percentile') return <span className="num">{part.percentile ?? NONE}</span>;
  return (
    <span className="num">
      {part.right} <span className="soft">of {part.of}</span>
    </span>
  );
}

/** With its band, and what must be said of it. */
function Score({ part: { standard, whyNone } }: Pick<FigureProps, 'part'>) {
  if (!standard) return <span className="soft">{whyNone ? whyNoScoreWords[whyNone] : NONE}</span>;
  return (
    <span className="num">
      <b>{standard.score}</b>{' '}
      <span className="soft nowrap">
        {standard.from} to {standard.to}
        {!standard.isAgeAdjusted && <> · no age</>}
      </span>
    </span>
  );
}

function Ways({ child, sessionId }: { readonly child: Child; readonly sessionId: string }) {
  const { state, mockExamUserId, childName } = child;
  if (state === 'absent' || state === 'to come') return null;
  const of = <span className="read-aloud"> of {childName ?? 'this child'}</span>;
  const report = new URLSearchParams({ mockExamSessionId: sessionId, mockExamUserId }).toString();
  return (
    <span className="results-acts">
      <Link to={timelineAddress(sessionId, mockExamUserId)}>Timeline{of}</Link>
      {state === 'completed' && <Link to={`/app/admin-whizz/mock-exam-report?${report}`}>Report{of}</Link>}
    </span>
  );
}
