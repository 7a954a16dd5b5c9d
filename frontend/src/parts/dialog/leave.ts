import { createContext, useContext } from 'react';

/** How what stands in a dialog leaves it: as Escape and the cross do. */
export const Leave = createContext<(() => void) | undefined>(undefined);

/** Nothing outside a dialog. */
export const useLeave = (): (() => void) | undefined => useContext(Leave);
