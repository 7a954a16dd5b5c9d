import { createHash } from 'node:crypto';
import { findTopic, findType, typesOf } from 'question-bank/catalogue';
import { generate } from 'question-bank/generate';
import type { IssuedQuestion } from 'schemas/questions/question';

export interface Wish {
  readonly typeKey: string;
  readonly count: number;
}

/** How many questions of each of two types a practice test has. */
const PRACTICE_TEST = [5, 3] as const;

/** What a request asks for, type by type; undefined when the bank has no such type in the topic. */
export function wishesOf(topicKey: string, types: readonly string[], counts: readonly number[]): Wish[] | undefined {
  if (!findTopic(topicKey)) return undefined;
  const wishes = types.map((typeKey, n) => ({ typeKey, count: counts[n] ?? 0 }));
  return wishes.every(({ typeKey }) => findType(typeKey)?.topic.key === topicKey) ? wishes : undefined;
}

/** A practice test of a topic: two of its types, chosen by the worksheet's own seed. */
export function practiceTestOf(topicKey: string, worksheetId: string): Wish[] {
  const types = typesOf(topicKey);
  if (types.length === 0) return [];
  const first = seedOf(worksheetId, 0) % types.length;
  const second = (first + 1 + (seedOf(worksheetId, 1) % Math.max(1, types.length - 1))) % types.length;
  return [...new Set([first, second])].flatMap((n, place) => {
    const placed = types[n];
    return placed ? [{ typeKey: placed.type.key, count: PRACTICE_TEST[place] ?? 0 }] : [];
  });
}

/** The questions of a worksheet: easier ones first within each type, and the same ones for the same worksheet id. */
export function draw(worksheetId: string, wishes: readonly Wish[], limit: number): IssuedQuestion[] {
  const places = wishes.flatMap(({ typeKey, count }) =>
    Array.from({ length: count }, (_, n) => ({ typeKey, ease: n / Math.max(1, count) })),
  );
  return places
    .slice(0, limit)
    .map(({ typeKey, ease }, n) => issued(typeKey, levelAt(ease), { number: n + 1, seed: seedOf(worksheetId, n + 2) }));
}

function issued(
  typeKey: string,
  level: 1 | 2 | 3 | 4 | 5,
  { number, seed }: { number: number; seed: number },
): IssuedQuestion {
  const {
    prompt,
    figure,
    options,
    unit,
    answerForm,
    subject,
    topic,
    subTopic,
    targetSeconds,
    genVersion,
    answer,
    solution,
    ...drawn
  } = generate(typeKey, level, seed);
  return {
    ...{ number, seed, prompt, subject, topic, subTopic, targetSeconds, genVersion, solution },
    questionType: typeKey,
    level: drawn.level,
    key: answer,
    ...(figure !== undefined && { figure }),
    ...(options && { options: [...options] }),
    ...(unit && { unit }),
    ...(answerForm !== undefined && { answerForm }),
  };
}

function levelAt(ease: number): 1 | 2 | 3 | 4 | 5 {
  const levels = [1, 2, 3, 4, 5] as const;
  return levels[Math.floor(ease * levels.length)] ?? 5;
}

function seedOf(worksheetId: string, n: number): number {
  return createHash('sha256').update(`${worksheetId}/${n}`).digest().readUInt32BE(0) >>> 1;
}
