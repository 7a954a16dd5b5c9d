import { useCallback, useSyncExternalStore } from 'react';
import { device } from '../../../client/device-store';
import { useSession } from '../../../client/session';

const name = 'steps-seen';

/** The latest that are remembered: a question is left behind soon after. */
const most = 200;

/**
 * Whether this child has opened all the steps of a question before a second try. This device remembers it, so that a reload
 * does not give the try back.
 */
export function useSeenSteps(worksheetId: string, number: number): readonly [boolean, () => void] {
  const learnerId = useSession()?.learnerId ?? '';
  const place = [learnerId, worksheetId, number].join(' ');
  const seen = useSyncExternalStore(watch, () => read().includes(place));
  const see = useCallback(() => device.write(name, JSON.stringify([...read(), place].slice(-most))), [place]);
  return [seen, see];
}

const watch = (listener: () => void) => device.watch(name, listener);

const read = (): readonly string[] => JSON.parse(device.read(name) ?? '[]') as readonly string[];
