import { memo } from 'react';
import { lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { counted } from '../../../../parts/words';
import { placeOf, STRIP } from '../player/scrubber';
import type { Stretch } from '../player/moments';

interface MarksProps {
  readonly lines: readonly TimelineLine[];
  readonly stretch: Stretch;
  /** When nothing was heard of the device. */
  readonly gaps: readonly Stretch[];
}

/** Some thousands, which do not move with the slider. */
export const SittingMarks = memo(({ lines, stretch, gaps }: MarksProps) => {
  const x = (at: number) => (placeOf(stretch, at) / 100) * STRIP.width;
  return (
    <>
      <defs>
        <pattern id="replay-gap" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="strip-hatch" d="M0 0V7" />
        </pattern>
      </defs>
      {lines.map((line) => (
        <Mark key={line.key} line={line} x={x(Date.parse(line.at))} />
      ))}
      {gaps.map(({ from, until }) => {
        const [left, right] = [x(Math.max(from, stretch.from)), x(Math.min(until, stretch.until))];
        const of = { x: left, width: Math.max(2, right - left), height: STRIP.height };
        return (
          <g key={from}>
            <rect className="strip-gap" {...of} />
            <rect fill="url(#replay-gap)" {...of} />
          </g>
        );
      })}
    </>
  );
});

function Mark({ line: { kind, landmark, what }, x }: { readonly line: TimelineLine; readonly x: number }) {
  const { height } = STRIP;
  if (landmark === 'over') return <rect className="strip-clock" x={x - 1} width={2} height={height} />;
  if (landmark === 'device') return <rect className="strip-device" x={x - 1} width={2} height={height} />;
  if (kind === 'staff') return <rect className="strip-staff" x={x} width={2.5} height={height} />;
  if (kind === 'answers' && what.includes('submitted'))
    return <rect className="strip-answer" x={x} y={4} width={1.8} height={height - 8} />;
  return null;
}

/** What stands above the strip: changed answers, silences that are long enough for words, ends. */
export const SittingSigns = memo(({ lines, stretch }: Omit<MarksProps, 'gaps'>) =>
  lines
    .filter(({ landmark }) => landmark === 'changed' || landmark === 'over' || landmark === 'device')
    .map(({ key, at, landmark }) => {
      const left = `${placeOf(stretch, Date.parse(at))}%`;
      return <span key={key} className={`scrubber-sign is-${landmark ?? ''}`} style={{ left }} />;
    }),
);

/** What the strip's signs mean, and how many of each there are. */
export const SittingLegend = memo(({ lines, gaps }: Omit<MarksProps, 'stretch'>) => {
  const of = (wanted: (line: TimelineLine) => boolean) => lines.filter(wanted).length;
  const overs = lines.filter(({ landmark }) => landmark === 'over');
  // By question, as the child is told.
  const late = new Set(lines.flatMap(({ late, questionId }) => (late === null ? [] : [questionId]))).size;
  const changed = of(({ landmark }) => landmark === 'changed');
  const devices = of(({ landmark }) => landmark === 'device');
  return (
    <ul className="replay-legend small soft">
      <li>
        <span className="legend-answer" /> answer submitted, {of(({ what }) => what.includes(' submitted '))}
      </li>
      {changed > 0 && (
        <li>
          <span className="legend-change" /> changed, {changed}
        </li>
      )}
      {gaps.length > 0 && (
        <li>
          <span className="legend-gap" /> not heard of, {gaps.length} ({heardLength(lines)})
        </li>
      )}
      {devices > 0 && <li>device changed, {devices}</li>}
      {late > 0 && <li>{counted(late, 'answer')} kept apart</li>}
      {overs.map((over) => (
        <li key={over.key}>{overWords(over)}</li>
      ))}
    </ul>
  );
});

/** Of each paper by its name, since each has an end of its own. */
const overWords = ({ what, detail }: TimelineLine): string =>
  what.startsWith('Time up') ? `${what.replace('Time up', 'at time up')}: ${detail.split(';')[0] ?? ''}` : what;

function heardLength(lines: readonly TimelineLine[]): string {
  const seconds = lines.reduce((sum, { gapSeconds }) => sum + (gapSeconds ?? 0), 0);
  return seconds === 0 ? 'to the end' : lengthOf(seconds);
}
