import { useState } from 'react';
import { device, keptJson } from '../../client/device-store';
import { useSession } from '../../client/session';

/** What somebody has written into a form and not sent yet: kept on this device for each account, reloads and failures included. */
export function useDraft<V extends object>(form: string) {
  const kept = keptJson<V>(device, `draft.${form}.${useSession()?.learnerId ?? 'visitor'}`);
  const [draft] = useState(() => kept.read() ?? ({} as V));
  return {
    /** What was kept when the page was opened. */
    draft,
    keep: kept.write,
    forget: kept.forget,
  };
}
