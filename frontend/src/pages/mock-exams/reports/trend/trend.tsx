import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answer } from '../../../../client/kept';
import { Shown } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { useReportTrend, useStandingTrend, type Trend } from './api';
import { TrendDrawing } from './trend-drawing';
import { TrendTable } from './trend-table';
import { trendHeading, trendUnder } from './trend-words';
import { TREND_PLACE } from './trend-place';
import '../../../../parts/tables/plain-table.css';
import './trend.css';

interface WhoseProps {
  readonly mockExamUserId: string;
}

/** From exam to exam, as the family's reports have it. */
export const FamilyTrend = ({ mockExamUserId }: WhoseProps) => (
  <Told answer={useReportTrend(mockExamUserId)} mockExamUserId={mockExamUserId} kind="report" />
);

/** The same as it stands now, for staff. */
export const StaffTrend = ({ mockExamUserId }: WhoseProps) => (
  <Told answer={useStandingTrend(mockExamUserId)} mockExamUserId={mockExamUserId} kind="results" />
);

interface ToldProps extends WhoseProps {
  readonly answer: Answer<Trend>;
  readonly kind: 'report' | 'results';
}

const Told = ({ answer, mockExamUserId, kind }: ToldProps) => (
  <Shown answer={answer} skeleton={<Skeleton lines={5} />}>
    {(trend) => <TrendSection trend={trend} mockExamUserId={mockExamUserId} kind={kind} />}
  </Shown>
);

interface TrendSectionProps extends WhoseProps {
  readonly trend: Trend;
  readonly kind: 'report' | 'results';
}

/** A child's sessions in their order: a picture once there are two scores, and what each figure is worth. */
export function TrendSection({ trend: { points }, mockExamUserId, kind }: TrendSectionProps) {
  const scored = points.filter(({ standard }) => standard !== null).length;
  const section = useLedHere();
  return (
    <section ref={section} className="trend" aria-labelledby={TREND_PLACE}>
      <p className="trend-kicker soft">
        {kind === 'report' ? 'From exam to exam, by the reports you were sent' : 'From exam to exam, as it stands now'}
      </p>
      <h2 id={TREND_PLACE}>{trendHeading(points)}</h2>
      <p className="soft">{trendUnder(points)}</p>
      {scored > 1 && <TrendDrawing points={points} />}
      {points.length > 0 && <TrendTable points={points} mockExamUserId={mockExamUserId} kind={kind} />}
      {scored > 1 && (
        <p className="small soft">
          The bar at a score is its band: nine times in ten, what the child would have in the long run lies in it.
        </p>
      )}
    </section>
  );
}

/** Whoever comes by a link to it is led to it once it is there: it comes after the report. */
function useLedHere() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${TREND_PLACE}`) section.current?.scrollIntoView();
  }, [hash]);
  return section;
}
