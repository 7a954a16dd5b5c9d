import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useRoom } from '../sessions/room/room-api';
import { RoomDialog, type Wanted } from '../sessions/room/room-panel';
import { BoardCards } from './board-cards';
import { chosen, countsOf, filterIn, type Filter } from './board-filter';
import { BoardHead } from './board-head';
import type { BoardStore, BoardView } from './board-store';
import { BoardTile } from './board-tile';
import { BoardTools } from './board-tools';
import { ChildDialog } from './child-dialog';
import { DoneInRoom } from './done-in-room';
import { LineNote } from './line-note';
import { PauseNote } from './pause-note';
import { Spoken } from './spoken';
import { isThere } from './tile-words';
import { useBoard } from './use-board';

/** The board of one session. */
export function WatchedBoard({ sessionId }: { readonly sessionId: string }) {
  const { board, view } = useBoard(sessionId);
  const { room, line } = view;
  if (line.is === 'refused')
    return (
      <>
        <PageHeading title="Live board" />
        <ProblemNote problem={line.problem} />
      </>
    );
  if (!room)
    return (
      <div aria-busy="true">
        <PageHeading title="Live board" />
        <LineNote board={board} view={view} />
        <Skeleton lines={6} />
      </div>
    );
  return <Board sessionId={sessionId} board={board} view={view} room={room} />;
}

interface BoardProps {
  readonly sessionId: string;
  readonly board: BoardStore;
  readonly view: BoardView;
  readonly room: NonNullable<BoardView['room']>;
}

function Board({ sessionId, board, view, room }: BoardProps) {
  const { children, line } = view;
  const { data: book, problem, again } = useBook(sessionId, room.acts);
  const { filter, choose, typed, type } = useFilter();
  const [openId, setOpenId] = useState<string>();
  const [wanted, setWanted] = useState<Wanted>();
  const counts = useMemo(() => countsOf(children), [children]);
  const shown = useMemo(() => chosen(children, filter, typed), [children, filter, typed]);
  const open = children.find(({ learnerId }) => learnerId === openId);
  const isOld = line.is === 'lost';
  return (
    <div className={isOld ? 'office-stack is-old' : 'office-stack'}>
      <BoardHead sessionId={sessionId} room={room} view={view} book={book} onWant={setWanted} />
      <RoomDialog
        {...{ wanted, sessionId }}
        room={book}
        present={children.filter(({ tile }) => isThere(tile)).length}
        onOver={() => setWanted(undefined)}
      />
      <LineNote board={board} view={view} />
      <PauseNote board={board} room={room} />
      {problem && (
        <ProblemNote
          problem={problem}
          again={again}
          safe="Children sit on. Nothing can be done for them from here until this has come."
        />
      )}
      <BoardCards board={board} room={room} view={view} counts={counts} onChoose={choose} />
      <BoardTools counts={counts} filter={filter} onChoose={choose} typed={typed} onType={type} />
      <Spoken counts={counts} line={line} isTooEarly={isTooEarly(children)} />
      {shown.length === 0 && <p className="soft">{emptyWords(children.length, filter)}</p>}
      <ul className="tiles" aria-label="Children">
        {shown.map((child) => (
          <BoardTile key={child.learnerId} child={child} board={board} papers={room.papers.length} onOpen={setOpenId} />
        ))}
      </ul>
      {book && book.acts.length > 0 && <DoneInRoom acts={book.acts} seated={children} />}
      {open && (
        <ChildDialog
          sessionId={sessionId}
          child={open}
          board={board}
          room={room}
          book={book}
          onWant={(next) => {
            setOpenId(undefined);
            setWanted(next);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}

const isTooEarly = (children: BoardView['children']): boolean =>
  children.length > 0 && children.every(({ tile }) => tile.isTooEarly);

const emptyWords = (all: number, filter: Filter): string => {
  if (all === 0) return 'Nobody has a seat in this session yet.';
  return filter === 'all' ? 'No name has that in it.' : 'Nobody just now.';
};

/** What was done in the room, asked for again as soon as there is more of it. */
function useBook(sessionId: string, acts: number) {
  const answer = useRoom(sessionId);
  const { again } = answer;
  const known = useRef(acts);
  useEffect(() => {
    if (known.current === acts) return;
    known.current = acts;
    again();
  }, [acts, again]);
  return answer;
}

/** Kept in the address, so that a link shares it; what is typed is a name, and stays here. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const [typed, type] = useState('');
  const choose = useCallback(
    (filter: Filter) =>
      setParams(
        (before) => {
          if (filter === 'all') before.delete('show');
          else before.set('show', filter);
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filter: filterIn(params.get('show')), choose, typed, type };
}
