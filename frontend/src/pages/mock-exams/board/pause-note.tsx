import { useCallback, useEffect, useState } from 'react';
import { LONG_PAUSE_SECONDS } from 'schemas/mock-exams/board/tile.rules';
import type { BoardRoom, BoardStore } from './board-store';
import { onEachSecond } from './each-second';
import { Ticking } from './ticking';
import { agoWords } from './tile-words';

/** The pause of everybody that nobody has ended yet. */
export const pauseOfAll = (pauses: BoardRoom['pauses']) =>
  pauses.find(({ learnerId, until }) => learnerId === null && until === null);

interface PauseNoteProps {
  readonly board: BoardStore;
  readonly room: BoardRoom;
}

/** How long everybody waits already: a pause never ends by itself, so one that lasts is told of in a voice that is not to be overlooked. */
export function PauseNote({ board, room: { pauses } }: PauseNoteProps) {
  const from = pauseOfAll(pauses)?.from;
  return from === undefined ? null : <Waiting key={from} board={board} from={from} />;
}

function Waiting({ board, from }: Pick<PauseNoteProps, 'board'> & { readonly from: string }) {
  const since = useCallback(() => agoWords(from, board.clock.now()), [from, board]);
  const isLong = useIsLong(board, from);
  return (
    <div className={isLong ? 'board-line is-long' : 'board-line'}>
      <b role={isLong ? 'alert' : undefined}>
        {isLong ? 'Everybody still waits: has the pause been forgotten?' : 'Everybody waits.'}
      </b>
      <span>
        Paused for <Ticking says={since} />. Only “Resume session” ends it.
      </span>
    </div>
  );
}

function useIsLong(board: BoardStore, from: string): boolean {
  const look = useCallback(
    () => Date.parse(board.clock.now()) - Date.parse(from) > LONG_PAUSE_SECONDS * 1_000,
    [board, from],
  );
  const [isLong, setLong] = useState(look);
  useEffect(() => onEachSecond(() => setLong(look())), [look]);
  return isLong;
}
