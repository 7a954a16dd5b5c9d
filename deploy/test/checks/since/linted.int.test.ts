import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TreeOnDisk } from '../tree-on-disk';
import { lintSince } from './linted.mjs';

/** Files that see none of the others, so that a few are a small part. */
const others = Array.from({ length: 12 }, (_, n) => `frontend/src/other-${n}.tsx`);

const tree = {
  '.gitignore': 'node_modules\n',
  'package-lock.json': '{}',
  'schemas/package.json': '{ "name": "schemas", "exports": { "./*": "./src/*.ts" } }',
  'docs/tour.md': 'A tour.',
  'schemas/src/word.ts': "export const word = 'a';\n",
  'schemas/src/words.ts': "export { word } from './word';\n",
  'schemas/src/between.mjs': "export { word } from './words';\n",
  'schemas/src/said.ts': "import { word } from './between.mjs';\nexport const said = () => word;\n",
  'schemas/src/later.ts': "export const later = () => import('./word');\n",
  'schemas/src/told.ts': "import type { said } from './said';\nexport type Told = typeof said;\n",
  'workers/src/elsewhere.ts': "import { told } from 'schemas/told';\nexport const elsewhere = told;\n",
  'schemas/src/env.d.ts': 'declare const here: string;\n',
  ...Object.fromEntries(others.map((file) => [file, 'export {};\n'])),
};
const all = Object.keys(tree).filter((file) => /\.tsx?$/.test(file));
const inSchemas = (...names: readonly string[]) => names.map((name) => `schemas/src/${name}.ts`);
const elsewhere = 'workers/src/elsewhere.ts';
const ofTheWord = [...inSchemas('later', 'said', 'told', 'word', 'words'), elsewhere];

let onDisk: TreeOnDisk;

beforeEach(() => {
  onDisk = new TreeOnDisk(tree);
  execFileSync('git', ['init', '--quiet', onDisk.root]);
  mkdirSync(join(onDisk.root, 'node_modules'));
  symlinkSync('../schemas', join(onDisk.root, 'node_modules/schemas'));
});
afterEach(() => onDisk.clearAway());

interface Asking {
  readonly failed?: number;
  readonly everything?: boolean;
  readonly meanwhile?: () => void;
}

/** The files that are asked. */
async function asked({ failed = 0, everything = false, meanwhile }: Asking = {}): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const run = ({ options = all }: { readonly options?: readonly string[] }) => {
    found = options;
    meanwhile?.();
    return Promise.resolve({ name: 'lint', passed: 1 - failed, failed, skipped: 0, seconds: 0 });
  };
  await lintSince({ name: 'lint' }, onDisk.root, run, { all: everything });
  return found;
}

describe('the files that lint is asked of', () => {
  it('are all before it has passed once, none while nothing changes, and all where somebody says so', async () => {
    expect(await asked({ failed: 1 })).toEqual(all);
    expect(await asked()).toEqual(all);
    expect(await asked()).toEqual([]);
    expect(await asked({ everything: true })).toEqual(all);
  });

  it.each([
    ['one that others import, pass on, name the type of, or import as they run', 'schemas/src/word.ts', ofTheWord],
    [
      'one that stands between them and is not asked itself',
      'schemas/src/between.mjs',
      [...inSchemas('said', 'told'), elsewhere],
    ],
    ['one that nobody imports', 'frontend/src/other-3.tsx', ['frontend/src/other-3.tsx']],
    ['a new one', 'frontend/src/new.ts', ['frontend/src/new.ts']],
    ['what is no module', 'docs/tour.md', []],
    ['what is asked', '.oxlintrc.json', all],
    ['a rule of our own', 'deploy/lint/ours.mjs', all],
    ['packages', 'package-lock.json', all],
    ['what is declared for everybody', 'schemas/src/env.d.ts', all],
  ])('are those that see a change of %s', async (_, file, those) => {
    await asked();
    onDisk.write(file, 'export const changed = true;\n');
    expect(await asked()).toEqual(those);
    expect(await asked()).toEqual([]);
  });

  it('are the same until they pass; a change that is taken back is none', async () => {
    await asked();
    onDisk.write('schemas/src/word.ts', "export const word = 'b';\n");
    expect(await asked({ failed: 1 })).toEqual(ofTheWord);
    expect(await asked({ failed: 1 })).toEqual(ofTheWord);
    onDisk.write('schemas/src/word.ts', tree['schemas/src/word.ts']);
    expect(await asked()).toEqual([]);
  });

  it('are those once more that were changed while it was asked', async () => {
    await asked({ meanwhile: () => onDisk.write('schemas/src/told.ts', 'export type Told = string;\n') });
    expect(await asked()).toEqual([...inSchemas('told'), elsewhere]);
  });

  it('are others than one that is gone', async () => {
    await asked();
    rmSync(join(onDisk.root, 'schemas/src/told.ts'));
    onDisk.write('schemas/src/said.ts', 'export const said = 1;\n');
    expect(await asked()).toEqual(['schemas/src/said.ts']);
  });
});
