import { useMemo } from 'react';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { jumpsIn } from './jumps';
import { around, type Timed } from './moments';
import { speeds, type Player } from './use-player';

interface ControlsProps {
  readonly player: Player;
}

/** Play, and how fast. */
export function PlayAndSpeed({ player: { isPlaying, toggle, speed, setSpeed } }: Pick<ControlsProps, 'player'>) {
  return (
    <>
      <button type="button" className="btn low replay-play" onClick={toggle}>
        {isPlaying ? '❚❚ Stop' : '▶ Play'}
      </button>
      <span className="replay-speeds" role="group" aria-label="Speed">
        {speeds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === speed}
            aria-label={`${one} times as fast`}
            onClick={() => setSpeed(one)}
          >
            ×{one}
          </button>
        ))}
      </span>
    </>
  );
}

interface StepsProps {
  readonly before: (() => void) | undefined;
  readonly after: (() => void) | undefined;
}

/** To the event before, and to the next. */
export function EventSteps({ before, after }: StepsProps) {
  return (
    <>
      <Step label="Event before" sign="◂" onStep={before} />
      <Step label="Next event" sign="▸" onStep={after} />
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly onStep: (() => void) | undefined;
}

const Step = ({ label, sign, onStep }: StepProps) => (
  <button
    type="button"
    className="btn low pale replay-step"
    aria-label={label}
    aria-disabled={onStep === undefined}
    onClick={() => onStep?.()}
  >
    {sign}
  </button>
);

interface JumpsProps {
  readonly lines: readonly TimelineLine[];
  readonly now: number;
  readonly onJump: (line: TimelineLine) => void;
}

/** The ways to what is looked for first. */
export function Jumps({ lines, now, onJump }: JumpsProps) {
  const some = useMemo(() => jumpsIn(lines), [lines]);
  if (some.length === 0) return null;
  return (
    <div className="replay-jumps" role="group" aria-label="Jump to">
      <span className="soft">Jump to</span>
      {some.map(({ words, those }) => (
        <Jump key={words} words={words} those={those} now={now} onJump={onJump} />
      ))}
    </div>
  );
}

interface JumpProps extends Omit<JumpsProps, 'lines'> {
  readonly words: string;
  readonly those: Timed;
}

function Jump({ words, those, now, onJump }: JumpProps) {
  const { before, after, passed, count } = around(those, now);
  const to = (line: TimelineLine | undefined) => line && (() => onJump(line));
  // After the last the first is the next.
  const next = after ?? those.lines[0];
  return (
    <span className="replay-jump">
      <Step label={`${words}: the one before`} sign="◂" onStep={to(before)} />
      <button type="button" className="btn low pale" onClick={to(next)}>
        {words} <span className="soft num">{passed === 0 ? count : `${passed} of ${count}`}</span> ▸
      </button>
    </span>
  );
}
