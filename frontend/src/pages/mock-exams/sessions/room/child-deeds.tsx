import type { Room } from './room-api';
import { isEnded, isOpen, pausedSince, type Target } from './room-state';
import type { Wanted } from './room-panel';

interface ChildDeedsProps {
  readonly room: Room;
  readonly target: Target;
  readonly onWant: (wanted: Wanted) => void;
}

/** What staff can do for one child while the session is sat. */
export function ChildDeeds({ room, target, onWant }: ChildDeedsProps) {
  if (!isOpen(room) || isEnded(room, target)) return <span className="soft">—</span>;
  const isPaused = pausedSince(room, target) !== undefined;
  const deeds = [
    isPaused ? (['resume', 'Resume'] as const) : (['pause', 'Pause'] as const),
    ['extend', 'More time'] as const,
    ['message', 'Message'] as const,
  ];
  return (
    <span className="session-acts">
      {isPaused && <span className="session-tag">Paused</span>}
      {deeds.map(([deed, words]) => (
        <button key={deed} type="button" className="link-button" onClick={() => onWant({ deed, target })}>
          {words}
          <span className="read-aloud"> for {target.name}</span>
        </button>
      ))}
    </span>
  );
}
