import { randomUUID } from 'node:crypto';
import type { Append } from 'platform/event-store';
import { appendOf, worksheetStory } from './events';

interface Appends {
  append(append: Append): Promise<unknown>;
  close(): Promise<void>;
}

// Made once: what is measured is the append, not the making of the answers.
export const answers = worksheetStory(randomUUID(), 'learner').filter(({ type }) => type === 'AnswerSubmitted');

/** Appends of one event each that so many writers bring about in a second, each waiting for its answer. */
export async function appendsPerSecond(
  store: Appends,
  { writers, seconds }: { readonly writers: number; readonly seconds: number },
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  const write = async () => {
    while (performance.now() < end) {
      const worksheetId = randomUUID();
      for (const [n, answer] of answers.entries()) {
        await store.append(appendOf(worksheetId, n - 1, [answer]));
        count += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const taken = performance.now() - begun;
  await store.close();
  return (count * 1000) / taken;
}
