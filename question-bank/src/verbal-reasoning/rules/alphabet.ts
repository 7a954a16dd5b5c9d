/** Letters are places 0 to 25; going past Z comes round to A. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type Places = readonly number[];

export const roundTheAlphabet = (place: number): number => ((place % 26) + 26) % 26;

export const letterAt = (place: number): string => ALPHABET.charAt(roundTheAlphabet(place));

export const placesOf = (letters: string): number[] => Array.from(letters, (letter) => ALPHABET.indexOf(letter));

export const lettersAt = (places: Places): string => places.map(letterAt).join('');

/** A is the partner of Z, B of Y, M of N. */
export const mirrorOf = (place: number): number => roundTheAlphabet(25 - place);

/** The shorter way round, so that Y to B is +3 and not −23. */
export function stepBetween(from: number, to: number): number {
  const forwards = roundTheAlphabet(to - from);
  return forwards > 13 ? forwards - 26 : forwards;
}
