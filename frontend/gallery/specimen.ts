import type { ReactNode } from 'react';

/** One part in one of its states. */
export interface Specimen {
  /** The part's file under `src/parts`, without its ending: `question/dots`; that of a page under `src`: `pages/…`. */
  readonly of: string;
  readonly state: string;
  readonly node: ReactNode;
}
