import { inflateSync } from 'node:zlib';

/** Bodies of a PDF's objects by their numbers, as they are written (ISO 32000, 7.3.10); of objects that stand in a stream as well. */
export function objectsOf(pdf: Uint8Array): ReadonlyMap<string, string> {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) \d+ obj\b\s*(.*?)\s*\bendobj\b/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  for (const body of [...objects.values()].filter((one) => /\/Type\s*\/ObjStm\b/.test(one)))
    for (const [id, inner] of packedIn(body)) objects.set(id, inner);
  return objects;
}

/** A stream of objects begins with pairs of a number and a place (7.5.7). */
function packedIn(body: string): [string, string][] {
  const content = streamOf(body);
  const first = Number(/\/First\s+(\d+)/.exec(body)?.[1] ?? 0);
  const heads = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
  return heads.map(([, id = '', from], nth) => [
    id,
    content.slice(first + Number(from), first + Number(heads[nth + 1]?.[2] ?? content.length)),
  ]);
}

/** Code of a glyph, in hex as it is written → the text that it stands for. */
export type Letters = ReadonlyMap<string, string>;

/** Of a font's `ToUnicode` (9.10.3): single codes, and ranges with a text for each of theirs or for the first. */
export const lettersOf = (characterMap: string): Letters =>
  new Map([
    ...partsOf(characterMap, /beginbfchar(.*?)endbfchar/gs, /<(\w+)>\s*<([\w\s]*)>/g).map(
      ([, code = '', units = '']): [string, string] => [code.toLowerCase(), fromUnits(units)],
    ),
    ...partsOf(
      characterMap,
      /beginbfrange(.*?)endbfrange/gs,
      /<(\w+)>\s*<(\w+)>\s*(?:\[([^\]]*)\]|<([\w\s]*)>)/g,
    ).flatMap(([, first = '', last = '', texts = '', start = '']) => range({ first, last, texts, start })),
  ]);

const partsOf = (text: string, some: RegExp, each: RegExp) =>
  [...text.matchAll(some)].flatMap(([, inner = '']) => [...inner.matchAll(each)]);

interface Range {
  readonly first: string;
  readonly last: string;
  readonly texts: string;
  readonly start: string;
}

const MOST_IN_RANGE = 65_536;

function range({ first, last, texts, start }: Range): [string, string][] {
  const codeAt = (nth: number) => (parseInt(first, 16) + nth).toString(16).padStart(first.length, '0');
  if (start === '')
    return [...texts.matchAll(/<([\w\s]*)>/g)].map(([, units = ''], nth) => [codeAt(nth), fromUnits(units)]);
  const length = Math.min(MOST_IN_RANGE, parseInt(last, 16) - parseInt(first, 16) + 1);
  const from = fromUnits(start).codePointAt(0) ?? 0;
  return Array.from({ length: Math.max(0, length) }, (_, nth) => [codeAt(nth), String.fromCodePoint(from + nth)]);
}

/** Of UTF-16 as hex. */
export const fromUnits = (units: string): string => {
  const bytes = Buffer.from(units.replace(/\s/g, ''), 'hex');
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
};

/** The number of the object that a body names so; empty where it names none. */
export const referenceIn = (body: string, name: string): string =>
  new RegExp(`/${name}\\s+(\\d+) \\d+ R`).exec(body)?.[1] ?? '';

/** What stands in an object's stream, unpacked; as latin1. @throws where what it is packed with is broken */
export function streamOf(body: string): string {
  const [, bytes = ''] = /\bstream\r?\n(.*?)\r?\n?endstream/s.exec(body) ?? [];
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
}
