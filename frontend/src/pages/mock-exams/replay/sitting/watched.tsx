import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { filmOf, screenAt } from 'schemas/mock-exams/replay/film.rules';
import type { Recorded } from 'schemas/mock-exams/timeline/standing.rules';
import { questionNames, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import type { Timeline } from '../../timeline/api';
import { EventSteps, Jumps, PlayAndSpeed } from '../player/controls';
import { Scrubber } from '../player/scrubber';
import type { Stretch } from '../player/moments';
import { Clocks } from './clocks';
import { SittingLegend, SittingMarks, SittingSigns } from './sitting-marks';
import { SittingScreen } from './sitting-screen';
import type { Moment } from './use-moment';
import { WhatIsKnown } from './what-is-known';

interface WatchedProps {
  readonly recorded: Recorded;
  readonly papers: Timeline['papers'];
  readonly name: string;
  readonly lines: readonly TimelineLine[];
  readonly stretch: Stretch;
  readonly moment: Moment;
  readonly place: RefObject<HTMLElement | null>;
}

/** A sitting watched again: the child's screen at one moment, and the ways to another. */
export function Watched({ recorded, papers, name, lines, stretch, moment, place }: WatchedProps) {
  const { player, before, after, choose } = moment;
  const film = useMemo(() => filmOf(recorded), [recorded]);
  const nameOf = useMemo(() => questionNames(papers), [papers]);
  // Where the screen cannot follow the slider it is drawn as soon as it can.
  const drawn = useDeferredValue(player.now);
  const now = new Date(drawn).toISOString();
  const screen = useMemo(() => screenAt(film, now), [film, now]);
  const [showsKey, setShowsKey] = useState(false);
  return (
    <section ref={place} className="replay" aria-label="What stood then">
      <p className="small soft">That you opened this replay is noted, and the family can read that somebody did.</p>
      <Clocks screen={screen} now={now} name={name} />
      <div
        className={screen.gap ? 'replay-screen is-gap' : 'replay-screen'}
        role="region"
        aria-label="The child’s screen"
        tabIndex={0}
      >
        <SittingScreen papers={papers} screen={screen} now={now} name={name} showsKey={showsKey} />
      </div>
      <WhatIsKnown screen={screen} nameOf={nameOf} />
      <div className="replay-bar">
        <Scrubber
          stretch={stretch}
          now={player.now}
          onMove={player.move}
          marks={<SittingMarks lines={lines} stretch={stretch} gaps={film.gaps} />}
          above={<SittingSigns lines={lines} stretch={stretch} />}
        />
        <SittingLegend lines={lines} gaps={film.gaps} />
        <div className="replay-controls">
          <PlayAndSpeed player={player} />
          <EventSteps before={before} after={after} />
          <label className="replay-key">
            <input type="checkbox" checked={showsKey} onChange={() => setShowsKey(!showsKey)} />
            Show the key, which the child did not see
          </label>
          <Jumps lines={lines} now={player.now} onJump={choose} />
        </div>
      </div>
    </section>
  );
}
