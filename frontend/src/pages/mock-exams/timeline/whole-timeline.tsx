import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noSitting, sittingAfter } from 'schemas/mock-exams/sittings/sitting.rules';
import type { Recorded } from 'schemas/mock-exams/timeline/standing.rules';
import { timelineOf, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import type { Timeline, TimelineEvent, Whose } from './api';
import { DecideLate, type LateWish } from './decide-late';
import { KindFilter, kindsIn } from './kind-filter';
import { LineList } from './line-list';
import { stretchOf } from '../replay/player/moments';
import { Watched } from '../replay/sitting/watched';
import { useMoment } from '../replay/sitting/use-moment';
import '../replay/replay.css';
import '../replay/scrubber.css';

interface WholeTimelineProps {
  readonly whose: Whose;
  readonly head: Timeline;
  readonly events: readonly TimelineEvent[];
  readonly name: string;
  /** Asks for all of it once more. */
  readonly again: () => void;
}

/** The whole of a sitting: a moment of it as the child had it, and every line beside it. */
export function WholeTimeline({ whose, head, events, name, again }: WholeTimelineProps) {
  const { session, room, arranged, papers, decided, lastHeardAt, serverNow: now } = head;
  const recorded = useMemo((): Recorded => ({ session, events, room }), [session, events, room]);
  const lines = useMemo(
    () => timelineOf({ events, room, arranged, papers, decided, now, lastHeardAt }),
    [events, room, arranged, papers, decided, now, lastHeardAt],
  );
  const stretch = useMemo(() => stretchOf(lines), [lines]);
  const [asked, setAsked] = useKinds();
  const kinds = useMemo(() => kindsIn(asked), [asked]);
  const shown = useMemo(() => lines.filter(({ kind }) => kinds.has(kind)), [lines, kinds]);
  const moment = useMoment(shown, stretch);
  const place = useRef<HTMLElement>(null);
  const { choose } = moment;
  const onChoose = useCallback(
    (line: TimelineLine) => {
      choose(line);
      bringInSight(place.current);
    },
    [choose],
  );
  const [deciding, setDeciding] = useState<LateWish>();
  const late = useLate(events);
  return (
    <div className="timeline">
      <Watched {...{ recorded, papers, name, lines, stretch, moment, place }} />
      <section className="timeline-happened office-panel" aria-label="What happened">
        <div className="timeline-title">
          <h2>What happened</h2>
          <span className="soft num">
            event {moment.place + 1} of {shown.length}
          </span>
        </div>
        <KindFilter lines={lines} shown={kinds} onShow={setAsked} />
        <p className="timeline-heads small soft" aria-hidden="true">
          <span>Happened</span>
          <span>Device</span>
          <span>What</span>
        </p>
        <LineList
          lines={shown}
          chosen={moment.line?.key}
          onChoose={onChoose}
          countsNow={late.countsNow}
          onDecide={(line, counts) => setDeciding({ line, counts })}
        />
        <p className="timeline-noted small soft">
          Server time, London’s. What reached us late stands where it was done, by its device’s word; below that, when
          it was here by our clock.
        </p>
      </section>
      {deciding && (
        <DecideLate
          {...deciding}
          {...{ whose, again }}
          seen={late.decidedOf(deciding.line)}
          onOver={() => setDeciding(undefined)}
        />
      )}
    </div>
  );
}

/** In px, as the style sheet has it: below it what stood then is above the list, and out of sight. */
const BESIDE = 1_200;

function bringInSight(place: HTMLElement | null): void {
  if (place && window.innerWidth < BESIDE) window.scrollTo(0, place.offsetTop);
}

/** Which kinds are shown stands in the address. */
function useKinds() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const set = useCallback((kinds: string | undefined) => {
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        if (kinds === undefined) after.delete('kinds');
        else after.set('kinds', kinds);
        return after;
      },
      { replace: true },
    );
  }, []);
  return [params.get('kinds'), set] as const;
}

/** Whether each late answer counts, by what was decided last, and all that is decided of the answers to its question. */
function useLate(events: readonly TimelineEvent[]) {
  const questions = useMemo(
    () => events.reduce((state, { event }) => sittingAfter(state, event), noSitting).questions,
    [events],
  );
  const lateTo = ({ questionId }: TimelineLine) => (questionId === null ? [] : (questions[questionId]?.late ?? []));
  return {
    countsNow: (line: TimelineLine): boolean | null | undefined =>
      lateTo(line).find(({ tab, seq }) => tab === line.late?.tab && seq === line.late.seq)?.counts,
    decidedOf: (line: TimelineLine) =>
      lateTo(line).flatMap(({ tab, seq, counts }) => (counts === null ? [] : [{ tab, seq, counts }])),
  };
}
