/** Easy percentages, in tenths of a per cent, and what the whole is divided by for each. */
const blocks = [
  [500, 2],
  [250, 4],
  [200, 5],
  [100, 10],
  [50, 20],
  [25, 40],
  [10, 100],
] as const;

/** A percentage made of easy blocks: 35% of 80 is 3 × 10% and 5%. Amounts are in hundredths of their unit. */
export function blockSteps(tenths: number, whole: number, write: (hundredths: number) => string): string[] {
  const parts = chosen(tenths);
  const lines = parts.flatMap(({ block, divisor, times }) => {
    const one = whole / divisor;
    const line = `${block / 10}%: ${write(whole)} ÷ ${divisor} = ${write(one)}`;
    return times === 1 ? [line] : [line, `${(block * times) / 10}%: ${write(one)} × ${times} = ${write(one * times)}`];
  });
  if (parts.length === 1) return lines;
  const values = parts.map(({ divisor, times }) => (whole / divisor) * times);
  return [
    ...lines,
    `${tenths / 10}%: ${values.map(write).join(' + ')} = ${write(values.reduce((sum, value) => sum + value))}`,
  ];
}

interface Part {
  block: number;
  divisor: number;
  times: number;
}

/** The largest blocks first; tens and ones are counted together. */
function chosen(tenths: number): Part[] {
  const parts: Part[] = [];
  let left = tenths;
  for (const [block, divisor] of blocks) {
    const times = timesIn(left, block);
    if (times > 0) parts.push({ block, divisor, times });
    left -= times * block;
  }
  return parts;
}

/** How often a block is taken: 10% and 1% as often as they fit; 25%, 20% and 2.5%, into which the rest may not fit, only where they finish. */
function timesIn(left: number, block: number): number {
  if (block === 100 || block === 10) return Math.floor(left / block);
  if (block === 250 || block === 200 || block === 25) return Number(left === block);
  return Number(left >= block);
}
