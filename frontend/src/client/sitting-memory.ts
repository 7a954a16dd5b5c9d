import { tab } from './device-store';
import { session } from './session';

const name = 'sitting';

interface Remembered {
  readonly learnerId: string;
  readonly said: unknown;
}

/**
 * What a tab remembers of the exam that is being sat in it, so that a reload without a connection goes on. Only as long as the same
 * child is signed in: whoever comes after them finds nothing.
 */
export const sittingMemory = {
  keep: (learnerId: string, said: unknown): void => tab.write(name, JSON.stringify({ learnerId, said })),
  of: (learnerId: string): unknown => {
    const kept = read();
    return kept?.learnerId === learnerId ? kept.said : undefined;
  },
  forget: (): void => tab.write(name, undefined),
};

function read(): Remembered | undefined {
  const text = tab.read(name);
  return text === undefined ? undefined : (JSON.parse(text) as Remembered);
}

/** From the start of the page on. */
export function forgetSittingOfOthers(): void {
  const look = () => {
    const kept = read();
    if (kept !== undefined && kept.learnerId !== session.current()?.learnerId) sittingMemory.forget();
  };
  session.watch(look);
  look();
}
