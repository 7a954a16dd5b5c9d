import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { arrangedWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { time } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { ExplainedSteps } from '../../../parts/explain/explained-sum';
import { counted } from '../../../parts/words';
import { timelineAddress } from '../sessions/addresses';
import type { Room } from '../sessions/room/room-api';
import type { RoomDeed, Wanted } from '../sessions/room/room-panel';
import { doneFor, isOpen, pausedSince } from '../sessions/room/room-state';
import { RoomActs } from '../sessions/room/room-acts';
import type { BoardRoom, BoardStore, Shown } from './board-store';
import { tileSteps } from './tile-steps';
import { Ticking } from './ticking';
import { clockWords, hasBegun, nameOf, placeWords, savedWords, whyWords } from './tile-words';

interface ChildDialogProps {
  readonly sessionId: string;
  readonly child: Shown;
  readonly board: BoardStore;
  readonly room: BoardRoom;
  readonly book: Room | undefined;
  readonly onWant: (wanted: Wanted) => void;
  readonly onClose: () => void;
}

/** One child: all that is known of them at this moment, and what can be done for them. */
export function ChildDialog({ sessionId, child, board, room, book, onWant, onClose }: ChildDialogProps) {
  const { tile, learnerId } = child;
  return (
    <Dialog title={nameOf(child)} open onClose={onClose} end="Close">
      <ChildFacts child={child} board={board} papers={room.papers.length} />
      <HowReckoned child={child} board={board} />
      {book && doneFor(book, learnerId).length > 0 && (
        <section aria-label="What staff did">
          <h3>What staff did</h3>
          <RoomActs acts={doneFor(book, learnerId)} nameOf={() => nameOf(child)} />
        </section>
      )}
      {book && isOpen(book) && tile.stage !== 'over' && <Deeds child={child} book={book} onWant={onWant} />}
      {hasBegun(tile) && (
        <p>
          <Link to={timelineAddress(sessionId, learnerId)}>Timeline of {nameOf(child)}</Link>
        </p>
      )}
    </Dialog>
  );
}

interface ChildFactsProps extends Pick<ChildDialogProps, 'child' | 'board'> {
  readonly papers: number;
}

function ChildFacts({ child, board, papers }: ChildFactsProps) {
  const { tile, seat } = child;
  const clock = useCallback(() => clockWords(tile, board.clock.now()), [tile, board]);
  const saved = useCallback(() => savedWords(tile, board.clock.now()), [tile, board]);
  const arranged = seat.arrangements === null ? '' : arrangedWords(seat.arrangements);
  return (
    <dl className="child-facts">
      <dt>Where</dt>
      <dd>{[placeWords(tile, papers), whyWords(tile)].filter(Boolean).join(' · ')}</dd>
      <dt>Time left</dt>
      <dd>
        <Ticking says={clock} className="num" />
        {tile.endsAt !== null && ` until ${time(tile.endsAt)}`}
      </dd>
      {tile.stage === 'waiting' && (
        <>
          <dt>Device</dt>
          <dd>
            <Ticking says={saved} />
          </dd>
        </>
      )}
      {hasBegun(tile) && (
        <>
          <dt>Answered</dt>
          <dd>
            {tile.answered} of {tile.questions}
          </dd>
          <dt>Saving</dt>
          <dd>
            <Ticking says={saved} />
          </dd>
          <dt>So far</dt>
          <dd>{pastWords(child)}</dd>
        </>
      )}
      <dt>Arranged</dt>
      <dd>{arranged === '' ? 'Nothing' : arranged}</dd>
    </dl>
  );
}

/** What the figures of a tile were made from; each act with its place in the log stands in the timeline. */
function HowReckoned({ child, board }: Pick<ChildDialogProps, 'child' | 'board'>) {
  const facts = board.factsOf(child.learnerId);
  const steps = facts ? tileSteps(facts, board.now()) : [];
  if (steps.length === 0) return null;
  return (
    <details className="explained-own">
      <summary>How these figures are worked out</summary>
      <ExplainedSteps steps={steps} />
    </details>
  );
}

function pastWords({ silences, takeOvers, late, tile }: Shown): string {
  const told = [
    ...(tile.isSilent ? ['Not heard of just now'] : []),
    ...(silences > 0 ? [counted(silences, 'silence')] : []),
    ...(takeOvers > 0 ? [counted(takeOvers, 'change of device', 'changes of device')] : []),
    ...(late > 0 ? [counted(late, 'late answer')] : []),
  ];
  return told.length === 0 ? 'No silence, no late answer' : told.join(', ');
}

function Deeds({
  child,
  book,
  onWant,
}: {
  readonly child: Shown;
  readonly book: Room;
  readonly onWant: ChildDialogProps['onWant'];
}) {
  const target = { learnerId: child.learnerId, name: nameOf(child), hasBegun: hasBegun(child.tile) };
  const isPaused = pausedSince(book, target) !== undefined;
  const deeds: readonly (readonly [RoomDeed, string])[] = [
    ['message', 'Message'],
    isPaused ? ['resume', 'Resume'] : ['pause', 'Pause'],
    ['extend', 'More time'],
    ['move', 'Move to another session'],
    ['end', 'End their exam'],
  ];
  return (
    <p className="board-acts">
      {deeds.map(([deed, words]) => (
        <button key={deed} type="button" className="btn low pale" onClick={() => onWant({ deed, target })}>
          {words}
        </button>
      ))}
    </p>
  );
}
