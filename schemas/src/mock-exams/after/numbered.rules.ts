/** More numbers than that nobody reads. */
const MOST_NUMBERS = 6;

/** Numbers of questions as they are read: `35 to 40`, where they follow each other; `4, 9 and 12`. */
export function numbered(questions: readonly { readonly number: number }[]): string {
  const numbers = questions.map(({ number }) => number);
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first} to ${last}`;
  const shown = numbers.slice(0, MOST_NUMBERS).map(String);
  if (numbers.length > MOST_NUMBERS) return `${shown.join(', ')} and ${numbers.length - MOST_NUMBERS} more`;
  const end = shown.pop() ?? '';
  return shown.length === 0 ? end : `${shown.join(', ')} and ${end}`;
}
