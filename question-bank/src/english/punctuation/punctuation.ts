import { byLevel } from '../by-level';
import type { GroupedItem } from '../english-item';
import { groupedItem } from '../grouped-source';
import { punctuation1 } from './punctuation-1.items';
import { punctuation2 } from './punctuation-2.items';
import { punctuation3 } from './punctuation-3.items';
import { punctuation4 } from './punctuation-4.items';
import { punctuation5 } from './punctuation-5.items';

export const punctuationItems: readonly GroupedItem[] = byLevel(
  [punctuation1, punctuation2, punctuation3, punctuation4, punctuation5],
  (level, source) => groupedItem('punctuation', level, source),
);
