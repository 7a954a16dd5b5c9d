import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Paper } from 'schemas/mock-exams/paper';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import type { SittingProps } from './sitting-props';

interface WaitingProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Where no paper is in front of the child: the page has a way back. */
export function Waiting({ title, children }: WaitingProps) {
  return (
    <div className="rehearsal-wait stack">
      <PageHeading title={title} />
      {children}
      <p>
        <Link to="/mock-exams/dashboard">Back to the Instructions Dashboard</Link>
      </p>
    </div>
  );
}

interface ReadyProps extends SittingProps {
  readonly paper: Paper;
  readonly onStart: () => void;
}

/** Before the first question: no clock runs for somebody who is still settling down. */
export function Ready({ title, clockOf, paper, onStart }: ReadyProps) {
  const count = counted(paper.sections.flatMap(({ questions }) => questions).length, 'question');
  const what = clockOf
    ? `${count} and ${counted(paper.minutes, 'minute')}. The clock begins when you press Start.`
    : `${count} and no clock. Take as long as you like.`;
  return (
    <Waiting title={title}>
      <p>{what} It looks just as the real exam does, and nothing of it is kept.</p>
      <p>
        <button type="button" className="btn" onClick={onStart}>
          Start
        </button>
      </p>
    </Waiting>
  );
}
