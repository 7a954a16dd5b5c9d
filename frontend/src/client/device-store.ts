import { onRestored } from './restored';

/**
 * What this device remembers between visits, by name. Where the browser forbids storage (a private window, a full disk)
 * it is kept for as long as the page stands, and nothing fails.
 */
export interface DeviceStore {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string | undefined) => void;
  /** Of all that it remembers. */
  readonly names: () => string[];
  /** Told of changes, those of other tabs included. */
  readonly watch: (name: string, listener: () => void) => () => void;
}

const prefix = 'fieldfare.';

/**
 * What a tab remembers of its own while it shows the screens of a learner at whom an admin looks. All else is the learner's:
 * that is kept for as long as the page stands, on no device, and nothing that is on it is taken for theirs.
 */
const ofWhoLooks: ReadonlySet<string> = new Set([
  'left-at',
  'lost-family',
  'look',
  'position',
  'practised-last',
  'renewal',
  'session',
  'session-ended',
]);

export function deviceStore(storage: () => Storage, isLooking: () => boolean = () => false): DeviceStore {
  const seen = new Map<string, string>();
  const isOfALook = (name: string) => !ofWhoLooks.has(name) && isLooking();
  const kept = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (name: string) => listeners.get(name)?.forEach((listener) => listener());
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === null) listeners.forEach((_, name) => tell(name));
    else if (key.startsWith(prefix)) tell(key.slice(prefix.length));
  });
  // While it was away nobody told it what other tabs have changed.
  onRestored(() => listeners.forEach((_, name) => tell(name)));
  return {
    read: (name) =>
      isOfALook(name) ? seen.get(name) : (attempt(() => storage().getItem(prefix + name)) ?? kept.get(name)),
    write: (name, value) => {
      if (isOfALook(name)) {
        if (value === undefined) seen.delete(name);
        else seen.set(name, value);
        tell(name);
        return;
      }
      const stored = attempt(() => put(storage(), prefix + name, value));
      if (stored || value === undefined) kept.delete(name);
      else kept.set(name, value);
      tell(name);
    },
    names: () => {
      const stored = attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix))) ?? [];
      return [...stored.map((key) => key.slice(prefix.length)), ...kept.keys(), ...seen.keys()];
    },
    watch: (name, listener) => {
      const watching = listeners.get(name) ?? new Set();
      listeners.set(name, watching.add(listener));
      return () => void watching.delete(listener);
    },
  };
}

function put(storage: Storage, key: string, value: string | undefined): true {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, value);
  return true;
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

/** What was written as JSON. @return undefined for nothing, and for what cannot be read: whoever asks goes on without it. */
export function fromJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return (JSON.parse(text) as unknown) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Something that a device or a tab keeps under a name as JSON, in the shape in which this release writes it. */
export const keptJson = <T>(store: Pick<DeviceStore, 'read' | 'write'>, name: string) => ({
  read: (): T | undefined => fromJson(store.read(name)) as T | undefined,
  write: (value: T): void => store.write(name, JSON.stringify(value)),
  forget: (): void => store.write(name, undefined),
});

/** Kept until it is removed, and shared by all tabs. */
export const device = deviceStore(() => localStorage, looks);

/** Kept as long as this tab lives, reloads included. */
export const tab = deviceStore(() => sessionStorage, looks);

/** Whether this tab shows the screens of somebody else (`session.look`). */
function looks(): boolean {
  return tab.read('look') !== undefined;
}
