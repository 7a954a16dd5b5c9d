import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import './shown.css';

/** The answers of the page that want to say the same, in the order of their coming: the first of them says it for all. */
class Speakers {
  private names: readonly symbol[] = [];
  private readonly listeners = new Set<() => void>();

  readonly first = (): symbol | undefined => this.names[0];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Gives what ends it. */
  readonly join = (name: symbol): (() => void) => {
    this.tell([...this.names, name]);
    return () => this.tell(this.names.filter((other) => other !== name));
  };

  private tell(now: readonly symbol[]): void {
    this.names = now;
    for (const listener of this.listeners) listener();
  }
}

interface OnceProps {
  readonly of: Speakers;
  readonly children: ReactNode;
}

function Once({ of: { first, join, subscribe }, children }: OnceProps) {
  const [name] = useState(() => Symbol('answer'));
  useEffect(() => join(name), [join, name]);
  return useSyncExternalStore(subscribe, first) === name ? children : null;
}

const halted = new Speakers();
const late = new Speakers();
const slow = new Speakers();

/** In milliseconds: so long a page may be grey without a word. */
const PATIENCE = 3_000;

/** Said once on a page, by the first of its answers that stands still. */
export function NotUpToDate() {
  return (
    <Once of={halted}>
      <div role="status" className="notice warn">
        <p>These figures are not up to date at the moment. Nothing you do is lost.</p>
      </div>
    </Once>
  );
}

/** Said once on a page, by the first of its answers that is older than what was done before. */
export function CatchingUp() {
  return (
    <Once of={late}>
      <p role="status" className="small soft">
        We are catching up: what you did last may not show here yet. It is safe.
      </p>
    </Once>
  );
}

/** Said once on a page, once one of its answers has been waited for so long that people wonder whether it will come. */
export function TakingLong() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Once of={slow}>
      <p role="status" className="small soft">
        This is taking longer than usual. There is nothing you need to do: it will appear here, or we will say why not.
      </p>
    </Once>
  );
}
