import { useState } from 'react';
import { device, keptJson } from '../../../client/device-store';
import { useSession } from '../../../client/session';

type Typed = Readonly<Record<number, string>>;

/** What has been typed from a sheet of paper and not sent yet: kept on this device for each child, reloads included. */
export function useTyped(worksheetId: string) {
  const kept = keptJson<Typed>(device, `typed.${useSession()?.learnerId ?? 'visitor'}.${worksheetId}`);
  const [typed, setTyped] = useState(() => kept.read() ?? {});
  return {
    answerTo: (number: number) => typed[number] ?? '',
    type: (number: number, answer: string) => {
      const next = { ...typed, [number]: answer };
      setTyped(next);
      kept.write(next);
    },
    forget: kept.forget,
  };
}
