import { useState } from 'react';
import type { SubjectKey } from 'schemas/questions/question';
import { useEnglishComprehension, useEnglishQuestions, usePlannedWorksheet, useSomeQuestions } from '../../api';
import { fitted } from '../../fitting/fitted';
import type { TypeCount, Wish } from '../../wish';
import type { Issued } from '../../worksheet';

/** Asks for a worksheet; each kind of wish has a call of its own. */
export function useIssue(subject: SubjectKey) {
  const some = useSomeQuestions();
  const english = useEnglishQuestions();
  const comprehension = useEnglishComprehension();
  const planned = usePlannedWorksheet();
  const [fitting, setFitting] = useState(false);

  const ask = (wish: Wish): Promise<Issued | undefined> => {
    switch (wish.kind) {
      case 'types':
        return some.run({ ...inPath(wish.counts), subject, parent: wish.topic, topic: wish.subTopic });
      case 'practice-test':
        return some.run({ ...practiceTest(wish.count), subject, parent: wish.topic, topic: wish.topic });
      case 'english':
        return english.run({ questionTopic: wish.topic, numQuestions: wish.count });
      case 'comprehension':
        return comprehension.run(passageOf(wish));
      case 'plan': {
        const { purpose, parts, timed = false } = wish;
        return planned.run({ purpose, parts: [...parts], timed });
      }
    }
  };
  const issue = async (wish: Wish): Promise<Issued | undefined> => {
    setFitting(true);
    const asked = await fitted(wish).finally(() => setFitting(false));
    return ask(asked);
  };
  const commands = [some, english, comprehension, planned];
  return {
    issue,
    busy: fitting || commands.some(({ busy }) => busy),
    problem: commands.find(({ problem }) => problem)?.problem,
  };
}

const passageOf = ({ level, onPaper = false }: Extract<Wish, { kind: 'comprehension' }>) => ({
  ...(level !== undefined && { level }),
  ...(onPaper && { onPaper }),
});

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
