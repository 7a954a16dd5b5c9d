import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';

type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];

/** The example of a type that `schemas/golden` keeps, changed as told. */
export function golden<T extends AnyEvent['type']>(type: T, changes: Partial<DataOf<T>> = {}): Happened<AnyEvent> {
  const file = join(__dirname, '../../schemas/golden', `${type}.json`);
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: object };
  // Another test holds the examples to their schemas.
  return { type, data: { ...data, ...changes } } as unknown as AnyEvent;
}
