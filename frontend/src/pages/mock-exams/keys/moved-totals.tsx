import { useState } from 'react';
import { TableTitles } from '../../../parts/tables/table-titles';
import { counted } from '../../../parts/words';
import type { KeyPreview } from './api';
import { wholeSittings } from './key-words';
import { dotsOf, DOT, type Dot, type Dots } from './total-dots';

type Sittings = KeyPreview['rows'];

/** All totals before and after, one above the other. */
export function MovedTotals({ preview }: { readonly preview: KeyPreview }) {
  const [isTable, setIsTable] = useState(false);
  const rows = wholeSittings(preview);
  const [first] = rows;
  if (!first) return null;
  const moved = movedIn(rows);
  return (
    <section className="office-panel key-totals" aria-label="All totals">
      <div className="key-head">
        <h2>{moved.up + moved.down === 0 ? 'No total moves' : 'Totals move by one mark at most'}</h2>
        <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as picture' : 'Show as table'}
        </button>
      </div>
      <p className="small soft key-facts">
        {counted(rows.length, 'total')} out of {first.before.of}
        {rows.length < preview.rows.length ? ', of those who sat every paper' : ''}. ▲ up one, ▼ down one, dot the same.
      </p>
      {isTable ? <TotalTable sittings={rows} /> : <Picture dots={dotsOf(rows)} count={rows.length} {...moved} />}
    </section>
  );
}

const triangle = {
  up: (x: number, y: number) => `M${x} ${y - 7}l7 12h-14z`,
  down: (x: number, y: number) => `M${x} ${y + 7}l7 -12h-14z`,
};

/** How many totals go up, and how many down. */
const movedIn = (rows: Sittings) => ({
  up: rows.filter(({ before, after }) => after.right > before.right).length,
  down: rows.filter(({ before, after }) => after.right < before.right).length,
});

interface PictureProps {
  readonly dots: Dots;
  readonly count: number;
  readonly up: number;
  readonly down: number;
}

function Picture({ dots, count, up, down }: PictureProps) {
  const { width, height, lines, before, after, ticks, axis, rows } = dots;
  const label = `${counted(count, 'total')} before and after: ${up} up one, ${down} down one`;
  return (
    <div className="office-scroll">
      <svg viewBox={`0 0 ${width} ${height}`} className="key-dots" role="img" aria-label={label}>
        <text x={0} y={rows.before + 4}>
          Before
        </text>
        <text x={0} y={rows.after + 4}>
          After
        </text>
        {lines.map(({ key, from, to, way }) => (
          <path key={key} className={`key-line ${way}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
        {[...before, ...after].map((dot) => (
          <Sign key={dot.key} dot={dot} />
        ))}
        <path className="key-axis" d={`M${ticks[0]?.x ?? 0} ${axis}H${width}`} />
        {ticks.map(({ x, value }) => (
          <text key={value} x={x} y={axis + 18} textAnchor="middle">
            {value}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Sign({ dot: { x, y, way } }: { readonly dot: Dot }) {
  if (way === 'same') return <circle className="key-dot" cx={x} cy={y} r={DOT / 2} />;
  return <path className={`key-sign ${way}`} d={triangle[way](x, y)} />;
}

function TotalTable({ sittings }: { readonly sittings: Sittings }) {
  const rows = sittings.toSorted((one, other) => one.before.rank - other.before.rank);
  return (
    <div className="office-scroll key-total-table" tabIndex={0} role="region" aria-label="All totals as a table">
      <table>
        <TableTitles titles={['Child', 'Before', 'After', 'Rank before', 'Rank after']} />
        <tbody>
          {rows.map(({ mockExamSessionId, mockExamUserId, childName, before, after }) => (
            <tr key={`${mockExamSessionId} ${mockExamUserId}`}>
              <th scope="row">{childName ?? 'A child who was erased'}</th>
              <td className="num">
                {before.right} of {before.of}
              </td>
              <td className="num">
                {after.right} of {after.of}
              </td>
              <td className="num">{before.rank}</td>
              <td className="num">{after.rank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
