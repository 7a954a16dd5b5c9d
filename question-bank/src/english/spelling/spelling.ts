import type { GroupedItem } from '../english-item';
import { groupedItem } from '../grouped-source';
import { byLevel } from '../by-level';
import { spelling1 } from './spelling-1.items';
import { spelling2 } from './spelling-2.items';
import { spelling3 } from './spelling-3.items';
import { spelling4 } from './spelling-4.items';
import { spelling5 } from './spelling-5.items';

export const spellingItems: readonly GroupedItem[] = byLevel(
  [spelling1, spelling2, spelling3, spelling4, spelling5],
  (level, source) => groupedItem('spelling', level, source),
);
