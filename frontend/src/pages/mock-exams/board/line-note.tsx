import { useCallback } from 'react';
import type { BoardStore, BoardView } from './board-store';
import { Ticking } from './ticking';
import { oldWords } from './tile-words';

interface LineNoteProps {
  readonly board: BoardStore;
  readonly view: BoardView;
}

/** Said while nothing is heard of the server: how old all of this is, and that it comes back by itself. */
export function LineNote({ board, view: { line, toldAt } }: LineNoteProps) {
  const old = useCallback(() => (toldAt === null ? '' : oldWords(toldAt, board.clock.now())), [toldAt, board]);
  if (line.is !== 'lost') return null;
  return (
    <div className="board-line">
      <b>The line to the board is lost.</b>
      <span>
        {toldAt !== null && (
          <>
            What is shown is <Ticking says={old} /> old.{' '}
          </>
        )}
        Children sit on, and their answers are saved; this page comes back by itself.
      </span>
    </div>
  );
}
