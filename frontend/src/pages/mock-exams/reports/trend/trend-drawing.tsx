import { HIGHEST_SCORE, LOWEST_SCORE } from 'schemas/mock-exams/marks/standard.rules';
import { shortDay } from '../../../../parts/dates';
import { useNarrow } from '../child/use-narrow';
import type { TrendPoint } from './api';
import { drawnWords } from './trend-words';

interface TrendDrawingProps {
  readonly points: readonly TrendPoint[];
}

const [TOP, BASE, HIGH, EDGE] = [30, 214, 254, 64] as const;
/** The scale's own ends, and the middle that half of those who sat are above. */
const ticks = [LOWEST_SCORE, 85, 100, 115, HIGHEST_SCORE] as const;
const yOf = (score: number): number => BASE - ((score - LOWEST_SCORE) / (HIGHEST_SCORE - LOWEST_SCORE)) * (BASE - TOP);

/** Each score with its band, in the order in which they were sat; who has none stands on the axis. */
export function TrendDrawing({ points }: TrendDrawingProps) {
  const isNarrow = useNarrow();
  const wide = isNarrow ? 360 : 760;
  const text = isNarrow ? 13 : 14;
  const step = (wide - 2 * EDGE) / Math.max(1, points.length - 1);
  const placed = points.map((point, index) => ({ point, x: EDGE + index * step }));
  const every = Math.ceil((points.length * 62) / (wide - EDGE));
  return (
    <svg
      viewBox={`0 0 ${wide} ${HIGH}`}
      role="img"
      aria-label={`Scores: ${drawnWords(points)}.`}
      className="trend-drawn"
    >
      {ticks.map((score) => (
        <g key={score} className={score === 100 ? 'level middle' : 'level'}>
          <path d={`M${EDGE - 24} ${yOf(score)}H${wide - 12}`} />
          <text x={EDGE - 32} y={yOf(score) + 5} fontSize={text} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <path className="line" d={lineOf(placed)} />
      {placed.map(({ point, x }, index) => (
        <g key={point.mockExamSessionId}>
          <Point point={point} x={x} text={text} />
          {(points.length - 1 - index) % every === 0 && (
            <text className="day" x={x} y={BASE + 34} fontSize={text} textAnchor="middle">
              {shortDay(point.startsAt)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface Placed {
  readonly point: TrendPoint;
  readonly x: number;
}

/** From score to score, past the sessions that have none. */
const lineOf = (placed: readonly Placed[]): string =>
  placed
    .flatMap(({ point: { standard }, x }) => (standard ? [`${x} ${yOf(standard.score)}`] : []))
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${at}`)
    .join('');

function Point({ point: { standard }, x, text }: Placed & { readonly text: number }) {
  if (!standard)
    return (
      <g className="none">
        <circle cx={x} cy={BASE} r={5} />
        <text x={x} y={BASE - 12} fontSize={text} textAnchor="middle">
          no score
        </text>
      </g>
    );
  const { score, from, to } = standard;
  return (
    <g className="score">
      <path d={`M${x - 7} ${yOf(to)}h14m-7 0V${yOf(from)}m-7 0h14`} />
      <circle cx={x} cy={yOf(score)} r={6} />
      <text x={x} y={yOf(to) - 8} fontSize={text + 2} textAnchor="middle">
        {score}
      </text>
    </g>
  );
}
