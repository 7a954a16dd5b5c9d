import type { Filter } from './board-filter';
import type { BoardRoom, BoardStore, BoardView } from './board-store';
import { ReportsDue } from './reports-due';

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
      <ReportsDue board={board} room={room} view={view} />
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
