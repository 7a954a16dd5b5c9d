import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../features';

const rooms: ReadonlyMap<string, string> = new Map(
  features.flatMap(({ name, families }) =>
    families.flatMap(({ types }) => Object.keys(types).map((type): [string, string] => [type, name])),
  ),
);

/**
 * The file of an example in `schemas/golden`: in the folder of the feature that declares the type, `<Type>.json` for the
 * first form, then `<Type>.2.json`. Undefined for a type that nobody declares.
 */
export function goldenFile(type: string, form = 1): string | undefined {
  const room = rooms.get(type);
  return room && `${room}/${type}${form === 1 ? '' : `.${form}`}.json`;
}

/** The first example of a type, as it was written. */
export function goldenOf(type: string): { readonly type: string; readonly data: object } {
  const file = join(__dirname, '../../golden', goldenFile(type) ?? type);
  return JSON.parse(readFileSync(file, 'utf8')) as { type: string; data: object };
}
