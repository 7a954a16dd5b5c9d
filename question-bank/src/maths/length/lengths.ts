import { decimalOf } from '../../notation/decimals';
import { grouped } from '../../wording/english';

/** "45 cm". */
export const cm = (length: number): string => `${grouped(length)} cm`;

/** Centimetres written in metres: "1.25 m". */
export const inMetres = (length: number): string => `${decimalOf(length, 100)} m`;

/** "1 m 25 cm", "45 cm", "3 m". */
export function mixedMetres(length: number): string {
  const rest = length % 100;
  const whole = Math.floor(length / 100);
  if (whole === 0) return cm(rest);
  return rest === 0 ? `${whole} m` : `${whole} m ${cm(rest)}`;
}
