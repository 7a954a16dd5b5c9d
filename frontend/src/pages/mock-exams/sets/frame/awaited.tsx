import type { ReactNode } from 'react';
import type { Answer } from '../../../../client/kept';
import { Together } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { useChecked, useOutline, useSet } from '../api';

/** What every page of a set shows beside its own: where it stands, and what the set lacks. */
export const useAroundSet = (setId: string): readonly Answer<unknown>[] => [
  useSet(setId),
  useOutline(setId),
  useChecked(setId),
];

interface AwaitedProps {
  readonly answers: readonly Answer<unknown>[];
  readonly children: ReactNode;
}

/** A page of the authors comes in one piece: heading, table and side each ask by themselves, and one that came late would push down what is read already. */
export const Awaited = ({ answers, children }: AwaitedProps) => (
  <Together answers={answers} skeleton={<AuthoringSkeleton />}>
    {children}
  </Together>
);

/** A heading over two columns, as they will stand. */
export const AuthoringSkeleton = () => (
  <div className="office-stack authoring-coming">
    <Skeleton lines={2} />
    <div className="authoring-columns">
      <div className="office-panel">
        <Skeleton lines={8} />
      </div>
      <div className="office-panel">
        <Skeleton lines={4} />
      </div>
    </div>
  </div>
);
