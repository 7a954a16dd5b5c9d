import { useState } from 'react';
import { device } from '../../../client/device-store';
import { useSession } from '../../../client/session';

type Typed = Readonly<Record<number, string>>;

/** What has been typed from a sheet of paper and not sent yet: kept on this device for each child, reloads included. */
export function useTyped(worksheetId: string) {
  const name = `typed.${useSession()?.learnerId ?? 'visitor'}.${worksheetId}`;
  const [typed, setTyped] = useState(() => read(name));
  return {
    answerTo: (number: number) => typed[number] ?? '',
    type: (number: number, answer: string) => {
      const next = { ...typed, [number]: answer };
      setTyped(next);
      device.write(name, JSON.stringify(next));
    },
    forget: () => device.write(name, undefined),
  };
}

function read(name: string): Typed {
  try {
    return JSON.parse(device.read(name) ?? '{}') as Typed;
  } catch {
    return {};
  }
}
