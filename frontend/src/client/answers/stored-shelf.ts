import type { DeviceStore } from '../device-store';
import { inOrder, kept, type AnswerShelf, type KeptAnswer } from './answer-shelf';

const name = 'answers';

/** The shelf where there is no IndexedDB: in the device's store, read anew each time since other tabs write there, too. */
export function storedShelf(store: DeviceStore): AnswerShelf {
  const all = () => JSON.parse(store.read(name) ?? '[]') as KeptAnswer[];
  const write = (answers: KeptAnswer[]) => store.write(name, JSON.stringify(answers));
  return {
    put: (given) => {
      const seq = Math.max(0, Number(store.read('answers-seq'))) + 1 || 1;
      const answer = kept(given, seq);
      store.write('answers-seq', String(seq));
      write([...all().filter((other) => !sameQuestion(other, answer)), answer]);
      return Promise.resolve(answer);
    },
    of: (learnerId) => Promise.resolve(inOrder(all().filter((answer) => answer.learnerId === learnerId))),
    drop: (answer) => {
      write(all().filter((other) => !(sameQuestion(other, answer) && other.seq === answer.seq)));
      return Promise.resolve();
    },
  };
}

const sameQuestion = (one: KeptAnswer, other: KeptAnswer) =>
  one.learnerId === other.learnerId &&
  one.worksheetId === other.worksheetId &&
  one.questionNumber === other.questionNumber;
