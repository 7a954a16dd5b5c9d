import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';

/** Where somebody was in a list when they left its page. */
interface Place {
  readonly shown?: number;
  /** The row that they opened. */
  readonly opened?: string;
}

/** By visit, person and list: the browser's way back leads to the same visit, and so to the same place. */
const places = new Map<string, Place>();

/** How much of a list is shown, and which of its rows was opened, for whoever comes back to it. */
export function usePlace(list: string, first: number) {
  const { key } = useLocation();
  const learnerId = useSession()?.learnerId ?? '';
  const name = `${key} ${learnerId} ${list}`;
  const [shown, setShown] = useState(places.get(name)?.shown ?? first);
  const keep = (change: Place) => void places.set(name, { ...places.get(name), ...change });
  return {
    shown,
    show: (count: number) => {
      keep({ shown: count });
      setShown(count);
    },
    opens: (row: string) => keep({ opened: row }),
    returnsTo: useReturn(name),
  };
}

/** For the link of the row that was opened: it has the focus again, and so is in sight. */
function useReturn(name: string) {
  const back = useRef(places.get(name)?.opened);
  useEffect(() => {
    const { shown } = places.get(name) ?? {};
    places.set(name, { ...(shown !== undefined && { shown }) });
  }, [name]);
  const link = useRef<HTMLElement>(null);
  // Not as soon as it is there: the heading of a new page takes the focus first.
  useEffect(() => {
    if (link.current === null) return;
    link.current.focus();
    [link.current, back.current] = [null, undefined];
  });
  return (row: string) => (element: HTMLElement | null) => {
    if (row === back.current) link.current = element;
  };
}
