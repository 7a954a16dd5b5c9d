import { decimalOf } from '../../notation/decimals';
import { quantity } from '../../notation/units';
import { grouped } from '../../wording/english';

/** "350 ml". */
export const ml = (amount: number): string => `${grouped(amount)} ml`;

/** Millilitres written in litres: "2.35 litres", "1 litre". */
export const inLitres = (amount: number): string => quantity(decimalOf(amount, 1000), 'litres');

/** "2 litres 350 ml", "900 ml", "3 litres". */
export function mixedLitres(amount: number): string {
  const rest = amount % 1000;
  const whole = Math.floor(amount / 1000);
  if (whole === 0) return ml(rest);
  return rest === 0 ? quantity(whole, 'litres') : `${quantity(whole, 'litres')} ${ml(rest)}`;
}
