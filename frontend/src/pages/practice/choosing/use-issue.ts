import type { SubjectKey } from 'schemas/questions/question';
import type { Plan } from '../../../parts/planned-worksheet';
import { useEnglishComprehension, useEnglishQuestions, usePlannedWorksheet, useSomeQuestions } from '../api';
import type { Issued } from '../worksheet';

/** What a worksheet is wished to hold. */
export type Wish =
  | {
      readonly kind: 'types';
      readonly topic: string;
      readonly subTopic: string;
      /** Question type and how many of it. */
      readonly counts: readonly TypeCount[];
    }
  | {
      readonly kind: 'practice-test';
      readonly topic: string;
      /** Fewer than it has, where the day has no more. */
      readonly count?: number;
    }
  | { readonly kind: 'english'; readonly topic: string; readonly count: number }
  | { readonly kind: 'comprehension' }
  | ({ readonly kind: 'plan'; readonly timed?: boolean } & Plan);
export type TypeCount = readonly [type: string, count: number];

/** Asks for a worksheet; each kind of wish has a call of its own. */
export function useIssue(subject: SubjectKey) {
  const some = useSomeQuestions();
  const english = useEnglishQuestions();
  const comprehension = useEnglishComprehension();
  const planned = usePlannedWorksheet();

  const issue = (wish: Wish): Promise<Issued | undefined> => {
    switch (wish.kind) {
      case 'types':
        return some.run({ ...inPath(wish.counts), subject, parent: wish.topic, topic: wish.subTopic });
      case 'practice-test':
        return some.run({ ...practiceTest(wish.count), subject, parent: wish.topic, topic: wish.topic });
      case 'english':
        return english.run({ questionTopic: wish.topic, numQuestions: wish.count });
      case 'comprehension':
        return comprehension.run({});
      case 'plan': {
        const { purpose, parts, timed = false } = wish;
        return planned.run({ purpose, parts: [...parts], timed });
      }
    }
  };
  const commands = [some, english, comprehension, planned];
  return {
    issue,
    busy: commands.some(({ busy }) => busy),
    problem: commands.find(({ problem }) => problem)?.problem,
  };
}

// The path has a place for an address; the server knows who asks, and an address does not belong in one.
const email = 'me';

const inPath = (counts: readonly TypeCount[]) => ({
  type: counts.map(([type]) => type).join(','),
  count: counts.map(([, count]) => count).join(','),
  email,
});

/** Five questions of one type and three of another, mixed by the server. */
const practiceTest = (count?: number) => ({
  type: 'practice-test',
  count: count === undefined ? '5,3' : String(count),
  email,
});
