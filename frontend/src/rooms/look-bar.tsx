import { useEffect, useState } from 'react';
import { leaveLook } from '../client/look';
import { useLook } from '../client/session';
import { time } from '../parts/dates';
import './look-bar.css';

/** Says in every room that these are the screens of somebody else, and leads out. */
export default function LookBar() {
  const look = useLook();
  const isOver = useIsOver(look?.endsAt ?? 0);
  const [leaves, setLeaves] = useState(false);
  if (!look) return null;
  const name = look.childName.trim() || 'this learner';
  const go = () => {
    setLeaves(true);
    void leaveLook();
  };
  return (
    <aside className="look-bar" aria-label="You are looking at somebody’s screens">
      <p role="status">
        {isOver ? (
          <>This look is over. To see more, say why once more.</>
        ) : (
          <>
            <b>You are looking at the screens of {name}.</b> Nothing can be changed from here. It ends at{' '}
            {time(look.endsAt)}.
          </>
        )}
      </p>
      <button type="button" className="btn low" aria-disabled={leaves} onClick={() => !leaves && go()}>
        Back to the office
      </button>
    </aside>
  );
}

function useIsOver(endsAt: number): boolean {
  const [over, setOver] = useState(endsAt <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return over;
}
