import { attributeNames, type AttributeName, type Figure } from './attributes';

/** Letters by the value that they stand for. */
type LetterOf = ReadonlyMap<number, string>;

/** What one place of the codes says if it tells this attribute; nothing if a value had two letters or a letter two values. */
function letterOfValue(
  name: AttributeName,
  figures: readonly Figure[],
  signs: readonly string[],
): LetterOf | undefined {
  const pairs = signs.flatMap((sign, index) =>
    figures.slice(index, index + 1).map((figure) => [figure[name], sign] as const),
  );
  const letterOf = new Map(pairs);
  const agrees = pairs.every(([value, sign]) => letterOf.get(value) === sign);
  const isOneToOne = new Set(letterOf.values()).size === letterOf.size;
  return agrees && isOneToOne ? letterOf : undefined;
}

/** Each attribute that a place may tell, with the letter it would give the last figure; `?` where that is not known. */
function readingsOf(
  place: number,
  figures: readonly Figure[],
  codes: readonly string[],
): (readonly [AttributeName, string])[] {
  const signs = codes.map((code) => code.charAt(place));
  return attributeNames.flatMap((name) => {
    const letterOf = letterOfValue(name, figures, signs);
    const asked = figures.at(-1)?.[name] ?? 0;
    return letterOf ? [[name, letterOf.get(asked) ?? '?'] as const] : [];
  });
}

/** Every code that the last figure may have: each place of the codes tells another attribute, whichever fits. */
export function possibleCodesFor(figures: readonly Figure[], codes: readonly string[]): string[] {
  const length = codes[0]?.length ?? 0;
  const readings = Array.from({ length }, (_, place) => readingsOf(place, figures, codes));
  const complete = (place: number, told: readonly AttributeName[]): string[] => {
    if (place === length) return [''];
    return (readings[place] ?? []).flatMap(([name, letter]) =>
      told.includes(name) ? [] : complete(place + 1, [...told, name]).map((rest) => letter + rest),
    );
  };
  return [...new Set(complete(0, []))];
}
