import { memo } from 'react';
import { clockOf } from 'schemas/mock-exams/timeline/timeline-words.rules';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { counted } from '../../../parts/words';
import type { Stretch } from './moments';

interface StripProps {
  readonly lines: readonly TimelineLine[];
  readonly stretch: Stretch;
  /** In ms since 1970. */
  readonly now: number;
  readonly onMove: (now: number) => void;
}

/** In the strip's own units. */
const [WIDTH, HEIGHT] = [1_000, 30];

/** The whole sitting at a glance, and a slider through it. */
export function Strip({ lines, stretch, now, onMove }: StripProps) {
  const { from, until } = stretch;
  return (
    <div className="timeline-strip">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="strip-whole" width={WIDTH} height={HEIGHT} />
        <Marks lines={lines} stretch={stretch} />
      </svg>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={clockOf(new Date(now).toISOString())}
        min={from}
        max={until}
        step={1_000}
        value={now}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <p className="timeline-ends num soft">
        <span>{clockOf(new Date(from).toISOString())}</span>
        <span>{clockOf(new Date(until).toISOString())}</span>
      </p>
      <p className="soft timeline-facts">{legend(lines)}</p>
    </div>
  );
}

/** Some thousands, which do not move with the slider. */
const Marks = memo(({ lines, stretch: { from, until } }: Pick<StripProps, 'lines' | 'stretch'>) => {
  const place = (at: number) => ((at - from) / Math.max(1, until - from)) * WIDTH;
  return lines.map((line) => (
    <Mark key={line.key} line={line} x={place(Date.parse(line.at))} perSecond={place(from + 1_000)} />
  ));
});

interface MarkProps {
  readonly line: TimelineLine;
  readonly x: number;
  readonly perSecond: number;
}

function Mark({ line, x, perSecond }: MarkProps) {
  if (line.gapSeconds !== null)
    return <rect className="strip-gap" x={x} width={Math.max(2, line.gapSeconds * perSecond)} height={HEIGHT} />;
  if (line.isChange) return <rect className="strip-change" x={x - 2} width={4} height={HEIGHT} />;
  if (line.kind === 'answers') return <rect className="strip-answer" x={x} y={8} width={1.5} height={HEIGHT - 16} />;
  if (line.kind === 'staff') return <rect className="strip-staff" x={x} width={2.5} height={HEIGHT} />;
  return line.kind === 'clock' ? <rect className="strip-clock" x={x} width={1} height={HEIGHT} /> : null;
}

function legend(lines: readonly TimelineLine[]): string {
  const gaps = lines.filter(({ gapSeconds }) => gapSeconds !== null).length;
  const late = lines.filter((line) => line.late !== null).length;
  return [
    counted(lines.filter(({ kind }) => kind === 'answers').length, 'answer'),
    counted(lines.filter(({ isChange }) => isChange).length, 'change'),
    counted(gaps, 'silence'),
    `${counted(late, 'answer')} too late`,
  ].join(' · ');
}
