import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inOrder, kept, type AnswerShelf, type KeptAnswer } from './answer-shelf';

interface ShelfSchema extends DBSchema {
  answers: { key: [string, string, number]; value: KeptAnswer; indexes: { learner: string } };
  counters: { key: string; value: number };
}

/** The shelf in IndexedDB, shared by all tabs. Fails where the browser has none. */
export async function indexedShelf(): Promise<AnswerShelf> {
  const database = await openDB<ShelfSchema>('fieldfare', 1, {
    upgrade: (fresh) => {
      fresh
        .createObjectStore('answers', { keyPath: ['learnerId', 'worksheetId', 'questionNumber'] })
        .createIndex('learner', 'learnerId');
      fresh.createObjectStore('counters');
    },
  });
  return shelfIn(database);
}

function shelfIn(database: IDBPDatabase<ShelfSchema>): AnswerShelf {
  return {
    put: async (given) => {
      // One transaction, so that two tabs never give out the same number.
      const transaction = database.transaction(['answers', 'counters'], 'readwrite', { durability: 'strict' });
      const seq = ((await transaction.objectStore('counters').get('seq')) ?? 0) + 1;
      const answer = kept(given, seq);
      await Promise.all([
        transaction.objectStore('counters').put(seq, 'seq'),
        transaction.objectStore('answers').put(answer),
        transaction.done,
      ]);
      return answer;
    },
    of: async (learnerId) => inOrder(await database.getAllFromIndex('answers', 'learner', learnerId)),
    drop: async ({ learnerId, worksheetId, questionNumber, seq }) => {
      const key: [string, string, number] = [learnerId, worksheetId, questionNumber];
      const transaction = database.transaction('answers', 'readwrite');
      const there = await transaction.store.get(key);
      if (there?.seq === seq) await transaction.store.delete(key);
      await transaction.done;
    },
  };
}
