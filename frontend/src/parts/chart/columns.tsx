import { lazy, Suspense } from 'react';
import { fetched } from '../page/unfetched';
import type { ColumnsProps } from './bars';

const Drawn = lazy(fetched(() => import('./drawn/columns-drawn')));

/** Columns by a chart library, for the office alone: its code weighs more than a whole page of a learner's. Hidden from screen readers: what it says stands in a table. */
export function Columns({ bars, xTitle, yTitle, height = 240 }: ColumnsProps) {
  return (
    <div className="columns-chart" style={{ minHeight: height }} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn bars={bars} xTitle={xTitle} yTitle={yTitle} height={height} />
      </Suspense>
    </div>
  );
}
