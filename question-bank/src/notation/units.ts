import type { ShownUnit } from '../generation/question-type';

/** A unit or a counted noun printed after the answer box. */
export const after = (text: string): ShownUnit => ({ text, side: 'after' });

/** A unit printed before the answer box. */
export const before = (text: string): ShownUnit => ({ text, side: 'before' });
