import { useState } from 'react';
import { device } from '../../client/device-store';
import { useSession } from '../../client/session';

/** What somebody has written into a form and not sent yet: kept on this device for each account, reloads and failures included. */
export function useDraft<V extends object>(form: string) {
  const name = `draft.${form}.${useSession()?.learnerId ?? 'visitor'}`;
  const [draft] = useState(() => read(name) as V);
  return {
    /** What was kept when the page was opened. */
    draft,
    keep: (values: V) => device.write(name, JSON.stringify(values)),
    forget: () => device.write(name, undefined),
  };
}

function read(name: string): object {
  try {
    return JSON.parse(device.read(name) ?? '{}') as object;
  } catch {
    return {};
  }
}
