/** "1 apple", "3 apples". */
export const count = (quantity: number, singular: string, plural = `${singular}s`): string =>
  `${grouped(quantity)} ${quantity === 1 ? singular : plural}`;

/** "an egg", "a ruler", "an 8-metre rope", "a unit". */
export const withArticle = (words: string): string => `${startsWithVowelSound(words) ? 'an' : 'a'} ${words}`;

/** How a word or number begins when it is read aloud. */
export function startsWithVowelSound(words: string): boolean {
  const [, digits] = /^(\d[\d,]*)/.exec(words) ?? [];
  if (digits !== undefined) return /^(?:8|11(?=$|,)|18(?=$|,))/.test(digits);
  if (/^(?:one|once|uni|use|usual|euro|ewe)/i.test(words)) return false;
  return /^(?:[aeiou]|hour|honest|heir|honour)/i.test(words);
}

/** "red, blue and green", as the British write a list. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** Digits in threes from 10,000 up, as primary schools print them. */
export const grouped = (value: number): string =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
