import { byLevel } from '../by-level';
import type { WordChoiceItem } from '../english-item';
import { wordChoiceItem } from '../word-choice-source';
import { missingWords1 } from './missing-words-1.items';
import { missingWords2 } from './missing-words-2.items';
import { missingWords3 } from './missing-words-3.items';
import { missingWords4 } from './missing-words-4.items';
import { missingWords5 } from './missing-words-5.items';

export const missingWordsItems: readonly WordChoiceItem[] = byLevel(
  [missingWords1, missingWords2, missingWords3, missingWords4, missingWords5],
  (level, source) => wordChoiceItem('missing-words', level, source),
);
