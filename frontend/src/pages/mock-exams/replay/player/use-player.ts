import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { momentIn, within, type Stretch } from './moments';

/** How many seconds of the exam go by in one of ours. */
export const speeds = [1, 4, 15, 60] as const;
export type Speed = (typeof speeds)[number];

export interface Player {
  /** In ms since 1970. */
  readonly now: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  /** Goes to a moment, within the exam, and stands there. */
  readonly move: (to: number) => void;
}

/** Goes through a stretch of time, by hand or by itself. The moment stands in the address (`at`), so that a link shares it. */
export function usePlayer(stretch: Stretch): Player {
  const [params] = useSearchParams();
  const [now, setNow] = useState(() => momentIn(params.get('at'), stretch));
  const [speed, setSpeed] = useState<Speed>(4);
  const [isPlaying, setPlaying] = useState(false);
  const { from, until } = stretch;
  usePlaying({ isPlaying, speed, now, until, onTime: setNow, onEnd: useCallback(() => setPlaying(false), []) });
  useKeptInAddress(now, isPlaying);
  const move = useCallback(
    (to: number) => {
      setPlaying(false);
      setNow(within({ from, until }, to));
    },
    [from, until],
  );
  const toggle = useCallback(() => {
    // From the end it begins again.
    setNow((at) => (at >= until ? from : at));
    setPlaying((before) => !before);
  }, [from, until]);
  return { now, isPlaying, speed, setSpeed, toggle, move };
}

interface Playing {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly now: number;
  readonly until: number;
  readonly onTime: (now: number) => void;
  readonly onEnd: () => void;
}

const SECOND = 1_000;
/** In ms: a tab that was out of sight does not leap. */
const LONGEST_FRAME = 1_100;

/** What is drawn changes once for each second of the exam at most; where less motion is asked for, once for each of ours. */
function usePlaying({ isPlaying, speed, now, until, onTime, onEnd }: Playing): void {
  const start = useRef(now);
  start.current = now;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let at = start.current;
    return eachFrame((passed) => {
      at = Math.min(until, at + Math.min(passed, LONGEST_FRAME) * speed);
      onTime(at === until ? until : Math.max(start.current, Math.floor(at / SECOND) * SECOND));
      if (at === until) onEnd();
    });
  }, [isPlaying, speed, until, onTime, onEnd]);
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells how many ms have passed since it did last, until it is stopped. */
function eachFrame(tell: (passed: number) => void): () => void {
  let last = performance.now();
  const told = () => {
    const mark = performance.now();
    tell(mark - last);
    last = mark;
  };
  if (wantsStillness()) {
    const timer = setInterval(told, SECOND);
    return () => clearInterval(timer);
  }
  let frame = requestAnimationFrame(function next() {
    told();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** In ms: while the slider is dragged the address stays as it was. */
const SETTLED = 300;

function useKeptInAddress(now: number, isPlaying: boolean): void {
  const [params, setParams] = useSearchParams();
  const at = new Date(now).toISOString();
  const isKept = params.get('at') === at;
  const isMoved = useRef(false);
  const first = useRef(now);
  // What nobody has touched yet needs no address of its own.
  isMoved.current ||= now !== first.current;
  useEffect(() => {
    if (isPlaying || isKept || !isMoved.current) return undefined;
    const timer = setTimeout(
      () =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            after.set('at', at);
            return after;
          },
          { replace: true },
        ),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [at, isKept, isPlaying, setParams]);
}
