import { byLevel } from '../by-level';
import type { ShuffledItem } from '../english-item';
import { shuffledItem } from '../shuffled-source';
import { shuffledSentences1 } from './shuffled-sentences-1.items';
import { shuffledSentences2 } from './shuffled-sentences-2.items';
import { shuffledSentences3 } from './shuffled-sentences-3.items';
import { shuffledSentences4 } from './shuffled-sentences-4.items';
import { shuffledSentences5 } from './shuffled-sentences-5.items';

export const shuffledSentencesItems: readonly ShuffledItem[] = byLevel(
  [shuffledSentences1, shuffledSentences2, shuffledSentences3, shuffledSentences4, shuffledSentences5],
  shuffledItem,
);
