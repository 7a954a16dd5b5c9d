import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';

type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];

/** The example of a type that `schemas/golden` keeps, changed as told. */
export function golden<T extends AnyEvent['type']>(type: T, changes: Partial<DataOf<T>> = {}): Happened<AnyEvent> {
  // Another test holds the examples to their schemas.
  return { type, data: { ...goldenOf(type).data, ...changes } } as unknown as AnyEvent;
}
