import type { DeviceStore } from './device-store';

/** What somebody typed of a family is kept so long, in ms: time enough to go to pay, and to come back. */
export const PERSONAL_MS = 60 * 60_000;

const typedAtOf = (draft: string) => `${draft}.typed-at`;
const MARK = '.personal';

export function keepDraftIn(tab: DeviceStore, draft: string, { text, personal }: Kept): void {
  tab.write(draft, text);
  tab.write(typedAtOf(draft), text === undefined ? undefined : String(Date.now()));
  tab.write(draft + MARK, personal && text !== undefined ? 'yes' : undefined);
}

interface Kept {
  /** Undefined: it is forgotten. */
  readonly text: string | undefined;
  /** Whether it is of a family: then it is nobody else's, and not kept for long. */
  readonly personal: boolean;
}

/** In ms by the clock of this device; 0 where that is not known. */
export const typedAt = (tab: DeviceStore, draft: string): number => Number(tab.read(typedAtOf(draft)) ?? 0);

/** Forgets what was typed of a family into whatever form of this tab, be it that no such form is opened again. @param before in ms */
export function forgetPersonalDrafts(tab: DeviceStore, before: number): void {
  for (const name of tab.names()) {
    const draft = name.slice(0, -MARK.length);
    if (name.endsWith(MARK) && typedAt(tab, draft) <= before)
      keepDraftIn(tab, draft, { text: undefined, personal: false });
  }
}
