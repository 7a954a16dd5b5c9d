import { useId, useState, type ReactNode } from 'react';
import { TableTitles } from '../tables/table-titles';
import './chart-panel.css';

interface ChartPanelProps {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What kind of figure it is, and of whom. */
  readonly kind: string;
  /** Heads and rows of what is drawn. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What else stands beside the button. */
  readonly extra?: ReactNode;
  /** The drawing: nobody needs it who has the table. */
  readonly children: ReactNode;
}

/** A chart of a staff page with its table, which screen readers have at once and everybody else by a press. */
export function ChartPanel({ title, kind, heads, rows, extra, children }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const table = <ChartTable name={title} heads={heads} rows={rows} />;
  return (
    <section className="office-panel chart-panel" aria-labelledby={titleId}>
      <div className="chart-panel-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="soft">{kind}</p>
        </div>
        <div className="chart-panel-acts">
          {extra}
          <button type="button" className="btn low pale" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </button>
        </div>
      </div>
      {asTable ? (
        table
      ) : (
        <>
          {children}
          <div className="read-aloud">{table}</div>
        </>
      )}
    </section>
  );
}

function ChartTable({ name, heads, rows }: { readonly name: string } & Pick<ChartPanelProps, 'heads' | 'rows'>) {
  return (
    <table className="chart-panel-table" aria-label={name}>
      <TableTitles titles={heads} />
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, column) => (
              <td key={column} className={typeof cell === 'number' ? 'num' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
