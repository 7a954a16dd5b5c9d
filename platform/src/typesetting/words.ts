import type { FontFile, Glyph, Run, SetFont } from 'pdfmake/js/PDFDocument.js';

/** What sets the words of one document by one font. */
export type WordsOf = Pick<SetFont, 'font' | 'scale' | 'layoutRun'>;

/** Has a font of one document set the words that any document has, each as it was set the first time. */
export type SetWords = (font: WordsOf) => void;

/** Those of some hundred reports; beyond that all are set anew. */
const MOST_WORDS = 4_000;

/** What setting a word comes to where no word was set before it. */
interface SetWord {
  /** All glyphs that are met by it, each as the letters that it is met for. */
  readonly met: readonly Glyph[];
  readonly run: Run;
}

/**
 * To find out which glyphs a word is set with, and how far apart, takes a third of the time of a document, and most words stand in many.
 * How a word is set follows from its letters, from the file, and from the letters that its glyphs were met for in the same document:
 * where one was met for others (a space for a no-break space) the word is set in that document anew. So a document has the same
 * bytes, whatever was set before it.
 * @param blank the file with nothing met yet, for nobody else
 */
export function setWords(blank: FontFile): SetWords {
  const words = new Map<string, SetWord>();
  return (font) => {
    const { layoutRun, scale } = font;
    font.layoutRun = (word, features) => {
      if (features !== undefined) return layoutRun.call(font, word, features);
      const known = words.get(word) ?? learn(word);
      return setAs(known, font.font) ?? layoutRun.call(font, word);
    };

    function learn(word: string): SetWord {
      if (words.size >= MOST_WORDS) words.clear();
      blank._glyphs = {};
      const { glyphs, positions, advanceWidth } = layoutRun.call({ font: blank, scale }, word);
      const learnt = {
        met: Object.values(blank._glyphs).map(plain),
        run: { glyphs: glyphs.map(plain), positions, advanceWidth },
      };
      words.set(word, learnt);
      return learnt;
    }
  };
}

/** Without the outline, which is long. */
const plain = ({ id, codePoints }: Glyph): Glyph => ({ id, codePoints });

/** Undefined where a glyph of it was met for other letters in this document. */
function setAs({ met, run }: SetWord, own: FontFile): Run | undefined {
  if (met.some(({ id, codePoints }) => isMetOtherwise(own._glyphs[id], codePoints))) return undefined;
  for (const { id, codePoints } of met) own.getGlyph(id, codePoints);
  const { positions, advanceWidth } = run;
  return { glyphs: run.glyphs.map(({ id, codePoints }) => own.getGlyph(id, codePoints)), positions, advanceWidth };
}

const isMetOtherwise = (glyph: Glyph | undefined, codePoints: readonly number[]): boolean =>
  glyph !== undefined &&
  (glyph.codePoints.length !== codePoints.length || glyph.codePoints.some((one, place) => one !== codePoints[place]));
