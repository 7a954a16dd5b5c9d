import { formParts } from './form-parts';
import { pageParts } from './page-parts';
import { questionParts } from './question-parts';
import type { Specimen } from './specimen';

/** Every part of `src/parts`, in the states that it has. */
export const parts: readonly Specimen[] = [...questionParts, ...pageParts, ...formParts];
