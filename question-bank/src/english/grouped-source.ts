import type { Level } from '../generation/level';
import { keyLetters, type GroupedItem } from './english-item';
import { houseRecord } from './house-record';
import { readMarkedLine } from './marked-line';

export interface GroupedSource {
  id: string;
  revision?: number;
  /** A marked line, see `readMarkedLine`. */
  line: string;
  rule: string;
  why: string;
}

export const noMistake = 'No mistake';

export function groupedItem(kind: GroupedItem['kind'], level: Level, source: GroupedSource): GroupedItem {
  const { groups, correctSentence, wrongGroup } = readMarkedLine(source.line);
  return {
    kind,
    id: source.id,
    revision: source.revision ?? 0,
    level,
    text: groups.join(' '),
    groups,
    options: [...groups, noMistake],
    key: keyLetters[wrongGroup ?? groups.length] ?? 'E',
    correctSentence,
    explanation: source.why,
    ruleTag: source.rule,
    ...houseRecord,
  };
}
