import { accept, decider, type Decision } from 'platform/decider';
import type { Level } from 'question-bank/generation/level';
import { randomFrom } from 'question-bank/generation/random';
import type { EnglishPackEvent } from 'schemas/questions/english.events';

/** What may be dealt: an item or a passage. */
export interface Offered {
  readonly id: string;
  readonly level: Level;
}

export interface DealEnglishItems {
  readonly type: 'DealEnglishItems';
  readonly data: {
    readonly learnerId: string;
    readonly topic: string;
    readonly worksheetId: string;
    readonly seed: string;
    /** One for each item that is wanted: it should be about as hard as this. */
    readonly levels: readonly Level[];
    readonly offered: readonly Offered[];
  };
}

interface EnglishPack {
  /** Dealt since all were dealt the last time. */
  readonly round: ReadonlySet<string>;
  readonly byWorksheet: ReadonlyMap<string, readonly string[]>;
}

const initial: EnglishPack = { round: new Set(), byWorksheet: new Map() };

/** The written items of a topic as a pack of cards: none comes twice before all have come once. */
export const englishPack = decider({ category: 'englishpack', initial, decide, evolve });

function decide({ data }: DealEnglishItems, { round, byWorksheet }: EnglishPack): Decision<EnglishPackEvent> {
  const { learnerId, topic, worksheetId } = data;
  const itemIds = byWorksheet.has(worksheetId) ? [] : dealt(data, round);
  return itemIds.length === 0
    ? accept()
    : accept({ type: 'EnglishItemsDealt', data: { learnerId, topic, worksheetId, itemIds } });
}

/** Items that are new in this round; when these run out, others, which begin the next round. */
function dealt({ offered, levels, seed }: DealEnglishItems['data'], round: ReadonlySet<string>): string[] {
  const shuffled = randomFrom(seed).shuffle(offered);
  const fresh = shuffled.filter(({ id }) => !round.has(id));
  const met = shuffled.filter(({ id }) => round.has(id));
  return levels.flatMap((level) => takeNearest(fresh.length > 0 ? fresh : met, level));
}

function takeNearest(pack: Offered[], level: Level): string[] {
  const distances = pack.map((offered) => Math.abs(offered.level - level));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest < 0 ? [] : pack.splice(nearest, 1).map(({ id }) => id);
}

function evolve(
  { round, byWorksheet }: EnglishPack,
  { data: { itemIds, worksheetId } }: EnglishPackEvent,
): EnglishPack {
  const beginsNextRound = itemIds.some((id) => round.has(id));
  return {
    round: new Set(beginsNextRound ? itemIds : [...round, ...itemIds]),
    byWorksheet: new Map(byWorksheet).set(worksheetId, itemIds),
  };
}
