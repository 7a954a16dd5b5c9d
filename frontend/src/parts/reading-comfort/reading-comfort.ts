import { useEffect, useSyncExternalStore } from 'react';
import { device, fromJson } from '../../client/device-store';
import { useSession } from '../../client/session';

/** How a child likes to read: many need it, exam centres grant it. */
export interface Comfort {
  readonly text: '100' | '125' | '150';
  readonly paper: 'cream' | 'white' | 'blue';
  readonly spacing: 'normal' | 'wide';
}

const plain: Comfort = { text: '100', paper: 'cream', spacing: 'normal' };

/** Remembered on this device for each child. */
export function useComfort(): [Comfort, (change: Partial<Comfort>) => void] {
  const name = `comfort.${useSession()?.learnerId ?? 'visitor'}`;
  const text = useSyncExternalStore(
    (listener) => device.watch(name, listener),
    () => device.read(name),
    () => undefined,
  );
  const comfort = { ...plain, ...(fromJson(text) as Partial<Comfort> | undefined) };
  return [comfort, (change) => device.write(name, JSON.stringify({ ...comfort, ...change }))];
}

/** Sets the page to the child's comfort while a desk or a hall is on the screen. */
export function useComfortOnPage(): void {
  const [{ text, paper, spacing }] = useComfort();
  useEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { text, paper, spacing });
    return () => {
      delete dataset['text'];
      delete dataset['paper'];
      delete dataset['spacing'];
    };
  }, [text, paper, spacing]);
}
