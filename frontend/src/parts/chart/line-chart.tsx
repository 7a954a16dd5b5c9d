import { useEffect, useId, useRef, useState } from 'react';
import { percent } from '../score';
import { day, shortDay } from '../dates';
import { useComfort } from '../reading-comfort';
import {
  endLabels,
  pathOf,
  placed,
  roomForNames,
  tickIndexes,
  type Frame,
  type PlacedSeries,
  type Series,
} from './line-geometry';
import './line-chart.css';

interface LineChartProps {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What kind of figure it is. */
  readonly kind: string;
  readonly series: readonly Series[];
  /** What the figures of the title are. */
  readonly note?: string | undefined;
}

/** In pixels, in the usual size: what the lines must keep of the width where their names stand whole at their ends. */
const roomForLines = 300;

/** In pixels for each letter, in the usual size: a little more than the type's mean. */
const letterWidths = { normal: 8.5, wide: 9.5 };

/**
 * Percentages over time, each line with its name at its end. Drawn here rather than by a chart library: it is one kind of
 * chart, and the library's chunk alone is larger than everything a learner's page may weigh.
 */
export function LineChart({ title, kind, series, note }: LineChartProps) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <section className="card chart" aria-labelledby={titleId}>
      <div className="row between">
        <div>
          <p className="small soft">{kind}</p>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && <p className="small soft">{note}</p>}
        </div>
        <button type="button" className="btn low pale" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      </div>
      {asTable ? <ChartTable series={series} /> : <Drawing title={title} series={series} />}
    </section>
  );
}

function Drawing({ title, series }: Pick<LineChartProps, 'title' | 'series'>) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useFrame(useWidth(box), series);
  const { width, height, top, right, bottom, left, scale, isRoomy } = frame;
  const lines = placed(series, frame);
  const points = lines.reduce((sum, line) => sum + line.points.length, 0);
  const isDense = (width - left - right) / points < roomForDots;
  const labels = endLabels(lines, { lineHeight: 20 * scale, lowest: height - bottom });
  return (
    <div ref={box} className="chart-box">
      <svg width={width} height={height} role="img" aria-label={title}>
        <Grid frame={frame} series={series} />
        {lines.map((line) => (
          <Line key={line.name} line={line} isDense={isDense} />
        ))}
        {labels.map(({ name, shortName, colour, x, y, value }) => (
          <text key={name} x={x + 10} y={Math.max(y, top) + 5 * scale} fill={colour} className="chart-name">
            {isRoomy ? name : shortName} {percent(value, 1)}%
          </text>
        ))}
      </svg>
    </div>
  );
}

interface ScaledFrame extends Frame {
  /** How much larger than usual the child has its text. */
  readonly scale: number;
  /** Whether there is room for a line's whole name at its end. */
  readonly isRoomy: boolean;
}

/** The frame for a width in pixels: its margins hold the text, whatever size that is read in. */
function useFrame(width: number, series: readonly Series[]): ScaledFrame {
  const [{ text, spacing }] = useComfort();
  const scale = Number(text) / 100;
  const besideLines = (names: readonly string[]) => roomForNames(names, letterWidths[spacing]) * scale;
  const left = 46 * scale;
  const whole = besideLines(series.map(({ name }) => name));
  const isRoomy = width - left - whole >= roomForLines * scale;
  const right = isRoomy ? whole : besideLines(series.map(({ shortName }) => shortName));
  return { width, scale, isRoomy, height: isRoomy ? 320 : 260, top: 14, right, bottom: 30 * scale, left };
}

/** In pixels: points nearer to each other than this are drawn as a line alone, with its end marked. */
const roomForDots = 8;

interface LineProps {
  readonly line: PlacedSeries;
  readonly isDense: boolean;
}

function Line({ line: { name, colour, points }, isDense }: LineProps) {
  return (
    <g>
      <path d={pathOf(points)} className="chart-line" stroke={colour} />
      {(isDense ? points.slice(-1) : points).map(({ x, y, at, value }) => (
        <circle key={x} cx={x} cy={y} r={4} fill={colour}>
          <title>{`${name}, ${day(at)}: ${percent(value, 1)}%`}</title>
        </circle>
      ))}
    </g>
  );
}

function Grid({ frame, series }: { readonly frame: Frame; readonly series: readonly Series[] }) {
  const { width, height, top, right, bottom, left } = frame;
  const across = width - left - right;
  const days = tickIndexes(series, across);
  return (
    <g className="chart-grid">
      {[0, 0.25, 0.5, 0.75, 1].map((share) => {
        const y = top + (1 - share) * (height - top - bottom);
        return (
          <g key={share}>
            <path d={`M${left} ${y}H${width - right}`} />
            <text x={left - 8} y={y + 5} textAnchor="end">
              {share * 100}%
            </text>
          </g>
        );
      })}
      {days.map(({ at, along, anchor }) => (
        <text key={along} x={left + along * across} y={height - 6} textAnchor={anchor}>
          {shortDay(at)}
        </text>
      ))}
    </g>
  );
}

function ChartTable({ series }: Pick<LineChartProps, 'series'>) {
  const rows = series.flatMap(({ name, points }) => points.map((point) => ({ name, ...point })));
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

/** The width that the drawing has, so that its text keeps its size. */
function useWidth(box: { readonly current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(280, Math.floor(entry.contentRect.width))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
