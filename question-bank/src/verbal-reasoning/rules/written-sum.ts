/** A sum as printed, `3 + 4 × (6 − 2)`, worked out in two ways: by the rules, and as a hasty child might. */
export const GAP = '□';

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

/** What is still to be read of a sum, and the number that stands in its gap. */
interface Reader {
  tokens: string[];
  gap: number;
  /** Signs that are worked out together, the loosest first. */
  precedence: readonly string[];
}

function readFactor(reader: Reader): number {
  const token = reader.tokens.shift() ?? '';
  if (token === GAP) return reader.gap;
  if (token !== '(') return Number(token);
  const value = readChain(reader, 0);
  reader.tokens.shift();
  return value;
}

function readChain(reader: Reader, depth: number): number {
  const signs = reader.precedence[depth];
  if (signs === undefined) return readFactor(reader);
  let value = readChain(reader, depth + 1);
  while (signs.includes(reader.tokens[0] ?? 'none')) {
    const operation = operations[reader.tokens.shift() ?? ''];
    value = operation?.(value, readChain(reader, depth + 1)) ?? NaN;
  }
  return value;
}

const tokensOf = (sum: string): string[] => sum.match(/□|\d+|[+−×÷()]/g) ?? [];

const byTheRules = ['+−', '×÷'];
const leftToRight = ['+−×÷'];

/** The value of a sum: brackets, then × and ÷, then + and −. */
export const valueOf = (sum: string, gap = NaN): number =>
  readChain({ tokens: tokensOf(sum), gap, precedence: byTheRules }, 0);

/** Whether a child who works from left to right gets the same. Published advice conflicts, so a fair sum lets both pass. */
export const isSameLeftToRight = (sum: string): boolean =>
  readChain({ tokens: tokensOf(sum), gap: NaN, precedence: leftToRight }, 0) === valueOf(sum);

const LARGEST_ANSWER = 200;

/** The whole number from 1 to 200 that makes `left = right` true. The gap stands once, so the sum is linear in it. */
export function gapIn(equation: string): number | undefined {
  const [left = '', right = ''] = equation.split('=');
  const imbalance = (gap: number) => valueOf(left, gap) - valueOf(right, gap);
  const [atZero, atOne] = [imbalance(0), imbalance(1)];
  const gap = Math.round(atZero / (atZero - atOne));
  const isExact = valueOf(left, gap) === valueOf(right, gap);
  return isExact && gap >= 1 && gap <= LARGEST_ANSWER ? gap : undefined;
}
