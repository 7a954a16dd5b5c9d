import Type, { type Static } from 'typebox';

/** How hard a worksheet is to be for the one who does it: about nine in ten should go well, three in four, or six in ten. */
export const Fit = Type.Enum(['warm-up', 'just-right', 'stretch']);
export type Fit = Static<typeof Fit>;

/** Of whoever has chosen nothing. */
export const USUAL_FIT: Fit = 'just-right';
