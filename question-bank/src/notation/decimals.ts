import { grouped } from '../wording/english';

/** The exact decimal of a whole number of parts: 325 hundredths are 3.25, 300 are 3. The size is a power of ten. */
export function decimalOf(parts: number, partsInOne: number): string {
  const places = String(partsInOne).length - 1;
  const digits = String(parts % partsInOne)
    .padStart(places, '0')
    .replace(/0+$/, '');
  const whole = grouped(Math.floor(parts / partsInOne));
  return digits === '' || places === 0 ? whole : `${whole}.${digits}`;
}
