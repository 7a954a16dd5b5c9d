import { useCallback } from 'react';
import type { BoardStore, BoardView } from './board-store';
import { Ticking } from './ticking';
import { oldWords } from './tile-words';

interface LineNoteProps {
  readonly board: BoardStore;
  readonly view: BoardView;
}

/** Said while the page, or the server itself, does not know how things stand: how old all of this is, and that it comes back by itself. */
export function LineNote({ board, view: { line, toldAt, behindSince } }: LineNoteProps) {
  const isLost = line.is === 'lost';
  const since = isLost ? toldAt : behindSince;
  const old = useCallback(() => (since === null ? '' : oldWords(since, board.clock.now())), [since, board]);
  if (!isLost && behindSince === null) return null;
  return (
    <div className="board-line">
      <b>{isLost ? 'The line to the board is lost.' : 'The board is behind.'}</b>
      <span>
        {since !== null && (
          <>
            What is shown is <Ticking says={old} /> old.{' '}
          </>
        )}
        Children’s devices keep what they do until it is saved; this page comes back by itself.
      </span>
    </div>
  );
}
