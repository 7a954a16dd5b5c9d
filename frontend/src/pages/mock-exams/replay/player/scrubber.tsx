import type { ReactNode } from 'react';
import { clockOf } from 'schemas/mock-exams/timeline/lengths.rules';
import type { Stretch } from './moments';

interface ScrubberProps {
  readonly stretch: Stretch;
  /** In ms since 1970. */
  readonly now: number;
  readonly onMove: (now: number) => void;
  /** What is drawn in the strip, in its own units (`STRIP`). */
  readonly marks: ReactNode;
  /** What stands above it, at places in percent. */
  readonly above?: ReactNode;
}

/** The strip's own units. */
export const STRIP = { width: 1_000, height: 28 } as const;

export const clockAt = (at: number): string => clockOf(new Date(at).toISOString());

/** Where a moment stands, in percent of the strip. */
export const placeOf = ({ from, until }: Stretch, at: number): number =>
  (100 * (at - from)) / Math.max(1, until - from);

/** A whole stretch of time at a glance, and a slider through it. */
export function Scrubber({ stretch, now, onMove, marks, above }: ScrubberProps) {
  const place = placeOf(stretch, now);
  return (
    <div className="scrubber">
      <div className="scrubber-above" aria-hidden="true">
        {above}
      </div>
      <div className="scrubber-strip">
        <svg viewBox={`0 0 ${STRIP.width} ${STRIP.height}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="strip-whole" width={STRIP.width} height={STRIP.height} />
          <rect className="strip-passed" width={(place / 100) * STRIP.width} height={STRIP.height} />
          {marks}
        </svg>
        <input
          type="range"
          aria-label="Moment"
          aria-valuetext={clockAt(now)}
          min={stretch.from}
          max={stretch.until}
          step={1_000}
          value={now}
          onChange={(event) => onMove(Number(event.target.value))}
        />
        <span className="scrubber-cursor" style={{ left: `${place}%` }} aria-hidden="true">
          <b className="num" style={{ transform: `translateX(${-Math.min(95, Math.max(5, place))}%)` }}>
            {clockAt(now)}
          </b>
        </span>
      </div>
      <Ticks stretch={stretch} />
    </div>
  );
}

const MINUTE = 60_000;

/** Round times: about six of them. */
function Ticks({ stretch }: Pick<ScrubberProps, 'stretch'>) {
  const { from, until } = stretch;
  const apart = [1, 2, 5, 10, 15, 30, 60].find((minutes) => (until - from) / (minutes * MINUTE) <= 7) ?? 120;
  const first = Math.ceil(from / (apart * MINUTE));
  const count = Math.max(0, Math.floor(until / (apart * MINUTE)) - first + 1);
  return (
    <div className="scrubber-ticks num soft" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (first + n) * apart * MINUTE).map((at) => (
        <span key={at} style={{ left: `clamp(1.25rem, ${placeOf(stretch, at)}%, 100% - 1.25rem)` }}>
          {clockAt(at).slice(0, 5)}
        </span>
      ))}
    </div>
  );
}
