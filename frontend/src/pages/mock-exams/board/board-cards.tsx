import { useCallback } from 'react';
import { day, time } from '../../../parts/dates';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import type { Filter } from './board-filter';
import type { BoardRoom, BoardStore, BoardView } from './board-store';
import { Ticking } from './ticking';

interface BoardCardsProps {
  readonly board: BoardStore;
  readonly room: BoardRoom;
  readonly view: BoardView;
  readonly counts: Readonly<Record<Filter, number>>;
}

/** How many there are of what matters. */
export function BoardCards({ board, room, view, counts }: BoardCardsProps) {
  const inPaper = view.children.filter(({ tile }) => ['paper', 'paused', 'rest'].includes(tile.stage)).length;
  return (
    <dl className="board-cards">
      <Card title="In paper" figure={inPaper} />
      {counts.waiting > 0 && <Card title="In the waiting room" figure={counts.waiting} />}
      <Card title="Not arrived" figure={counts.absent} />
      <Card title="Not heard of for 30 s" figure={counts.silent} look={counts.silent > 0 ? 'is-off' : ''} />
      <Card title="Unsaved answers" figure={counts.unsaved} look={counts.unsaved > 0 ? 'is-warn' : ''} />
      <ReportsDue board={board} closesAt={room.closesAt} />
    </dl>
  );
}

function Card({
  title,
  figure,
  look = '',
}: {
  readonly title: string;
  readonly figure: number;
  readonly look?: string;
}) {
  return (
    <div className={look}>
      <dt>{title}</dt>
      <dd className="num">{figure}</dd>
    </div>
  );
}

function ReportsDue({ board, closesAt }: { readonly board: BoardStore; readonly closesAt: string }) {
  const due = resultsDue(closesAt);
  const left = useCallback(() => leftWords(due, board.clock.now()), [due, board]);
  return (
    <div>
      <dt>Reports due</dt>
      <dd className="num">{time(due)}</dd>
      <dd className="board-when">
        {day(due)}, <Ticking says={left} />
      </dd>
    </div>
  );
}

/** "in 5 h 12 min", "2 h 3 min ago". */
function leftWords(due: string, now: string): string {
  const minutes = Math.round((Date.parse(due) - Date.parse(now)) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const words = hours >= 48 ? `${Math.floor(hours / 24)} days` : hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  return minutes < 0 ? `${words} ago` : `in ${words}`;
}
