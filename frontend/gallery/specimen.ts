import type { ReactNode } from 'react';

/** One part of `src/parts` in one of its states. */
export interface Specimen {
  /** The part's file under `src/parts`, without its ending: `question/dots`. */
  readonly of: string;
  readonly state: string;
  readonly node: ReactNode;
}
