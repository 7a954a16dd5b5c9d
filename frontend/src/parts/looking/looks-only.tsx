import { useLook } from '../../client/session';

/** Whether the screens of somebody else are looked at here: what would change something is switched off. */
export const useLooksOnly = (): boolean => useLook() !== undefined;

interface WhatIsOff {
  readonly what: string;
}

/** Why a button is switched off, beside it. Nothing where nobody looks. */
export function LooksOnlyNote({ what }: WhatIsOff) {
  return useLooksOnly() ? <SwitchedOff what={what} /> : null;
}

export const SwitchedOff = ({ what }: WhatIsOff) => <p className="small soft">You are only looking: {what}.</p>;
