let lost = false;
const listeners = new Set<() => void>();

/** Whether the service can be reached, as far as calls and the browser tell: what was said of its loss is taken back. */
export const connection = {
  /** A call had no answer. */
  hasGone: (): void => {
    lost = true;
  },
  /** A call was answered, whatever the answer. */
  isThere: (): void => {
    if (!lost) return;
    lost = false;
    for (const listener of [...listeners]) listener();
  },
  /** Told whenever the service can be reached again, or the device says that it is on a network again. */
  onReturn: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('online', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('online', listener);
    };
  },
};
