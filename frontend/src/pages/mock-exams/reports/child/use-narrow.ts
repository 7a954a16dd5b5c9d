import { useSyncExternalStore } from 'react';

const query = '(width <= 40rem)';

/** Whether the window is as narrow as a phone: what is drawn there has larger letters for its size. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
