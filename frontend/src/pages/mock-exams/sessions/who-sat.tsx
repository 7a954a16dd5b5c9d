import { inNameOrder } from '../../../parts/list/in-name-order';
import { counted, listed } from '../../../parts/words';
import type { SetToChoose } from './api';

/** So many are named at once; more are opened. */
const AT_ONCE = 6;

interface WhoSatProps {
  readonly set: SetToChoose;
  readonly booked: number;
}

/** Who of those who have booked has sat a set already. */
export function WhoSat({ set: { satBy, examSetName }, booked }: WhoSatProps) {
  const { length } = satBy;
  if (length === 0)
    return booked === 0 ? null : <span className="small soft session-fault">Nobody who has booked has sat it.</span>;
  const names = satBy
    .map(({ childName }) => childName)
    .toSorted(inNameOrder)
    .map((name) => name ?? 'a child without a name');
  const words = `${length} of ${counted(Math.max(booked, length), 'child', 'children')} who ${booked === 1 ? 'has' : 'have'} booked ${length === 1 ? 'has' : 'have'} sat it, or an earlier version of it`;
  if (length <= AT_ONCE)
    return (
      <span className="small session-fault">
        {words}: {listed(names)}.
      </span>
    );
  return (
    <details className="small session-fault">
      <summary>
        {words}
        <span className="read-aloud">: {examSetName}</span>
      </summary>
      {listed(names)}
    </details>
  );
}
