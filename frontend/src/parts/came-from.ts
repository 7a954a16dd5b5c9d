import { useSearchParams } from 'react-router-dom';

/** Which page led here, as the address says (`source`); it goes with a sign-up, and is kept nowhere in the browser. */
export const useCameFrom = (): string | undefined => useSearchParams()[0].get('source')?.slice(0, 40);
