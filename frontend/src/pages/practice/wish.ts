import type { Fit } from 'schemas/practice/worksheets/fit';
import type { Plan } from '../../parts/plan/planned-worksheet';

/** What a worksheet is wished to hold. */
export type Wish =
  | {
      readonly kind: 'types';
      readonly topic: string;
      readonly subTopic: string;
      /** Question type and how many of it. */
      readonly counts: readonly TypeCount[];
      readonly fit?: Fit;
    }
  | {
      readonly kind: 'practice-test';
      readonly topic: string;
      /** Fewer than it has, where the day has no more. */
      readonly count?: number;
    }
  | { readonly kind: 'english'; readonly topic: string; readonly count: number; readonly fit?: Fit }
  | { readonly kind: 'comprehension'; readonly fit?: Fit; readonly level?: number; readonly onPaper?: boolean }
  | ({ readonly kind: 'plan'; readonly timed?: boolean; readonly fit?: Fit } & Plan);
export type TypeCount = readonly [type: string, count: number];
