import { day } from '../dates';
import { percent } from '../standing/score';
import type { Series } from './over-time';

/** What a chart draws, in rows, the newest first. */
export function PointTable({ series }: { readonly series: readonly Series[] }) {
  const rows = series.flatMap(({ name, points }) => points.map(({ at, value }) => ({ name, at, value })));
  rows.sort((one, other) => other.at.localeCompare(one.at));
  return (
    <div className="chart-table" role="region" aria-label="Scores as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Subject</th>
            <th scope="col">Score %</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, at, value }, index) => (
            <tr key={index}>
              <td className="nowrap">{day(at)}</td>
              <td>{name}</td>
              <td className="num">{percent(value, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
