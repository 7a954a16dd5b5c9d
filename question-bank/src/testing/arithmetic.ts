import Fraction from 'fraction.js';
import { clockTime, inUnit, isSame, number, product, raise, sum, type Quantity } from './quantities';
import { remembered } from './remembered';

/**
 * What is wrong with a line of a solution, or nothing. In `Each: 96p ÷ 4 = 24p` all sides of `=` must come to the same, units included;
 * `47 ÷ 6 = 7 remainder 5` is understood, times of day are `15:30`, and `□` stands for the answer. A line without `=` claims nothing.
 */
export function faultIn(line: string, answer: string): string | undefined {
  if (!line.includes('=')) return undefined;
  const fault = faultInClaim(line.slice(line.lastIndexOf(': ') + 1).replaceAll('□', answer));
  return fault && `${fault}: ${line}`;
}

/** Thousands of questions of a type share most of their calculations. */
const faultInClaim = remembered((claim) => {
  try {
    const [first, ...others] = sidesOf(claim).map(evaluate);
    const holds = first !== undefined && others.length > 0 && others.every((other) => isSame(first, other));
    return holds ? undefined : 'does not hold';
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : 'unknown'})`;
  }
});

const divisionWithRemainder = /^(.+) ÷ (.+) = (.+) remainder (.+)$/;

function sidesOf(claim: string): string[] {
  const [, whole, divisor, quotient, rest] = divisionWithRemainder.exec(claim) ?? [];
  if (whole && divisor && quotient && rest) return [whole, `${quotient} × ${divisor} + ${rest}`];
  return claim.split('=');
}

/** The value of an expression as children write it: `2 hours 30 minutes × 4`, `@@3/4 of £20`, `(3 + 4)**2`. */
export function evaluate(expression: string): Quantity {
  const reader = new Reader(tokensOf(expression));
  const value = reader.sum();
  if (!reader.isAtEnd()) throw new Error('something is left over');
  return value;
}

type Token = Partial<Record<'clock' | 'mixed' | 'top' | 'bottom' | 'decimal' | 'power' | 'word' | 'sign', string>>;

const token =
  /\s*(?:(?<clock>\d\d:\d\d)|(?<mixed>\d+)?@@(?<top>\d+)\/(?<bottom>\d+)|(?<decimal>\d[\d,]*(?:\.\d+)?)|\*\*(?<power>\d+)|(?<word>km\/h|m\/s|%|\p{L}+)|(?<sign>[£+−×÷()-]))/uy;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  let read = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    tokens.push(match.groups ?? {});
    read = token.lastIndex;
  }
  if (text.slice(read).trim() !== '') throw new Error(`at ${text.slice(read)}`);
  return tokens;
}

class Reader {
  private next = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  isAtEnd(): boolean {
    return this.next >= this.tokens.length;
  }

  sum(): Quantity {
    let total = this.product();
    for (let sign = this.takeSign('+−-'); sign; sign = this.takeSign('+−-'))
      total = sum(total, this.product(), sign === '+' ? 1 : -1);
    return total;
  }

  private product(): Quantity {
    let total = this.compound();
    for (let sign = this.takeTimes(); sign; sign = this.takeTimes())
      total = product(total, this.compound(), sign === '÷' ? -1 : 1);
    return total;
  }

  /** Quantities side by side belong together: 2 litres 350 ml. */
  private compound(): Quantity {
    let total = this.power();
    while (this.peek().decimal ?? this.peek().top) total = sum(total, this.power(), 1);
    return total;
  }

  private power(): Quantity {
    const base = this.atom();
    const { power } = this.peek();
    if (power === undefined) return base;
    this.next += 1;
    return raise(base, Number(power));
  }

  private atom(): Quantity {
    if (this.takeSign('−-')) return product(number(-1), this.atom(), 1);
    if (this.takeSign('£')) return inUnit(this.number(), '£', 1);
    if (this.takeSign('(')) {
      const inner = this.sum();
      if (!this.takeSign(')')) throw new Error('a bracket is not closed');
      return inner;
    }
    const { clock } = this.peek();
    if (clock === undefined) return this.withUnit(this.number());
    this.next += 1;
    return clockTime(clock);
  }

  private number(): Fraction {
    const { mixed = '0', top, bottom, decimal } = this.peek();
    this.next += 1;
    if (top !== undefined) return new Fraction(`${top}/${bottom ?? ''}`).add(mixed);
    if (decimal !== undefined) return new Fraction(decimal.replaceAll(',', ''));
    throw new Error('a number is missing');
  }

  private withUnit(value: Fraction): Quantity {
    let name = '';
    for (let { word } = this.peek(); word !== undefined && word !== 'of'; { word } = this.peek()) {
      name = name === '' ? word : `${name} ${word}`;
      this.next += 1;
    }
    const { power } = this.peek();
    if (name === '' || power === undefined) return inUnit(value, name, 1);
    this.next += 1;
    return inUnit(value, name, Number(power));
  }

  private peek(): Token {
    return this.tokens[this.next] ?? {};
  }

  private takeSign(signs: string): string | undefined {
    const { sign } = this.peek();
    if (sign === undefined || !signs.includes(sign)) return undefined;
    this.next += 1;
    return sign;
  }

  private takeTimes(): string | undefined {
    if (this.peek().word !== 'of') return this.takeSign('×÷');
    this.next += 1;
    return 'of';
  }
}
