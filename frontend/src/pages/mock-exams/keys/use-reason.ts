import { useState } from 'react';
import { device, keptJson } from '../../../client/device-store';
import { useSession } from '../../../client/session';
import type { KeyPage } from './api';
import { usualReason } from './key-words';
import { changeName } from './places';

/** Change → reason. */
type Reasons = Readonly<Record<string, string>>;

/**
 * The reason, by the change that it is for: whoever looks at another and comes back finds it again. Kept on this device for whoever
 * wrote it until it is decided, over a reload and other pages: it names nobody.
 */
export function useReason(page: KeyPage) {
  const { paperHash, preview } = page;
  const kept = keptJson<Reasons>(device, `draft.key-reason.${paperHash}.${useSession()?.learnerId ?? 'nobody'}`);
  const [reasons, setReasons] = useState<Reasons>(() => kept.read() ?? {});
  const change = (next: Reasons) => {
    setReasons(next);
    if (Object.keys(next).length === 0) kept.forget();
    else kept.write(next);
  };
  if (!preview) return { reason: '', write: () => undefined, empty: () => undefined };
  const about = changeName(preview.change);
  const others = () => Object.fromEntries(Object.entries(reasons).filter(([name]) => name !== about));
  return {
    reason: reasons[about] ?? usualReason(page, preview.change),
    write: (words: string) => change({ ...reasons, [about]: words }),
    empty: () => change(others()),
  };
}
