/** Stands between the whole part and the fraction of a mixed number; a control character, which nobody can type into an answer. */
export const mixedNumberMark = '\u0001';

/** Stands between two numbers that a comma or a space parts. */
export const apartMark = '\u0002';

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0]/gu;
const dashes = /[\u2010-\u2015\u207b\u2212]/g;
const crosses = /[×✕✖⨯]/g;
/** Whatever is drawn beside an answer, and says nothing of it. */
const smileys = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u20e3]/gu;
const slashes = /[\u2044\u2215\u29f8]/g;
const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032\u0060\u00b4\u02b9\u02bc]/g;
const doubleQuotes = /[\u201c\u201d\u201e\u201f\u2033\u02ba]/g;
const colons = /[\u2236\ua789\u02d0]/g;
const degrees = /[\u00ba\u02da\u1d52]/g;
/** A finger beside the right key: `3;30`, `3\\4`. */
const slippedColons = /(?<=\d ?);(?= ?\d)/g;
const slippedSlashes = /(?<=\d ?)\\(?= ?\d)/g;
/** As older books print it, `8·5`. */
const raisedPoints = /(?<=\d)[\u00b7\u2022\u2027\u2219\u22c5](?=\d)/g;

/**
 * Writes every way of typing a character in one way: invisible characters away, `²` as `^2`, `½` as ` 1/2 `,
 * pictures away, full-width and other scripts' digits as ASCII, one minus, one cross, one slash, one quote, one colon, one degree sign;
 * `8·5` as `8.5`; lower case; no outer space.
 */
export function clean(text: string): string {
  const visible = text
    .replace(/\ufeff/g, '')
    .replace(/\s/gu, ' ')
    .replace(invisible, '');
  return withoutWrapping(plainDigits(plainCharacters(plainNumbers(visible)).normalize('NFKC').toLowerCase()).trim());
}

/** `"frog"`, `'frog'`, `(7)`, `7!` and `7?` say no more than what they hold. */
const withoutWrapping = (text: string): string => {
  const [, quoted, named, bracketed, told] =
    /^(?:"([^"]*)"|'([^']*)'|\(([^()]*)\)|([^!?]*[^!?\s]) ?[!?]+)$/.exec(text) ?? [];
  return (quoted ?? named ?? bracketed ?? told ?? text).trim();
};

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** As some keyboards write it, `⁵⁄₉`. It begins where the raised digits do: a row of them without a stroke is read once, not from each of them. */
const smallFractions = /(?<![⁰¹²³⁴-⁹])([⁰¹²³⁴-⁹]+)[\u2044/]([\u2080-\u2089]+)/g;
const onTheLine = (digits: string): string => digits.normalize('NFKC');

/** Before NFKC, which would turn `5²` into `52` and `3½` into `31⁄2`. */
const plainNumbers = (text: string) =>
  text
    .replace(smallFractions, (_, top: string, bottom: string) => ` ${onTheLine(top)}/${onTheLine(bottom)} `)
    .replace(/[⁰¹²³⁴-⁹]+/g, (power) => `^${power.replace(/./g, (digit) => String(raisedDigits.indexOf(digit)))}`)
    .replace(/[¼½¾⅐-⅞↉]/gu, (fraction) => ` ${fraction.normalize('NFKC').replace(slashes, '/')} `);

/** Before NFKC too, which splits some quotes in two. */
const plainCharacters = (text: string) =>
  text
    .replace(dashes, '-')
    .replace(crosses, 'x')
    .replace(smileys, ' ')
    .replace(slashes, '/')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(colons, ':')
    .replace(degrees, '°')
    .replace(raisedPoints, '.')
    .replace(slippedColons, ':')
    .replace(slippedSlashes, '/');

const plainDigits = (text: string) => text.replace(/[^\P{Nd}0-9]/gu, valueOfDigit);

/** Unicode keeps the ten digits of a script together, zero first. */
function valueOfDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
