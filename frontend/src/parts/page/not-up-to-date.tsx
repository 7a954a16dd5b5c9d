import { useEffect, useState, useSyncExternalStore } from 'react';
import './shown.css';

/** The answers of the page that have come to a halt, in the order of their coming: the first of them says so for all. */
let halted: readonly symbol[] = [];
const listeners = new Set<() => void>();

function tell(now: readonly symbol[]): void {
  halted = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Said once on a page, by the first of its answers that stands still. */
export function NotUpToDate() {
  const [name] = useState(() => Symbol('answer'));
  useEffect(() => {
    tell([...halted, name]);
    return () => tell(halted.filter((other) => other !== name));
  }, [name]);
  const speaks = useSyncExternalStore(subscribe, first) === name;
  if (!speaks) return null;
  return (
    <div role="status" className="notice warn">
      <p>These figures are not up to date at the moment. Nothing you do is lost.</p>
    </div>
  );
}

const first = () => halted[0];
