import { day, timeToTheSecond } from '../../../../parts/dates';
import { lasting } from '../../../../parts/words';
import type { RoomAct } from './room-api';

interface RoomActsProps {
  readonly acts: readonly RoomAct[];
  /** By child, what they are called. */
  readonly nameOf: (learnerId: string) => string;
}

function whatWas({ kind, paper, seconds, text }: RoomAct): string {
  if (kind === 'messaged') return `Message “${text ?? ''}”`;
  if (kind === 'extended') return `${lasting(seconds ?? 0)} more in paper ${paper ?? 1}`;
  return kind === 'paused' ? 'Paused' : doneWords[kind];
}

const doneWords = { resumed: 'Resumed', closed: 'Exam ended', decided: 'Decided' } as const;

/** What was done in the room, the newest first. */
export function RoomActs({ acts, nameOf }: RoomActsProps) {
  if (acts.length === 0) return <p className="soft session-facts">Nothing has been done in this room.</p>;
  return (
    <ol className="room-acts" reversed>
      {acts.toReversed().map((act) => (
        <li key={`${act.at} ${act.kind} ${act.mockExamUserId ?? ''}`}>
          <span className="num">
            {day(act.at)}, {timeToTheSecond(act.at)}
          </span>{' '}
          {whatWas(act)} for {act.mockExamUserId === null ? 'everybody' : nameOf(act.mockExamUserId)}
          <span className="soft">
            {act.reason !== null && `: ${act.reason}`} ({act.by ?? 'staff'})
          </span>
        </li>
      ))}
    </ol>
  );
}
