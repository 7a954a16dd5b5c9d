import { byLevel } from '../by-level';
import type { WordChoiceItem } from '../english-item';
import { wordChoiceItem } from '../word-choice-source';
import { antonyms1 } from './antonyms-1.items';
import { antonyms2 } from './antonyms-2.items';
import { antonyms3 } from './antonyms-3.items';
import { antonyms4 } from './antonyms-4.items';
import { antonyms5 } from './antonyms-5.items';

export const antonymsItems: readonly WordChoiceItem[] = byLevel(
  [antonyms1, antonyms2, antonyms3, antonyms4, antonyms5],
  (level, source) => wordChoiceItem('antonyms', level, source),
);
