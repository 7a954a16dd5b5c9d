import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Machines whose clocks are wrong, by so many milliseconds each, in the order in which their processes begin. */
export interface MovedClocks {
  /** What a process sees so that its own `Date` is wrong from its first line on. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): void;
}

const moved = (folder: string, offMs: readonly number[]) => `
const { mkdirSync } = require('node:fs');
const taken = (n) => { try { mkdirSync(${JSON.stringify(folder)} + '/' + n); return true; } catch { return false; } };
let turn = 0;
while (!taken(turn)) turn += 1;
const off = ${JSON.stringify(offMs)}[turn % ${offMs.length}];
const Own = Date;
globalThis.Date = class Date extends Own {
  constructor(...given) { given.length === 0 ? super(Own.now() + off) : super(...given); }
  static now() { return Own.now() + off; }
};`;

export function movedClocks(offMs: readonly number[]): MovedClocks {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-clocks-'));
  const script = join(folder, 'moved.cjs');
  writeFileSync(script, moved(folder, offMs));
  return {
    environment: { NODE_OPTIONS: `--require ${script}` },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
