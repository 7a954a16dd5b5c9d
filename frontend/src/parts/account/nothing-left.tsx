import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AsleepBird } from '../bird/asleep-bird';
import { leftWords, overWords, useAllowance, useIsShared } from './left-today';

/** In words, why a free account can begin nothing just now; undefined where it can, and for those that have no limit. */
export function useNothingLeft(): string | undefined {
  const allowance = useAllowance();
  const isShared = useIsShared();
  if (allowance === undefined || allowance.remainingToday === null) return undefined;
  const { remainingToday: left, daysLeft } = allowance;
  if (daysLeft !== null && daysLeft < 0) return overWords(left, isShared);
  return left <= 0 ? leftWords(left, 0, isShared) : undefined;
}

/** Around what begins a worksheet: where none can be begun, it says so in its place, and what can be done. */
export function WhileAnyLeft({ children }: { readonly children: ReactNode }) {
  const why = useNothingLeft();
  return why === undefined ? children : <NothingLeft why={why} />;
}

export const NothingLeft = ({ why }: { readonly why: string }) => (
  <div className="nothing-left">
    <div className="beside-bird">
      <AsleepBird />
      <p>{why}</p>
    </div>
    <p className="row">
      <Link to="/app/analytics">Look at your answers again</Link>
      <Link to="/app/my-subscription">See the plans</Link>
    </p>
  </div>
);
