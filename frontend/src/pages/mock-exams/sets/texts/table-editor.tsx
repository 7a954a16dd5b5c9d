import type { FieldState } from '../../../../parts/form/use-form';
import {
  gridField,
  gridOf,
  MOST_COLUMNS,
  MOST_ROWS,
  newGrid,
  readText,
  typedText,
  unreadable,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-grid';

/** A table that is written as a table: its first row are the heads. */
export function TableEditor({ field }: { readonly field: FieldState }) {
  const grid = gridOf(field.value);
  const raw = unreadable(field.value);
  return (
    <fieldset className="table-editor">
      <legend>
        Table <span className="soft">(optional)</span>
      </legend>
      {raw !== undefined && <Unreadable field={field} raw={raw} />}
      {grid && <GridEditor field={field} grid={grid} />}
      {!grid && raw === undefined && (
        <button type="button" className="btn low pale" onClick={() => field.onChange(gridField(newGrid))}>
          Add a table
        </button>
      )}
    </fieldset>
  );
}

interface GridEditorProps {
  readonly field: FieldState;
  readonly grid: readonly (readonly string[])[];
}

function GridEditor({ field: { onChange }, grid }: GridEditorProps) {
  const put = (next: GridEditorProps['grid']) => onChange(gridField(next));
  const columns = grid[0]?.length ?? 0;
  return (
    <>
      <div className="office-scroll" tabIndex={0} role="region" aria-label="Cells of the table">
        <table>
          <tbody>
            {grid.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <input
                      type="text"
                      maxLength={200}
                      aria-label={`Row ${row + 1}, column ${column + 1}${row === 0 ? ', head' : ''}`}
                      className={row === 0 ? 'is-head' : undefined}
                      value={cell}
                      onChange={({ target }) => put(withCell(grid, [row, column], target.value))}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="link-button"
                    disabled={grid.length === 1}
                    onClick={() => put(withoutRow(grid, row))}
                    aria-label={`Remove row ${row + 1}`}
                  >
                    ✕
                  </button>
                </td>
              </tr>
            ))}
            <tr>
              {Array.from({ length: columns }, (_, column) => (
                <td key={column}>
                  <button
                    type="button"
                    className="link-button"
                    disabled={columns === 1}
                    onClick={() => put(withoutColumn(grid, column))}
                    aria-label={`Remove column ${column + 1}`}
                  >
                    ✕
                  </button>
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <div className="authoring-acts">
        <button
          type="button"
          className="btn low pale"
          disabled={grid.length >= MOST_ROWS}
          onClick={() => put(withRow(grid))}
        >
          Add a row
        </button>
        <button
          type="button"
          className="btn low pale"
          disabled={columns >= MOST_COLUMNS}
          onClick={() => put(withColumn(grid))}
        >
          Add a column
        </button>
        <button type="button" className="btn low pale" onClick={() => onChange('')}>
          Take the table away
        </button>
      </div>
    </>
  );
}

/** One that came in as text and is no table: mended as text, until it is one. */
function Unreadable({ field, raw }: { readonly field: FieldState; readonly raw: string }) {
  return (
    <>
      <p className="field-note wrong">
        This cannot be read as a table: every row needs as many cells as the first. Commas stand between cells,
        semicolons between rows.
      </p>
      <textarea
        rows={4}
        maxLength={12_000}
        aria-label="Table as text"
        value={raw}
        onChange={({ target }) => field.onChange(typedText(target.value))}
        onBlur={() => field.onChange(readText(raw))}
      />
    </>
  );
}
