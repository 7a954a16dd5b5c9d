/** Numbers that a child would write by a place-value slip: a zero dropped, added or moved, or neighbouring digits swapped. */
export function shiftedNumbers(number: number): number[] {
  const digits = String(number);
  const zeroAt = digits.indexOf('0');
  const withoutZero = zeroAt < 0 ? digits : digits.slice(0, zeroAt) + digits.slice(zeroAt + 1);
  const swaps = Array.from({ length: digits.length - 1 }, (_, index) => swapped(digits, index)).filter(
    (text) => !text.startsWith('0'),
  );
  const inserted = Array.from(
    { length: digits.length - 1 },
    (_, index) => `${digits.slice(0, index + 1)}0${digits.slice(index + 1)}`,
  );
  const movedToEnd = `${withoutZero}0`;
  return [...new Set([movedToEnd, withoutZero, ...swaps, ...inserted].map(Number))].filter(
    (slip) => slip !== number && slip > 0,
  );
}

const swapped = (digits: string, index: number) =>
  `${digits.slice(0, index)}${digits.charAt(index + 1)}${digits.charAt(index)}${digits.slice(index + 2)}`;
