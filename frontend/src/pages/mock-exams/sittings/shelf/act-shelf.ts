import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inOrder, type KeptAct } from './kept-act';

/** Where a device keeps what a sitting needs: acts until they are acknowledged, papers as they came, sealed. */
export interface ExamShelf {
  readonly put: (act: KeptAct) => Promise<void>;
  /** Of one child in one session, in their order. */
  readonly of: (learnerId: string, sessionId: string) => Promise<KeptAct[]>;
  readonly drop: (acts: readonly KeptAct[]) => Promise<void>;
  readonly putPaper: (paper: SealedOnDevice) => Promise<void>;
  readonly paper: (sessionId: string, paperHash: string) => Promise<string | undefined>;
  /** Takes away the papers of all sessions but one; of all, where none is named. */
  readonly dropPapers: (butOf?: string) => Promise<void>;
}

export interface SealedOnDevice {
  readonly sessionId: string;
  readonly paperHash: string;
  /** Base64, as it came. */
  readonly sealed: string;
}

interface ExamSchema extends DBSchema {
  acts: { key: [string, string, number]; value: Stored; indexes: { learner: [string, string] } };
  papers: { key: [string, string]; value: SealedOnDevice };
}

/** An act with its place among those of its tab, which the key needs. */
interface Stored extends KeptAct {
  readonly seq: number;
}

const NAME = 'fieldfare-exams';

/** In IndexedDB, shared by all tabs. Fails where the browser has none. */
export async function indexedExamShelf(): Promise<ExamShelf> {
  const database = await openDB<ExamSchema>(NAME, 1, {
    upgrade: (fresh) => {
      fresh
        .createObjectStore('acts', { keyPath: ['learnerId', 'tab', 'seq'] })
        .createIndex('learner', ['learnerId', 'sessionId']);
      fresh.createObjectStore('papers', { keyPath: ['sessionId', 'paperHash'] });
    },
  });
  return shelfIn(database);
}

function shelfIn(database: IDBPDatabase<ExamSchema>): ExamShelf {
  return {
    put: async (act) => {
      const transaction = database.transaction('acts', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put({ ...act, seq: act.act.seq }), transaction.done]);
    },
    of: async (learnerId, sessionId) => {
      const stored = await database.getAllFromIndex('acts', 'learner', [learnerId, sessionId]);
      return inOrder(stored.map(asKept));
    },
    drop: async (acts) => {
      const transaction = database.transaction('acts', 'readwrite');
      const each = acts.map(({ learnerId, tab, act }) => transaction.store.delete([learnerId, tab, act.seq]));
      await Promise.all([...each, transaction.done]);
    },
    putPaper: async (paper) => void (await database.put('papers', paper)),
    paper: async (sessionId, paperHash) => (await database.get('papers', [sessionId, paperHash]))?.sealed,
    dropPapers: async (butOf) => {
      const keys = await database.getAllKeys('papers');
      for (const key of keys) if (key[0] !== butOf) await database.delete('papers', key);
    },
  };
}

const asKept = ({ learnerId, sessionId, paper, deviceId, tab, act }: Stored): KeptAct => ({
  learnerId,
  sessionId,
  paper,
  deviceId,
  tab,
  act,
});

/** Where the browser keeps nothing: for as long as the page stands. */
export function heldExamShelf(): ExamShelf {
  let acts: readonly KeptAct[] = [];
  let papers: readonly SealedOnDevice[] = [];
  const done = Promise.resolve();
  return {
    put: (act) => {
      acts = [...acts, act];
      return done;
    },
    of: (learnerId, sessionId) =>
      Promise.resolve(inOrder(acts.filter((act) => act.learnerId === learnerId && act.sessionId === sessionId))),
    drop: (given) => {
      acts = acts.filter(({ tab, act }) => !given.some((one) => one.tab === tab && one.act.seq === act.seq));
      return done;
    },
    putPaper: (paper) => {
      papers = [...papers, paper];
      return done;
    },
    paper: (sessionId, paperHash) =>
      Promise.resolve(papers.find((one) => one.sessionId === sessionId && one.paperHash === paperHash)?.sealed),
    dropPapers: (butOf) => {
      papers = papers.filter(({ sessionId }) => sessionId === butOf);
      return done;
    },
  };
}

let opened: Promise<ExamShelf> | undefined;

/** The one of this page. */
export const examShelf = (): Promise<ExamShelf> => (opened ??= indexedExamShelf().catch(heldExamShelf));
