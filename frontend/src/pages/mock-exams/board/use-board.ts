import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { watchMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { listenTogether } from '../../../client/listening/listen-together';
import { BoardStore, type BoardView } from './board-store';
import { onEachSecond } from './each-second';

/** A room while it is sat, kept up to date as long as the page stands. */
export function useBoard(mockExamSessionId: string): { readonly board: BoardStore; readonly view: BoardView } {
  const board = useMemo(() => new BoardStore(), [mockExamSessionId]);
  useEffect(() => {
    const { stop } = listenTogether(watchMockExamBoard, { mockExamSessionId }, { told: board.told, line: board.line });
    const still = onEachSecond(board.tick);
    return () => {
      stop();
      still();
    };
  }, [board, mockExamSessionId]);
  return { board, view: useSyncExternalStore(board.watch, board.status) };
}
