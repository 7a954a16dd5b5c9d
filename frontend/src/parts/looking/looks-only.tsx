import { useLook } from '../../client/session';

/** Whether the screens of somebody else are looked at here: what would change something is switched off. */
export const useLooksOnly = (): boolean => useLook() !== undefined;

/** Why a button is switched off, beside it. Nothing where nobody looks. */
export function LooksOnlyNote({ what }: { readonly what: string }) {
  return useLooksOnly() ? <p className="small soft">You are only looking: {what}.</p> : null;
}
