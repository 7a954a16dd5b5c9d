import type { Filter } from './board-filter';
import type { BoardRoom, BoardStore, BoardView } from './board-store';
import { ReportsDue } from './reports-due';
import '../../../parts/explain/explain.css';

interface BoardCardsProps {
  readonly board: BoardStore;
  readonly room: BoardRoom;
  readonly view: BoardView;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly onChoose: (filter: Filter) => void;
}

/** How many there are of what matters; a figure shows whom it counts. */
export function BoardCards({ board, room, view, counts, onChoose }: BoardCardsProps) {
  const card = (title: string, of: Filter, look = '') => (
    <div className={counts[of] > 0 ? look : ''}>
      <dt>{title}</dt>
      <dd className="num">
        <button type="button" className="explain-figure" onClick={() => onChoose(of)}>
          {counts[of]}
          <span className="read-aloud">: show whom</span>
        </button>
      </dd>
    </div>
  );
  return (
    <dl className="board-cards">
      {card('In paper', 'in-paper')}
      {counts.break > 0 && card('In the break', 'break')}
      {counts.waiting > 0 && card('In the waiting room', 'waiting')}
      {card('Not arrived', 'absent')}
      {card('Not heard of for 30 s', 'silent', 'is-off')}
      {card('Unsaved answers', 'unsaved', 'is-warn')}
      <ReportsDue board={board} room={room} view={view} />
    </dl>
  );
}
