import { useState } from 'react';
import { moment, time } from '../../../../parts/dates';
import type { Room } from './room-api';
import { EndDialog } from './end-dialogs';
import { ExtendDialog } from './extend-dialog';
import { MoveDialog } from './move-dialog';
import { RoomActs } from './room-acts';
import { MessageDialog, PauseDialog, ResumeDialog, type RoomDialogProps } from './room-dialogs';
import { everybody, isOpen, pausedSince, type Target } from './room-state';

/** Something that can be done in a room. */
export type RoomDeed = 'pause' | 'resume' | 'extend' | 'message' | 'end' | 'move';

const dialogs: Readonly<Record<RoomDeed, (props: RoomDialogProps) => React.JSX.Element>> = {
  pause: PauseDialog,
  resume: ResumeDialog,
  extend: ExtendDialog,
  message: MessageDialog,
  end: EndDialog,
  move: MoveDialog,
};

export interface Wanted {
  readonly deed: RoomDeed;
  readonly target: Target;
}

interface RoomPanelProps {
  readonly sessionId: string;
  readonly room: Room;
  readonly nameOf: (learnerId: string) => string;
}

/** What staff can do while a session is sat, for all at once, and what they have done. */
export function RoomPanel({ sessionId, room, nameOf }: RoomPanelProps) {
  const [wanted, setWanted] = useState<Wanted>();
  const paused = pausedSince(room, everybody);
  const want = (deed: RoomDeed) => () => setWanted({ deed, target: everybody });
  return (
    <section className="office-panel room-panel" aria-label="In the room">
      <h2>In the room</h2>
      <p className="session-facts" role="status">
        {standingWords(room)}
      </p>
      {isOpen(room) && (
        <p className="session-acts">
          {paused ? (
            <button type="button" className="btn low" onClick={want('resume')}>
              Resume
            </button>
          ) : (
            <button type="button" className="btn low pale" onClick={want('pause')}>
              Pause
            </button>
          )}
          <button type="button" className="btn low pale" onClick={want('extend')}>
            Give more time
          </button>
          <button type="button" className="btn low pale" onClick={want('message')}>
            Message
          </button>
        </p>
      )}
      {(isOpen(room) || room.acts.length > 0) && <RoomActs acts={room.acts} nameOf={nameOf} />}
      <RoomDialog wanted={wanted} sessionId={sessionId} room={room} onOver={() => setWanted(undefined)} />
    </section>
  );
}

function standingWords(room: Room): string {
  if (room.isOver) return 'This session is over.';
  if (!isOpen(room))
    return `The room opens at ${moment(room.opensAt)}: then it can be paused, extended and told something.`;
  const paused = pausedSince(room, everybody);
  return paused
    ? `Paused for everybody since ${time(paused.at)}. Nobody’s time runs.`
    : 'The room is open, and nothing is paused for everybody.';
}

interface WantedProps extends Pick<RoomDialogProps, 'sessionId' | 'onOver'> {
  /** Undefined: nothing is asked for. */
  readonly wanted: Wanted | undefined;
  readonly room: Room | undefined;
  /** How many are in the room; undefined where that is not known. */
  readonly present?: number | undefined;
}

/** Asks once more, and says what the child will see; what was done is said until something else is asked for. */
export function RoomDialog({ wanted, sessionId, room, present, onOver }: WantedProps) {
  const [told, setTold] = useState('');
  const Asking = wanted && dialogs[wanted.deed];
  const done = (words: string) => {
    setTold(words);
    onOver();
  };
  return (
    <>
      <p className="small" role="status" aria-label="What was done">
        {wanted ? '' : told}
      </p>
      {Asking && room && (
        <Asking {...{ sessionId, room, onOver }} present={present} target={wanted.target} onDone={done} />
      )}
    </>
  );
}
