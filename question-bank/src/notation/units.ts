import type { ShownUnit } from '../generation/question-type';

/** A unit or a counted noun printed after the answer box. */
export const after = (text: string): ShownUnit => ({ text, side: 'after' });

/** A unit printed before the answer box. */
export const before = (text: string): ShownUnit => ({ text, side: 'before' });

const pluralUnit = /^(?:litres|tonnes|metres|miles|hours|minutes|seconds|days|weeks)$/;

/** "1 litre", "2.5 litres", "1 kg": a written number with its unit. */
export const quantity = (value: number | string, unit: string): string =>
  `${value} ${String(value) === '1' && pluralUnit.test(unit) ? unit.slice(0, -1) : unit}`;
