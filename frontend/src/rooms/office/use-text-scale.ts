import { useEffect, useState, type RefObject } from 'react';

const PLAIN_PX = 16;

/** How large somebody has text: 1 as browsers come. `rem` is an element as wide as one rem. */
export function useTextScale(rem: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(rootScale);
  useEffect(() => {
    const watching = new ResizeObserver(() => setScale(rootScale()));
    if (rem.current) watching.observe(rem.current);
    return () => watching.disconnect();
  }, [rem]);
  return scale;
}

function rootScale(): number {
  const px = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return px > 0 ? px / PLAIN_PX : 1;
}
