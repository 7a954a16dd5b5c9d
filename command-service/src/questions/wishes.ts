import { createHash } from 'node:crypto';
import { findTopic, findType, typesOf } from 'question-bank/catalogue';
import { allLevels, asLevel, type Level } from 'question-bank/generation/level';
import type { SubjectKey } from 'schemas/questions/question';
import { itemTopicOf } from './english/english-bank';

/** Some questions of one type; without a level from easy to hard. A topic of written items is its own one type. */
export interface Wish {
  readonly typeKey: string;
  readonly count: number;
  readonly level?: number | undefined;
}

/** One question to be drawn. */
export interface Place {
  readonly typeKey: string;
  readonly level: Level;
}

interface Asked {
  readonly subject: SubjectKey;
  readonly topic: string;
  readonly subTopic: string | undefined;
  readonly types: readonly string[];
  readonly counts: readonly number[];
}

/** How many questions of each of two types a practice test has. */
const PRACTICE_TEST = [5, 3] as const;

export const isKnownType = (typeKey: string): boolean =>
  findType(typeKey) !== undefined || itemTopicOf(typeKey) !== undefined;

/** What a request asks for, type by type; undefined when the bank has no such type at that place. */
export function wishesOf({ subject, topic, subTopic, types, counts }: Asked): Wish[] | undefined {
  if (findTopic(topic)?.subject !== subject) return undefined;
  const isThere = (typeKey: string) =>
    typesOf(topic, subTopic).some(({ type }) => type.key === typeKey) ||
    (subTopic === undefined && typeKey === topic && itemTopicOf(topic) !== undefined);
  return types.every(isThere) ? types.map((typeKey, n) => ({ typeKey, count: counts[n] ?? 0 })) : undefined;
}

/** A practice test of a topic: two of its types, chosen by the worksheet's own seed. */
export function practiceTestOf({
  subject,
  topic,
  worksheetId,
}: Pick<Asked, 'subject' | 'topic'> & { readonly worksheetId: string }): Wish[] | undefined {
  if (findTopic(topic)?.subject !== subject) return undefined;
  const types = typesOf(topic);
  if (types.length === 0) return [];
  const first = seedOf(worksheetId, 0) % types.length;
  const second = (first + 1 + (seedOf(worksheetId, 1) % Math.max(1, types.length - 1))) % types.length;
  return [...new Set([first, second])].flatMap((n, place) => {
    const placed = types[n];
    return placed ? [{ typeKey: placed.type.key, count: PRACTICE_TEST[place] ?? 0 }] : [];
  });
}

/** Question by question: where no level is wished for, easier ones come first within each type. */
export const placesOf = (wishes: readonly Wish[]): Place[] =>
  wishes.flatMap(({ typeKey, count, level }) =>
    Array.from({ length: count }, (_, n) => ({ typeKey, level: asLevel(level) ?? levelAt(n / count) })),
  );

const levelAt = (ease: number): Level => allLevels[Math.floor(ease * allLevels.length)] ?? 5;

/** The n-th of the numbers that a worksheet's questions are drawn by. */
export function seedOf(worksheetId: string, n: number): number {
  return createHash('sha256').update(`${worksheetId}/${n}`).digest().readUInt32BE(0) >>> 1;
}
