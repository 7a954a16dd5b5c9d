import type { ReactNode } from 'react';
import { useOrdering } from './use-ordering';
import './ordering.css';

export interface OrderedColumn<Row> {
  readonly title: string;
  /** Its class, for its width. */
  readonly look?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface OrderedTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a row is called when it is moved: “Question 5”. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly OrderedColumn<Row>[];
  /** Nothing where it was refused. */
  readonly onOrder: (ids: readonly string[]) => Promise<unknown>;
  readonly chosen?: string | undefined;
  /** A class beside its own, for how its rows stand as cards. */
  readonly look?: string;
}

/** Rows that are put in order by their handles: dragged, or with the arrow keys. On a phone each stands as a card. */
export function OrderedTable<Row>(props: OrderedTableProps<Row>) {
  const { label, rows, idOf, nameOf, columns, onOrder, chosen, look } = props;
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const ordering = useOrdering({ ids: rows.map(idOf), save: onOrder });
  const { order, held, moved } = ordering;
  const movedRow = moved && byId.get(moved.id);
  return (
    <div className="ordered-frame">
      <table className={look === undefined ? 'ordered' : `ordered ${look}`} aria-label={label}>
        <thead>
          <tr>
            <th className="ordered-handle">
              <span className="read-aloud">Move</span>
            </th>
            {columns.map(({ title, look }) => (
              <th key={title} className={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ordering.body} className={held ? 'is-moving' : undefined}>
          {order.map((id, place) => {
            const row = byId.get(id);
            if (row === undefined) return null;
            return (
              <tr
                key={id}
                data-row={id}
                className={classOf({
                  isChosen: id === chosen,
                  isHeld: id === held?.id,
                  drop: dropAt(held?.between, place, order.length),
                })}
                onKeyDown={ordering.onKeyDown(id)}
              >
                <td className="ordered-handle">
                  <button
                    type="button"
                    data-handle
                    className="handle"
                    aria-label={`Move ${nameOf(row)}`}
                    title="Drag, or an arrow key"
                    onPointerDown={ordering.onPointerDown(id)}
                  />
                </td>
                {columns.map(({ title, look, cell }) => (
                  <td key={title} className={look} data-label={title}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status" className="read-aloud">
        {movedRow ? `${nameOf(movedRow)} is now ${moved.place} of ${order.length}.` : ''}
      </p>
    </div>
  );
}

interface Standing {
  readonly isChosen: boolean;
  readonly isHeld: boolean;
  readonly drop: 'before' | 'after' | undefined;
}

const classOf = ({ isChosen, isHeld, drop }: Standing): string =>
  [isChosen && 'is-chosen', isHeld && 'is-held', drop !== undefined && `drop-${drop}`].filter(Boolean).join(' ');

/** A line shows where it would be let go: above a row, or under the last. */
function dropAt(between: number | undefined, place: number, count: number): Standing['drop'] {
  if (between === place) return 'before';
  return between === count && place === count - 1 ? 'after' : undefined;
}
