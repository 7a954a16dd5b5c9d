import { setImmediate as aMoment } from 'node:timers/promises';
import { findTopic, typesOf } from 'question-bank/catalogue';
import { asLevel, type Level } from 'question-bank/generation/level';
import { randomFrom } from 'question-bank/generation/random';
import type { IssuedQuestion } from 'schemas/questions/question';
import { drawnFromItem, drawnFromType, type Drawn } from './drawn-question';
import type { Known } from './new-to-set';

export interface Wanted {
  readonly topic: string;
  readonly questionType: string | undefined;
  readonly level: number;
  readonly count: number;
  readonly seed: number;
}

/** Seeds that are tried for one question, before its type has nothing new. */
const ATTEMPTS = 40;
/** Seeds are kept as whole numbers that a column holds. */
const SEEDS = 2_000_000_000;

/**
 * Questions that the set has not, of one type or of the topic's in turn; fewer where the types have no more.
 * @returns undefined where the bank has no such type, or none that can be asked with five options
 */
export async function drawOfTypes(
  { topic, questionType, count, seed, ...wanted }: Wanted,
  known: Known,
): Promise<Drawn[] | undefined> {
  const types = findTopic(topic) ? typesOf(topic).filter(({ type }) => type.key === (questionType ?? type.key)) : [];
  const level = asLevel(wanted.level) ?? 3;
  const drawable = types.filter(({ type }) => nextDrawn({ typeKey: type.key, level, from: seed }) !== undefined);
  if (drawable.length === 0) return undefined;
  const drawn: Drawn[] = [];
  for (let n = 0; n < count; n += 1) {
    const { key: typeKey } = drawable[n % drawable.length]?.type ?? { key: '' };
    const next = nextDrawn({ typeKey, level, from: seed + n * ATTEMPTS }, known);
    if (next) drawn.push(next);
    // Others are served in between: a child may be sitting an exam.
    await aMoment();
  }
  return drawn;
}

interface Next {
  readonly typeKey: string;
  readonly level: Level;
  readonly from: number;
}

const anything: Pick<Known, 'isNew'> = { isNew: () => true };

/** The first one from a seed on that the set has not. */
export function nextDrawn({ typeKey, level, from }: Next, known: Pick<Known, 'isNew'> = anything): Drawn | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const drawn = drawnFromType({ typeKey, level, seed: (from + attempt) % SEEDS });
    if (drawn && known.isNew(drawn)) return drawn;
  }
  return undefined;
}

/** Written items that the set has not, those of the level first and then the nearest; by chance, the same for the same seed. */
export function drawOfItems(
  items: readonly IssuedQuestion[],
  { topic, level, count, seed }: Wanted,
  known: Known,
): Drawn[] {
  const distance = (item: IssuedQuestion) => Math.abs(item.level - level);
  return randomFrom(`items/${topic}/${level}/${seed}`)
    .shuffle(items)
    .filter(({ itemId = '' }) => !known.hasItem(itemId))
    .sort((one, other) => distance(one) - distance(other))
    .map(drawnFromItem)
    .filter((drawn) => known.isNew(drawn))
    .slice(0, count);
}
