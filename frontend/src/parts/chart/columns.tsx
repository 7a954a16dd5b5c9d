import { lazy, Suspense } from 'react';
import { fetched } from '../page/unfetched';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Bars of the same label stand beside each other, in the colour of their group. */
  readonly group?: string;
}

export interface ColumnsProps {
  readonly bars: readonly Bar[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** In px. */
  readonly height?: number;
}

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
