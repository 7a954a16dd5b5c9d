import { drawing, line, rectangle, shaded, words, type Point } from '../svg';

interface AmountBar {
  parts: number;
  shaded: number;
  /** What all parts are together, or `?`. */
  whole: string;
  /** What the shaded ones are together, or `?`. */
  taken: string;
}

const [left, length] = [16, 340];

/** An amount as a bar of equal parts: what all of it is above, what the shaded parts are below. */
export function amountBar({ parts, shaded: count, whole, taken }: AmountBar): string {
  const x = (part: number) => Math.round((left + (part * length) / parts) * 100) / 100;
  const width = Math.round((length / parts) * 100) / 100;
  const cells = Array.from({ length: parts }, (_, part) =>
    (part < count ? shaded : rectangle)([x(part), 44], [width, 40]),
  );
  return drawing(
    `A bar of ${parts} equal parts, ${count} of them shaded. All parts together: ${spoken(whole)}. The shaded ones: ${spoken(taken)}`,
    [2 * left + length, 122],
    [
      ...brace([left, left + length], 34, 26),
      words([left + length / 2, 14], whole),
      ...cells,
      ...brace([left, x(count)], 94, 102),
      words([Math.max((left + x(count)) / 2, left + 4 * taken.length), 114], taken),
    ],
  );
}

const brace = ([from, to]: Point, near: number, far: number): string[] => [
  line([from, near], [from, far]),
  line([to, near], [to, far]),
  line([from, far], [to, far]),
];

const spoken = (amount: string) => (amount === '?' ? 'not known yet' : amount);
