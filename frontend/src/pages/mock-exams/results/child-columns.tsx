import type { ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router-dom';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { childStateWords, whyNoScoreWords } from 'schemas/mock-exams/results/part-words.rules';
import type { ChildPart } from 'schemas/mock-exams/results/results.contract';
import type { Child, Part } from './api';
import { NONE, ordinal, partOf, titled } from './figures';

const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base' });
const LAST = '\uFFFF';
const byName = (one: Child, other: Child) => inOrder.compare(one.childName ?? LAST, other.childName ?? LAST);

/** Whoever has none comes after all who have. */
const marksOf = (child: Child, partId: string): number => partOf(child, partId)?.right ?? -1;

/** The most marks first; who has as many, by name. */
export const byTotal = (one: Child, other: Child): number =>
  marksOf(other, TOTAL) - marksOf(one, TOTAL) || byName(one, other);

const by = (valueOf: (child: Child) => number) => (one: Child, other: Child) =>
  valueOf(one) - valueOf(other) || byName(one, other);

interface About {
  readonly sessionId: string;
  readonly subjects: readonly Part[];
}

export const childColumns = ({ sessionId, subjects }: About): ProColumns<Child>[] => [
  {
    title: 'Child',
    key: 'child',
    sorter: byName,
    render: (_, child) => <Name child={child} />,
  },
  {
    title: 'Marks',
    key: 'marks',
    width: 100,
    sorter: by((child) => marksOf(child, TOTAL)),
    render: (_, child) => <Marks part={partOf(child, TOTAL)} />,
  },
  {
    title: 'Rank',
    key: 'rank',
    width: 80,
    sorter: by((child) => partOf(child, TOTAL)?.rank ?? Infinity),
    render: (_, child) => <Rank part={partOf(child, TOTAL)} />,
  },
  {
    title: 'Percentile',
    key: 'percentile',
    width: 105,
    sorter: by((child) => partOf(child, TOTAL)?.percentile ?? -1),
    render: (_, child) => <span className="num">{partOf(child, TOTAL)?.percentile ?? NONE}</span>,
  },
  {
    title: 'Score',
    key: 'score',
    width: 150,
    sorter: by((child) => partOf(child, TOTAL)?.standard?.score ?? -1),
    render: (_, child) => <Score part={partOf(child, TOTAL)} />,
  },
  ...subjects.map((subject): ProColumns<Child> => ({
    title: titled(subject),
    key: subject.partId,
    width: 90,
    sorter: by((child) => marksOf(child, subject.partId)),
    render: (_, child) => <Marks part={partOf(child, subject.partId)} />,
  })),
  { title: 'More', key: 'more', width: 150, render: (_, child) => <Ways child={child} sessionId={sessionId} /> },
];

function Name({ child: { childName, state, missed } }: { readonly child: Child }) {
  return (
    <>
      {childName ?? <span className="soft">No name</span>}
      {state !== 'completed' && <span className="results-tag">{childStateWords[state]}</span>}
      {missed.length > 0 && <span className="results-tag">Missed {missed.join(' and ')}</span>}
    </>
  );
}

interface PartProps {
  readonly part: ChildPart | undefined;
}

function Marks({ part }: PartProps) {
  if (!part) return <span className="soft">{NONE}</span>;
  return (
    <span className="num">
      {part.right} <span className="soft">of {part.of}</span>
    </span>
  );
}

const Rank = ({ part }: PartProps) => <span className="num">{part ? ordinal(part.rank) : NONE}</span>;

/** With its band, and what must be said of it. */
function Score({ part }: PartProps) {
  if (!part) return <span className="soft">{NONE}</span>;
  const { standard, whyNone } = part;
  if (!standard) return <span className="soft">{whyNone ? whyNoScoreWords[whyNone] : NONE}</span>;
  return (
    <span className="num" title={standard.isAgeAdjusted ? undefined : 'Not adjusted for age: no birthday is known'}>
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
  const timeline = new URLSearchParams({ session: sessionId, child: mockExamUserId }).toString();
  const report = new URLSearchParams({ mockExamSessionId: sessionId, mockExamUserId }).toString();
  return (
    <span className="results-acts">
      <Link to={`/app/admin-whizz/mock-exam-timeline?${timeline}`}>Timeline{of}</Link>
      {state === 'completed' && <Link to={`/app/admin-whizz/mock-exam-report?${report}`}>Report{of}</Link>}
    </span>
  );
}
