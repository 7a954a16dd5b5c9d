import { chartParts } from './chart-parts';
import { examParts } from './exam-parts';
import { formParts } from './form-parts';
import { pageParts } from './page-parts';
import { practiceParts } from './practice-parts';
import { questionParts } from './question-parts';
import type { Specimen } from './specimen';

/** Every part of `src/parts`, in the states that it has, and parts of single pages. */
export const parts: readonly Specimen[] = [
  ...questionParts,
  ...pageParts,
  ...practiceParts,
  ...formParts,
  ...examParts,
  ...chartParts,
];
