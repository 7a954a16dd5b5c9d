import { useEffect, useRef, useState } from 'react';
import { deadlineOf } from '../../deadline';
import type { Worksheet } from '../../worksheet';

/** Whole minutes left of a timed worksheet, the begun one included; nothing for one that is not timed. */
export function useTimeLeft(worksheet: Worksheet, onTimeUp: () => void): number | undefined {
  const deadline = deadlineOf(worksheet);
  const [minutes, setMinutes] = useState(() => minutesUntil(deadline));
  const timeUp = useRef(onTimeUp);
  useEffect(() => {
    timeUp.current = onTimeUp;
  });

  useEffect(() => {
    if (deadline === undefined) return undefined;
    let over = false;
    const look = () => {
      setMinutes(minutesUntil(deadline));
      if (over || Date.now() < deadline) return;
      over = true;
      timeUp.current();
    };
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return minutes;
}

const minutesUntil = (deadline: number | undefined) =>
  deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - Date.now()) / 60_000));
