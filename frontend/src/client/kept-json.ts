import type { DeviceStore } from './device-store';

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
