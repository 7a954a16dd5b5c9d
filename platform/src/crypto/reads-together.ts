import type { KeyStore, StoredKey } from './key-store';

interface Asking {
  readonly subjectIds: readonly string[];
  readonly answer: (found: StoredKey[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Reads of a key store in one statement for all that ask at once. One statement is under way at a time, and whoever asks
 * meanwhile goes into the next: nobody is answered by a statement that began before they asked, so that each answer is
 * as good as a read of one's own.
 */
export function readsTogether(read: KeyStore['read']): KeyStore['read'] {
  let waiting: Asking[] = [];
  let underWay = false;

  const work = async () => {
    underWay = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await answerAll(group, read);
    }
    underWay = false;
  };
  return (subjectIds) =>
    new Promise((answer, fail) => {
      waiting.push({ subjectIds, answer, fail });
      if (!underWay) void work();
    });
}

async function answerAll(group: readonly Asking[], read: KeyStore['read']): Promise<void> {
  try {
    const rows = await read([...new Set(group.flatMap(({ subjectIds }) => subjectIds))]);
    const found = new Map(rows.map((row) => [row.subjectId, row]));
    for (const { subjectIds, answer } of group) {
      answer(subjectIds.flatMap((subjectId) => found.get(subjectId) ?? []));
    }
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}
