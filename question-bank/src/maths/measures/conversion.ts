import Fraction from 'fraction.js';
import type { NamedSlip } from '../../generation/question-type';
import { wrongNumbers } from '../../generation/distractors';
import { decimalOf } from '../../notation/decimals';
import { after, quantity } from '../../notation/units';
import { grouped } from '../../wording/english';

/** Two units of one measure; the big one is a power of ten times the small one. */
export interface UnitPair {
  big: string;
  small: string;
  /** Small units in a big one. */
  size: number;
  /** How the units are named in a sentence: "kilograms", "grams". */
  bigName: string;
  smallName: string;
}

/** The parts of a question that changes a quantity, given in small units, from one unit of a pair to the other. */
export function conversion(inSmall: number, { big, small, size }: UnitPair, toSmall: boolean) {
  const inBig = decimalOf(inSmall, size);
  const [given, answer] = toSmall
    ? [quantity(inBig, big), quantity(grouped(inSmall), small)]
    : [quantity(grouped(inSmall), small), quantity(inBig, big)];
  const showBig = (value: number) => quantity(decimalOf(value, size), big);
  const showSmall = (value: number) => quantity(grouped(value), small);
  return {
    params: { from: toSmall ? inBig : String(inSmall), factor: size, toSmall, unit: toSmall ? small : big },
    given,
    answer,
    unit: after(toSmall ? small : big),
    steps: [
      `${quantity(1, big)} = ${grouped(size)} ${small}`,
      toSmall
        ? `${inBig} × ${grouped(size)} = ${grouped(inSmall)}`
        : `${grouped(inSmall)} ÷ ${grouped(size)} = ${inBig}`,
    ],
    slips: placesOut(
      inSmall,
      [given, `${quantity(1, big)} is ${grouped(size)} ${small}`],
      toSmall ? showSmall : showBig,
    ),
    wrong: wrongNumbers(inSmall, [inSmall / 10, inSmall * 10, inSmall / 100, inSmall * 100, inSmall + size], {
      show: toSmall ? showSmall : showBig,
      step: Math.max(1, size / 100),
    }),
  };
}

/** Ten times too many and ten times too few. */
function placesOut(
  inSmall: number,
  [given, rule]: readonly [string, string],
  show: (value: number) => string,
): NamedSlip[] {
  const tells = `It looks as if you moved the digits too far, or not far enough: ${rule}.`;
  return [inSmall * 10, inSmall / 10]
    .filter(Number.isInteger)
    .map((value) => ({ key: 'unit-a-place-out', answer: show(value), wrote: `${given} = ${show(value)}`, tells }));
}

/** The answer of a conversion by exact fractions. */
export function converted({
  from,
  factor,
  toSmall,
  unit,
}: {
  from: string;
  factor: number;
  toSmall: boolean;
  unit: string;
}): string {
  const number = new Fraction(from.replaceAll(',', ''));
  const value = toSmall ? number.mul(factor) : number.div(factor);
  const [whole = '', decimals] = value.toString().split('.');
  const written = grouped(Number(whole));
  return quantity(decimals === undefined ? written : `${written}.${decimals}`, unit);
}
