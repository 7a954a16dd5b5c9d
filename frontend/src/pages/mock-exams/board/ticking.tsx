import { useLayoutEffect, useRef } from 'react';
import { onEachSecond } from './each-second';

interface TickingProps {
  /** What it says now. */
  readonly says: () => string;
  readonly className?: string;
}

/** Text that goes on by the second and is written into the page by itself: hundreds of them draw nothing anew. */
export function Ticking({ says, className }: TickingProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Before the first time the place may hold what was said of something else.
    let said: string | undefined;
    const write = () => {
      const now = says();
      if (now === said || !place.current) return;
      place.current.textContent = said = now;
    };
    write();
    return onEachSecond(write);
  }, [says]);
  return <span ref={place} className={className} />;
}
