import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { standingAt, type Recorded } from 'schemas/mock-exams/timeline/standing.rules';
import { clockOf } from 'schemas/mock-exams/timeline/timeline-words.rules';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import type { Timeline } from './api';
import { nextOf, type Stretch } from './moments';
import { Replay } from './replay';
import { Strip } from './strip';
import type { Moment } from './use-moment';

interface ThenProps {
  readonly recorded: Recorded;
  readonly papers: Timeline['papers'];
  readonly name: string;
  readonly lines: readonly TimelineLine[];
  /** Those of the kinds that are looked at: steps go through them. */
  readonly shown: readonly TimelineLine[];
  readonly stretch: Stretch;
  readonly moment: Moment;
  readonly place: RefObject<HTMLElement | null>;
}

/** What stood at one moment, and the ways to another. */
export function Then({ recorded, papers, name, lines, shown, stretch, moment, place }: ThenProps) {
  const { at, line, now, move } = moment;
  // Of some thousands of acts the picture follows the slider as soon as it can.
  const drawnAt = useDeferredValue(at);
  const [showsKey, setShowsKey] = useState(false);
  const standing = useMemo(() => standingAt(recorded, drawnAt), [recorded, drawnAt]);
  return (
    <section ref={place} className="timeline-then" aria-label="What stood then">
      <div className="timeline-moment office-panel">
        <div className="timeline-clocks">
          <Clock words="Our clock" at={at} />
          <Clock words="Their device, as it reckons ours" at={line?.claimedAt ?? null} />
          <label className="timeline-key">
            <input type="checkbox" checked={showsKey} onChange={() => setShowsKey(!showsKey)} />
            Show the key, which the child did not see
          </label>
        </div>
        <Strip lines={lines} stretch={stretch} now={now} onMove={move} />
        <Steps lines={lines} shown={shown} moment={moment} />
      </div>
      <div className="timeline-screen">
        <Replay
          papers={papers}
          standing={standing}
          now={drawnAt}
          name={name}
          showsKey={showsKey}
          questionId={line?.questionId ?? null}
        />
      </div>
    </section>
  );
}

function Clock({ words, at }: { readonly words: string; readonly at: string | null }) {
  return (
    <p>
      <span className="soft">{words}</span> <b className="num">{at === null ? '–' : clockOf(at)}</b>
    </p>
  );
}

type StepsProps = Pick<ThenProps, 'lines' | 'shown' | 'moment'>;

const jumps = [
  ['Changed answer', ({ isChange }: TimelineLine) => isChange],
  ['Silent', ({ gapSeconds }: TimelineLine) => gapSeconds !== null],
  ['Paper over', ({ what }: TimelineLine) => /^(Time up|Handed in|Paper \d was closed)/.test(what)],
  ['Staff', ({ kind }: TimelineLine) => kind === 'staff'],
] as const;

function Steps({ lines, shown, moment: { now, line, choose } }: StepsProps) {
  const place = line === undefined ? -1 : shown.indexOf(line);
  const [before, after] = [shown[place - 1], shown[place + 1]];
  return (
    <div className="timeline-steps">
      <button type="button" className="btn low pale" disabled={!before} onClick={() => choose(before)}>
        ◂ Before
      </button>
      <button type="button" className="btn low pale" disabled={!after} onClick={() => choose(after)}>
        Next ▸
      </button>
      <span className="soft num">
        {place + 1} of {shown.length}
      </span>
      <span className="soft">Jump to</span>
      {jumps
        .filter(([, wanted]) => lines.some(wanted))
        .map(([words, wanted]) => (
          <button key={words} type="button" className="btn low pale" onClick={() => choose(nextOf(lines, now, wanted))}>
            {words}
          </button>
        ))}
    </div>
  );
}
