export type Sign = '+' | '−' | '×' | '÷';

export const signs: readonly Sign[] = ['+', '−', '×', '÷'];

/** A sum as it is printed, `bracketed` where it needs its brackets. */
export type Expression = number | { left: Expression; sign: Sign; right: Expression; bracketed?: boolean };

export function apply(left: number, sign: Sign, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '−':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return left / right;
  }
}

export const valueOf = (expression: Expression): number =>
  typeof expression === 'number'
    ? expression
    : apply(valueOf(expression.left), expression.sign, valueOf(expression.right));

export function write(expression: Expression): string {
  if (typeof expression === 'number') return String(expression);
  const text = `${write(expression.left)} ${expression.sign} ${write(expression.right)}`;
  return expression.bracketed ? `(${text})` : text;
}

/** One line for each operation, in the order in which it is worked out. */
export function stepsOf(expression: Expression): string[] {
  if (typeof expression === 'number') return [];
  const { left, sign, right } = expression;
  return [...stepsOf(left), ...stepsOf(right), `${valueOf(left)} ${sign} ${valueOf(right)} = ${valueOf(expression)}`];
}

/** Whether every value on the way is a whole number above zero. */
export function staysWhole(expression: Expression): boolean {
  if (typeof expression === 'number') return expression > 0;
  const value = valueOf(expression);
  return Number.isInteger(value) && value > 0 && staysWhole(expression.left) && staysWhole(expression.right);
}
