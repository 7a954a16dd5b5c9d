/** Something that is said about a number. */
export interface Clue {
  kind: string;
  text: string;
  holds: (value: number) => boolean;
}

const lastDigit = (value: number): number => value % 10;
const firstDigit = (value: number): number => (value < 10 ? value : firstDigit(Math.floor(value / 10)));
export const digitSum = (value: number): number =>
  value < 10 ? value : lastDigit(value) + digitSum(Math.floor(value / 10));
const isPrime = (value: number) =>
  value > 1 &&
  Array.from({ length: Math.floor(Math.sqrt(value)) - 1 }, (_, index) => index + 2).every((n) => value % n > 0);
const isSquare = (value: number) => Number.isInteger(Math.sqrt(value));

/** All clues that are true of a number. */
export function cluesFor(value: number): Clue[] {
  const apart = (n: number) => Math.abs(firstDigit(n) - lastDigit(n));
  const all: Clue[] = [
    { kind: 'parity', text: 'It is even.', holds: (n) => n % 2 === 0 },
    { kind: 'parity', text: 'It is odd.', holds: (n) => n % 2 === 1 },
    ...[3, 4, 5, 6, 7, 8, 9, 11].map((factor) => ({
      kind: 'multiple',
      text: `It is a multiple of ${factor}.`,
      holds: (n: number) => n % factor === 0,
    })),
    {
      kind: 'digit-sum',
      text: `Its digits add up to ${digitSum(value)}.`,
      holds: (n) => digitSum(n) === digitSum(value),
    },
    { kind: 'prime', text: 'It is a prime number.', holds: isPrime },
    { kind: 'square', text: 'It is a square number.', holds: isSquare },
    {
      kind: 'order',
      text: 'Its first digit is larger than its last digit.',
      holds: (n) => firstDigit(n) > lastDigit(n),
    },
    {
      kind: 'order',
      text: 'Its last digit is larger than its first digit.',
      holds: (n) => firstDigit(n) < lastDigit(n),
    },
    {
      kind: 'difference',
      text:
        apart(value) === 0
          ? 'Its first and last digits are the same.'
          : `The difference between its first and last digits is ${apart(value)}.`,
      holds: (n) => apart(n) === apart(value),
    },
  ];
  return all.filter(({ holds }) => holds(value));
}
