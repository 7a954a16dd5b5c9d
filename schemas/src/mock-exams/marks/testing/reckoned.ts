/** The value of a sum of numbers, signs and brackets, by hand: ×, ÷ before +, −. */
export function reckoned(sum: string): number {
  const signs = sum.match(/\d+(?:\.\d+)?|[()+×÷−]/g) ?? [];
  if (signs.join('') !== sum.replaceAll(' ', '')) throw new Error(`no sum: ${sum}`);
  let at = 0;
  const next = () => signs[at++] ?? '';
  const value = (): number => {
    const sign = next();
    if (sign === '−') return -value();
    if (sign !== '(') return Number(sign);
    const inner = added();
    next();
    return inner;
  };
  const multiplied = (): number => {
    let product = value();
    while (signs[at] === '×' || signs[at] === '÷') product = next() === '×' ? product * value() : product / value();
    return product;
  };
  const added = (): number => {
    let total = multiplied();
    while (signs[at] === '+' || signs[at] === '−') total = next() === '+' ? total + multiplied() : total - multiplied();
    return total;
  };
  return added();
}
