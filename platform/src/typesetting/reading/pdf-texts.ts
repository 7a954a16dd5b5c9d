import { fromUnits, lettersOf, objectsOf, referenceIn, streamOf, type Letters } from './pdf-parts';

/** Texts of a PDF, and the files that are attached to it. */
export interface PdfTexts {
  readonly texts: readonly string[];
  readonly attached: readonly Buffer[];
}

/**
 * Whatever can be read in a PDF, whoever made it: what is drawn, run by run, line by line and as a whole, with and without spaces between
 * runs, since some set each word alone and others part one; its title, its names and what it says of its drawings. What
 * stands there as a picture is not read, nor what is packed in another way than with Flate, nor what is encrypted.
 */
export function pdfTexts(pdf: Uint8Array): PdfTexts {
  const objects = objectsOf(pdf);
  const bodies = [...objects.values()];
  const fonts = fontsOf(objects);
  const texts = bodies.flatMap(literalsIn);
  const attached: Buffer[] = [];
  for (const body of bodies.filter((one) => one.includes('stream'))) {
    const content = unpacked(body);
    if (/\/Type\s*\/(EmbeddedFile|Metadata)\b/.test(body)) attached.push(Buffer.from(content, 'latin1'));
    else if (/\bT[jJ]\b/.test(content)) texts.push(...drawnIn(content, fonts));
  }
  return { texts, attached };
}

function unpacked(body: string): string {
  try {
    return streamOf(body);
  } catch {
    return '';
  }
}

type Fonts = ReadonlyMap<string, Letters>;

/** By the name that pages have for them; two pages that have one name for two fonts are read with the later. */
function fontsOf(objects: ReadonlyMap<string, string>): Fonts {
  const letters = new Map<string, Letters>();
  for (const [id, body] of objects)
    if (/\/Type\s*\/Font\b/.test(body))
      letters.set(id, lettersOf(unpacked(objects.get(referenceIn(body, 'ToUnicode')) ?? '')));
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(\w+)\s+(\d+) \d+ R/g)]);
  return new Map(
    named.flatMap(([, name = '', id = '']) => {
      const font = letters.get(id);
      return font === undefined ? [] : [[name, font]];
    }),
  );
}

const STRING = String.raw`\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>`;
const NUMBER = String.raw`-?[\d.]+`;
/** A font is chosen; something is shown; a line begins at a height, or below the one before. */
const OPERATOR = new RegExp(
  [
    String.raw`/(?<font>\w+)\s+${NUMBER}\s+Tf`,
    String.raw`\[(?<several>(?:${STRING}|[^\]<(])*)\]\s*TJ`,
    String.raw`(?<one>${STRING})\s*(?:Tj|'|")`,
    String.raw`(?:${NUMBER}\s+){4}${NUMBER}\s+(?<height>${NUMBER})\s+Tm`,
    String.raw`${NUMBER}\s+(?<below>${NUMBER})\s+T[dD]\b|(?<next>T\*)`,
  ].join('|'),
  'g',
);

function drawnIn(content: string, fonts: Fonts): string[] {
  const lines: string[][] = [[]];
  let letters = NONE;
  let now: string | undefined;
  for (const { groups = {} } of content.matchAll(OPERATOR)) {
    if (groups['font'] !== undefined) letters = fonts.get(groups['font']) ?? NONE;
    if (isAnotherLine(groups, now)) lines.push([]);
    now = groups['height'] ?? now;
    lines.at(-1)?.push(spelt(shownBy(groups), letters));
  }
  return asRead(lines);
}

const NONE: Letters = new Map();

const shownBy = ({ several, one }: Operator): string => several ?? one ?? '';

type Operator = Readonly<Partial<Record<string, string>>>;

const isAnotherLine = ({ height, below, next }: Operator, now: string | undefined): boolean =>
  next !== undefined || (height ?? now) !== now || Number(below ?? 0) !== 0;

function asRead(lines: readonly (readonly string[])[]): string[] {
  const runs = lines.flat().filter((run) => run !== '');
  const ways = lines.flatMap((line) => [line.join(''), line.filter((run) => run !== '').join(' ')]);
  return [...runs, ...ways, runs.join(''), runs.join(' ')].map((text) => text.replace(/\s+/g, ' ').trim());
}

const spelt = (shown: string, letters: Letters): string =>
  [...shown.matchAll(new RegExp(STRING, 'g'))].map(([text]) => inLetters(bytesOf(text), letters)).join('');

function inLetters(bytes: Buffer, letters: Letters): string {
  const [code] = letters.keys();
  if (code === undefined) return bytes.toString('latin1');
  const codes = bytes.toString('hex').match(new RegExp(`.{${code.length}}`, 'g')) ?? [];
  return codes.map((each) => letters.get(each) ?? '').join('');
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

function bytesOf(text: string): Buffer {
  if (text.startsWith('<')) return Buffer.from(text.replace(/[<>\s]/g, ''), 'hex');
  const said = text
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, letter: string) =>
      octal === undefined ? (ESCAPED[letter] ?? letter) : String.fromCharCode(parseInt(octal, 8) % 256),
    );
  return Buffer.from(said, 'latin1');
}

/** Titles, names of files, descriptions: what stands outside streams. */
function literalsIn(body: string): string[] {
  const [outside = ''] = body.split(/\bstream\r?\n/, 1);
  return [...outside.matchAll(new RegExp(STRING, 'g'))].map(([text]) => {
    const bytes = bytesOf(text);
    return bytes[0] === 0xfe && bytes[1] === 0xff
      ? fromUnits(bytes.subarray(2).toString('hex'))
      : bytes.toString('latin1');
  });
}
