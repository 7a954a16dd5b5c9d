import { resolve } from 'node:path';

/** Of a file: counted from one, as in a stack. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface OriginalPosition extends Position {
  readonly file: string;
}

export type PositionInSources = (position: Position) => OriginalPosition | undefined;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));
const COMMA = 44;
const SEMICOLON = 59;

/** Of one point: its column, and its source, line and column there; each number is told as its distance from the one before. */
type Point = [column: number, source: number, line: number, sourceColumn: number];

/**
 * Reads a source map (revision 3) that stands in a folder. Each line is looked through once, to note where it begins, and its points are read when they are asked
 * for: node's own reader makes an object of every point of the whole program first, which takes ten times as long.
 */
export function readSourceMap(text: string, folder: string): PositionInSources {
  const { mappings, sources } = JSON.parse(text) as { mappings: string; sources: string[] };
  const lines = beginningsOf(mappings);
  return ({ line, column }) => {
    const begins = lines[line - 1];
    const point = begins && pointBefore(mappings, begins, column - 1);
    const source = point && sources[point[1]];
    if (!point || source === undefined) return undefined;
    return { file: resolve(folder, source), line: point[2] + 1, column: point[3] + 1 };
  };
}

interface Beginning {
  readonly at: number;
  readonly point: Readonly<Point>;
}

function beginningsOf(mappings: string): Beginning[] {
  const point: Point = [0, 0, 0, 0];
  const lines: Beginning[] = [{ at: 0, point: [...point] }];
  for (let at = 0; at < mappings.length;) {
    at = readPoint(mappings, at, point);
    for (; mappings.charCodeAt(at) === SEMICOLON; at += 1) {
      point[0] = 0;
      lines.push({ at: at + 1, point: [...point] });
    }
    if (mappings.charCodeAt(at) === COMMA) at += 1;
  }
  return lines;
}

/** The last point of a line that is not behind a column. */
function pointBefore(mappings: string, { at, point }: Beginning, column: number): Point | undefined {
  const next: Point = [...point];
  let found: Point | undefined;
  for (let reading = at; isPoint(mappings.charCodeAt(reading)); reading += 1) {
    reading = readPoint(mappings, reading, next);
    if (found && next[0] > column) break;
    found = [...next];
    if (mappings.charCodeAt(reading) !== COMMA) break;
  }
  return found;
}

const isPoint = (code: number) => code !== COMMA && code !== SEMICOLON && !Number.isNaN(code);

/** Moves a point by what stands there, and returns what comes after it; a fifth number, of a name, is passed over. */
function readPoint(mappings: string, begin: number, point: Point): number {
  let at = begin;
  for (let field = 0; isPoint(mappings.charCodeAt(at)); field += 1) {
    let value = 0;
    for (let shift = 0, digit = 32; digit & 32; shift += 5) {
      digit = valueOf[mappings.charCodeAt(at)] ?? 0;
      value |= (digit & 31) << shift;
      at += 1;
    }
    const distance = value & 1 ? -(value >>> 1) : value >>> 1;
    if (field < 4) point[field] = (point[field] ?? 0) + distance;
  }
  return at;
}
