import { Link } from 'react-router-dom';
import { day } from '../../../parts/dates';
import { WHAT_WE_KEEP } from '../../../rooms/access';
import { useMyErasures } from './api';

/** Who of the family is to be erased, where a parent looks for them. Nothing where nobody is. */
export function ToBeErased() {
  const { data } = useMyErasures();
  const asked = data?.erasures.filter(({ state }) => state === 'asked') ?? [];
  if (asked.length === 0) return null;
  const nameOf = (learnerId: string | null) =>
    data?.children.find((child) => child.learnerId === learnerId)?.name ?? 'One of your children';
  return (
    <div className="notice stack" role="status">
      {asked.map(({ erasureId, whom, learnerId, dueAt }) => (
        <p key={erasureId}>
          {whom === 'family' ? 'Your whole family' : nameOf(learnerId)} will be erased on {day(dueAt)}.
        </p>
      ))}
      <p>
        Until then you can take {asked.length > 1 ? 'each erasure' : 'the erasure'} back on the page{' '}
        <Link to={WHAT_WE_KEEP}>What we keep</Link>. A child is erased only while another is left to practise.
      </p>
    </div>
  );
}
