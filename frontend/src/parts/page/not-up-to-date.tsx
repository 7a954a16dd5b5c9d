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
