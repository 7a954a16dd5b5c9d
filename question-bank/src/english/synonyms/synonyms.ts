import { byLevel } from '../by-level';
import type { WordChoiceItem } from '../english-item';
import { wordChoiceItem } from '../word-choice-source';
import { synonyms1 } from './synonyms-1.items';
import { synonyms2 } from './synonyms-2.items';
import { synonyms3 } from './synonyms-3.items';
import { synonyms4 } from './synonyms-4.items';
import { synonyms5 } from './synonyms-5.items';

export const synonymsItems: readonly WordChoiceItem[] = byLevel(
  [synonyms1, synonyms2, synonyms3, synonyms4, synonyms5],
  (level, source) => wordChoiceItem('synonyms', level, source),
);
