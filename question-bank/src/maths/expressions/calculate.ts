/** An exact fraction on the way to a value. */
type Ratio = readonly [top: number, bottom: number];

/** The value of a printed sum by the rules of BIDMAS, read from its text; undefined where it is no whole number or divides by zero. */
export function calculate(text: string): number | undefined {
  const sum = new Sum();
  for (const token of text.match(/\d+|[+−×÷()]/g) ?? []) sum.read(token);
  const [top, bottom] = sum.finish();
  return bottom !== 0 && top % bottom === 0 ? top / bottom : undefined;
}

/** Dijkstra's shunting yard: signs wait until one that binds less strongly comes. */
class Sum {
  private readonly values: Ratio[] = [];
  private readonly waiting: string[] = [];

  read(token: string): void {
    if (token === '(') this.waiting.push(token);
    else if (token === ')') this.closeBracket();
    else if (rank(token) === 0) this.values.push([Number(token), 1]);
    else {
      while (rank(this.waiting.at(-1)) >= rank(token)) this.settle();
      this.waiting.push(token);
    }
  }

  finish(): Ratio {
    while (this.waiting.length > 0) this.settle();
    return this.values[0] ?? [0, 0];
  }

  private closeBracket(): void {
    while (this.waiting.at(-1) !== '(') this.settle();
    this.waiting.pop();
  }

  private settle(): void {
    const [right = [0, 0], left = [0, 0], sign] = [this.values.pop(), this.values.pop(), this.waiting.pop()];
    this.values.push(combine(left, right, sign));
  }
}

const rank = (sign: string | undefined): number => ({ '+': 1, '−': 1, '×': 2, '÷': 2 })[sign ?? ''] ?? 0;

function combine([a, b]: Ratio, [c, d]: Ratio, sign: string | undefined): Ratio {
  if (sign === '+') return [a * d + c * b, b * d];
  if (sign === '−') return [a * d - c * b, b * d];
  return sign === '×' ? [a * c, b * d] : [a * d, b * c];
}

/** The whole number from 1 to `most` that makes both printed sides equal when it stands for □; undefined unless just one does. */
export function boxValue(equation: string, most: number): number | undefined {
  const sides = equation.split('=');
  const fits = (box: number) => {
    const [left, right] = sides.map((side) => calculate(side.replace('□', String(box))));
    return left !== undefined && left === right;
  };
  const fitting = Array.from({ length: most }, (_, index) => index + 1).filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}
