import { createHash } from 'node:crypto';
import type { EnglishBank } from '../src/english/english-bank';
import type { ComprehensionQuestion, EnglishItem, Passage } from '../src/english/english-item';

/** Of each written item by its id: how often it was rewritten, and a fingerprint of what a child reads of it. */
export type GoldenItems = Readonly<Record<string, string>>;

export const goldenItemsOf = ({ items, passages }: EnglishBank): GoldenItems =>
  Object.fromEntries<string>([
    ...items.map((item) => [item.id, marked(item, readOf(item))] as const),
    ...passages.flatMap((passage) =>
      passage.questions.map((question) => [question.id, marked(question, readInPassage(passage, question))] as const),
    ),
  ]);

const readOf = ({ text, options, key, correctSentence, explanation }: EnglishItem) => [
  text,
  options,
  key,
  correctSentence,
  explanation,
];

const readInPassage = (passage: Passage, { text, options, key, evidence, explanation }: ComprehensionQuestion) => [
  passage.title,
  passage.description,
  passage.text,
  text,
  options,
  key,
  evidence,
  explanation,
];

const marked = ({ revision }: { revision: number }, read: readonly unknown[]): string =>
  `${revision} ${createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16)}`;

const revisionOf = (mark: string): number => Number(mark.split(' ')[0]);

/** What forbids to keep the new ones: what is asked under an id and a revision is asked so for ever. Each fault says what to do. */
export const itemFaults = (kept: GoldenItems, now: GoldenItems): string[] =>
  Object.entries(kept).flatMap(([id, before]) => {
    const after = now[id];
    // One that is gone is in nobody's way: worksheets keep what they asked.
    if (after === undefined) return [];
    const [was, is] = [revisionOf(before), revisionOf(after)];
    if (is < was) return [`${id} has revision ${is} after ${was}: never lower it`];
    const isRewritten = after !== before && is === was;
    return isRewritten
      ? [
          `${id} reads otherwise: undo the change, or raise its revision to ${was + 1} and run npm run question-bank:golden`,
        ]
      : [];
  });
