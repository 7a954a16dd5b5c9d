import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newCommand } from './command';
import { newProcess } from './process';
import type { Edit, Thing } from './thing';
import { newView } from './view';

const kinds = { command: newCommand, view: newView, process: newProcess } as const;

export type Kind = keyof typeof kinds;

export const isKind = (text: string): text is Kind => text in kinds;

export interface Made {
  /** What was written or changed, from the root of the repository. */
  readonly paths: readonly string[];
  readonly next: readonly string[];
}

/**
 * Writes something new into a feature of the repository at `root`.
 * @throws where the feature is not there, or a file of it is there already; nothing is written then
 */
export function make(root: string, kind: Kind, [feature, name]: readonly [string, string]): Made {
  if (!existsSync(join(root, `schemas/src/${feature}/${feature}.feature.ts`)))
    throw new Error(`there is no feature ${feature}: schemas/src/features.ts lists them`);
  const thing: Thing = kinds[kind](feature, name);
  const there = Object.keys(thing.files).filter((path) => existsSync(join(root, path)));
  if (there.length > 0) throw new Error(`${there.join(', ')} is there already: what is new goes into it by hand`);
  const changed = thing.edits.map(({ path, change, founded }) => [path, change(before(root, path, founded))] as const);
  const texts = new Map([...Object.entries(thing.files), ...changed]);
  for (const [path, text] of texts) write(join(root, path), text);
  return { paths: [...texts.keys()], next: thing.next };
}

function before(root: string, path: string, founded: Edit['founded']): string {
  const file = join(root, path);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (founded === undefined) throw new Error(`${path} is not there`);
  return founded;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
