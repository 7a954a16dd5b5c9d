import { useCallback, useEffect, useRef, useState } from 'react';
import { beingWritten } from '../../../client/answers/being-written';
import { answers } from '../../../client/answers/saved';
import { session, useSession } from '../../../client/session';
import { rememberAnswers } from '../api';
import { keepAnswerIn } from '../kept-worksheet';
import type { Worksheet } from '../worksheet';

/** In milliseconds: how long after the last key an answer that is still being written is sent. */
const pauseMs = 900;

export interface GivenAnswers {
  readonly answerTo: (number: number) => string;
  /** Keeps an answer on this device at once; it is sent when the child goes on (`final`), or pauses. */
  readonly give: (number: number, answer: string, how: Giving) => void;
  /** The same for an answer to be checked, and settles once it is kept. */
  readonly keep: (number: number, answer: string, how: Giving) => Promise<void>;
}

interface Giving {
  /** On its question until now. */
  readonly secondsSpent: number;
  readonly final: boolean;
}

/** The answers of a worksheet: what the server has, and over it what was given here and may still be under way. */
export function useAnswers({ worksheetId, worksheetQuestions }: Worksheet): GivenAnswers {
  const learnerId = useSession()?.learnerId;
  const [given, setGiven] = useState<Readonly<Record<number, string>>>({});

  useEffect(() => {
    void answers.waiting(worksheetId).then((waiting) => {
      const kept = Object.fromEntries(waiting.map(({ questionNumber, answer }) => [questionNumber, answer]));
      setGiven((typed) => ({ ...kept, ...typed }));
    });
  }, [worksheetId]);

  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  }, [given]);
  useEffect(() => () => rememberAnswers(worksheetId, latest.current), [worksheetId]);

  const keep = useCallback<GivenAnswers['keep']>(
    async (number, answer, { secondsSpent, final }) => {
      // What somebody taps who only looks is kept nowhere.
      if (learnerId === undefined || session.looking()) return;
      setGiven((before) => ({ ...before, [number]: answer }));
      const written = { learnerId, worksheetId, number, answer };
      beingWritten.note(written);
      if (final) keepAnswerIn(learnerId, worksheetId, { number, answer });
      await answers.keep({ learnerId, worksheetId, questionNumber: number, answer, secondsSpent }, final ? 0 : pauseMs);
      if (final) beingWritten.drop();
      else beingWritten.isKept(written);
    },
    [learnerId, worksheetId],
  );

  useEffect(() => {
    // What a reload came before is kept now.
    const left = learnerId === undefined ? undefined : beingWritten.in({ learnerId, worksheetId });
    if (left?.answer !== undefined) void keep(left.number, left.answer, { secondsSpent: 0, final: false });
  }, [keep, learnerId, worksheetId]);

  const give = useCallback<GivenAnswers['give']>((...given) => void keep(...given), [keep]);
  const stored = (number: number) =>
    worksheetQuestions.find(({ questionNumber }) => questionNumber === number)?.userAnswer ?? '';
  return { answerTo: (number) => given[number] ?? stored(number), give, keep };
}
