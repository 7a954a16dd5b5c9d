import type { ReactNode } from 'react';
import { listed } from '../../../../parts/words';

interface RightOnesProps {
  readonly numbers: readonly number[];
  readonly children: ReactNode;
}

/** The questions that were right, in one row that opens: what is to be looked at stands above it. */
export function RightOnes({ numbers, children }: RightOnesProps) {
  if (numbers.length === 0) return null;
  return (
    <details className="right-ones">
      <summary>
        <span className="tag good">
          <span aria-hidden="true">✓</span> {numbers.length} right
        </span>{' '}
        {numbers.length === 1 ? 'Question' : 'Questions'} {listed(numbers.map(String))}{' '}
        <span className="small soft">answers and steps</span>
      </summary>
      <ol className="results">{children}</ol>
    </details>
  );
}
