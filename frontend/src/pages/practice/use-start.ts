import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { worksheetAddress } from './address';
import { rememberIssued, useIssue } from './api';

/** Why there is no worksheet. */
export type NoneReason = 'DAILY_LIMIT' | 'TRIAL_EXPIRED' | 'PREMIUM' | 'NONE';

interface Wished {
  readonly topic: string;
  readonly subTopic?: string;
  /** Question type and how many of it. */
  readonly wishes: readonly (readonly [string, number | string])[];
}

/** Asks for a worksheet and opens it; says why when there are no questions left. */
export function useStart(subject: SubjectKey) {
  const { run, busy, problem } = useIssue();
  const [none, setNone] = useState<NoneReason>();
  const navigate = useNavigate();

  const start = useCallback(
    async ({ topic, subTopic, wishes }: Wished) => {
      const reply = await run({
        ...{ subject, parent: topic, topic: subTopic ?? topic },
        type: wishes.map(([type]) => type).join(','),
        count: wishes.map(([, count]) => count).join(','),
        // The path has a place for an address; the server knows who asks, and an address does not belong in one.
        email: 'me',
      });
      if (!reply) return;
      const { worksheetId, questions, reason } = reply;
      if (reply.kind === 'none' || worksheetId === undefined || questions.length === 0) {
        setNone(reason ?? 'NONE');
        return;
      }
      const questionTypes = [...new Set(questions.map(({ questionType }) => questionType))];
      const purpose = wishes[0]?.[0] === 'practice-test' ? 'practice-test' : 'practice';
      rememberIssued(
        {
          ...{ worksheetId, subject, topic, subTopic: subTopic ?? null, purpose, questionTypes },
          passage: reply.passage ?? null,
          timeLimitSeconds: reply.timeLimitSeconds ?? null,
        },
        questions,
      );
      await navigate(worksheetAddress(subject, worksheetId));
    },
    [navigate, run, subject],
  );
  return { start, busy, problem, none, clearNone: useCallback(() => setNone(undefined), []) };
}
