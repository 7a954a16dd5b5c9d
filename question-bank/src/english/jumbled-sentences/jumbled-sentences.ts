import { byLevel } from '../by-level';
import type { JumbledItem } from '../english-item';
import { jumbledItem } from '../jumbled-source';
import { jumbledSentences1 } from './jumbled-sentences-1.items';
import { jumbledSentences2 } from './jumbled-sentences-2.items';
import { jumbledSentences3 } from './jumbled-sentences-3.items';
import { jumbledSentences4 } from './jumbled-sentences-4.items';
import { jumbledSentences5 } from './jumbled-sentences-5.items';

export const jumbledSentencesItems: readonly JumbledItem[] = byLevel(
  [jumbledSentences1, jumbledSentences2, jumbledSentences3, jumbledSentences4, jumbledSentences5],
  jumbledItem,
);
