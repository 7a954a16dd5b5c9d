import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page listens. A public page is finished at build and stands before its scripts have come: what is typed into
 * its boxes then would be lost, and a form sent then would put a password into the address.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
