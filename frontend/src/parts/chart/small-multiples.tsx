import { useId, useState } from 'react';
import { shortDay } from '../dates';
import { percent } from '../standing/score';
import { counted } from '../words';
import { averaged, placed, rolling, spanOf, type Series, type Span } from './over-time';
import { PointTable } from './point-table';
import './small-multiples.css';

interface SmallMultiplesProps {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What kind of figure it is. */
  readonly kind: string;
  readonly series: readonly Series[];
  /** What one point is: "worksheet". */
  readonly thing: string;
}

/**
 * Percentages over time, a small drawing for each series on the same days and from 0 to 100: a dot for each point, a line for
 * the average of five. Drawn here rather than by a chart library, whose chunk alone is larger than all that a learner's page
 * may weigh; and in shares of its own width, so that nothing has to be measured and nothing moves once it stands.
 */
export function SmallMultiples({ title, kind, series, thing }: SmallMultiplesProps) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <section className="card chart" aria-labelledby={titleId}>
      <div className="row between">
        <div>
          <p className="small soft">{kind}</p>
          <h2 id={titleId}>{title}</h2>
        </div>
        <button type="button" className="btn low pale" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      </div>
      {asTable ? <PointTable series={series} /> : <Drawings series={series} thing={thing} />}
    </section>
  );
}

function Drawings({ series, thing }: Pick<SmallMultiplesProps, 'series' | 'thing'>) {
  const span = spanOf(series);
  return (
    <>
      <div className="multiples">
        {series.map((one) => (
          <Multiple key={one.name} series={one} span={span} thing={thing} />
        ))}
      </div>
      <p className="small soft">
        Each dot is a {thing}, each line the average of {averaged} in a row.
      </p>
    </>
  );
}

interface MultipleProps {
  readonly series: Series;
  readonly span: Span;
  readonly thing: string;
}

function Multiple({ series, span, thing }: MultipleProps) {
  const { name, colour, points } = series;
  const now = rolling(points).at(-1);
  const words = now
    ? `${percent(now.value, 1)}% in the last ${averaged}`
    : `${counted(points.length, thing)} so far, a line from ${averaged} on`;
  return (
    <figure className="multiple">
      <figcaption>
        <b style={{ color: colour }}>{name}</b> <span className="small soft">{words}</span>
      </figcaption>
      <div className="multiple-scale num" aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <Drawing series={series} span={span} label={`${name}: ${words}`} />
      <div className="multiple-days num" aria-hidden="true">
        <span>{shortDay(span.from)}</span>
        {span.to > span.from && <span>{shortDay(span.to)}</span>}
      </div>
    </figure>
  );
}

interface DrawingProps {
  readonly series: Series;
  readonly span: Span;
  readonly label: string;
}

function Drawing({ series: { colour, points }, span, label }: DrawingProps) {
  const dots = placed(points, span);
  const line = placed(rolling(points), span);
  const end = line.at(-1);
  return (
    <svg className="multiple-drawing" role="img" aria-label={label}>
      {[0, 50, 100].map((y) => (
        <line key={y} className="multiple-rule" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      {dots.map(({ x, y }, index) => (
        <circle key={index} className="multiple-dot" cx={`${x}%`} cy={`${y}%`} r={3.5} fill={colour} />
      ))}
      {/* Stretched to the drawing: a line has no measure of its own in percent. */}
      <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
        <polyline
          className="multiple-line"
          points={line.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}
          stroke={colour}
        />
      </svg>
      {end && <circle className="multiple-end" cx={`${end.x}%`} cy={`${end.y}%`} r={5} fill={colour} />}
    </svg>
  );
}
