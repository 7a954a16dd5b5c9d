import { lettersOf, objectsOf, referenceIn, streamOf, type Letters } from '../reading/pdf-parts';

/** What a reader finds on each page of a PDF: enough of the format (ISO 32000) for the documents that we make. */
export function pagesOf(pdf: Uint8Array): string[] {
  return eachPage(pdf, textOf);
}

/** What each page of a PDF is drawn with, as it is written. */
export function drawnOn(pdf: Uint8Array): string[] {
  return eachPage(pdf, (page, object) => streamOf(object(referenceIn(page, 'Contents'))));
}

function eachPage(pdf: Uint8Array, found: (page: string, object: ObjectOf) => string): string[] {
  const objects = objectsOf(pdf);
  const object = (id: string) => objects.get(id) ?? '';
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page = '']) => found(object(page), object));
}

type ObjectOf = (id: string) => string;

function textOf(page: string, object: ObjectOf): string {
  const fonts = new Map(
    [...object(referenceIn(page, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
      name,
      lettersOf(streamOf(object(referenceIn(object(font), 'ToUnicode')))),
    ]),
  );
  let letters: Letters = new Map();
  let text = '';
  const content = streamOf(object(referenceIn(page, 'Contents')));
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<string, string>();
    else text += spelt(glyphs ?? '', letters);
  }
  return text.replace(/\s+/g, ' ');
}

const spelt = (glyphs: string, letters: Letters) =>
  [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => letters.get(code) ?? '\ufffd')
    .join('');
