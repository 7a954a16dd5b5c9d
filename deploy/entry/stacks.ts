import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Of a file: counted from one, as in a stack. */
interface Position {
  readonly line: number;
  readonly column: number;
}

type PositionInSources = (position: Position) => (Position & { readonly file: string }) | undefined;

/**
 * From now on the stacks of errors name our sources instead of the lines of a bundled program. Its source map is read when the first
 * stack is asked for: with node's own `--enable-source-maps` each start reads it, for nobody as long as nothing fails.
 */
export function nameSourcesInStacks(program: string): void {
  let read: PositionInSources | undefined;
  const positionOf: PositionInSources = (position) => (read ??= readOrNone(`${program}.map`))(position);
  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${named(site, program, positionOf)}`)].join('\n');
}

// A stack without our sources is better than none.
function readOrNone(file: string): PositionInSources {
  try {
    return positionsIn(new TraceMap(readFileSync(file, 'utf8')), dirname(file));
  } catch {
    return () => undefined;
  }
}

/** Columns of a source map count from none. */
const positionsIn =
  (map: TraceMap, folder: string): PositionInSources =>
  ({ line, column }) => {
    const found = originalPositionFor(map, { line, column: column - 1 });
    return found.source === null
      ? undefined
      : { file: resolve(folder, found.source), line: found.line, column: found.column + 1 };
  };

/** As the engine has it; errors of node itself tell their code too, by a `toString` of their own. */
function headOf(error: Error): string {
  try {
    const isOfNode = 'code' in error && String(error.code).startsWith('ERR_');
    return isOfNode ? error.toString() : Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function named(site: NodeJS.CallSite, program: string, positionOf: PositionInSources): string {
  // eslint-disable-next-line typescript/no-base-to-string -- the engine's own text of a site, which its type does not tell of
  const told = String(site);
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  if (site.getFileName() !== program || line === null || column === null) return told;
  const found = positionOf({ line, column });
  return found
    ? told.replace(`${program}:${line}:${column}`, () => `${found.file}:${found.line}:${found.column}`)
    : told;
}
