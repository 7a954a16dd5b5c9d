import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router-dom';
import { beingWritten } from '../../../client/answers/being-written';
import { useSession } from '../../../client/session';
import { standingOf, waits } from '../checking/tries';
import type { Worksheet, WorksheetQuestion } from '../worksheet';

/** What the browser's history knows of a question: the one it was reached from, and how many of the worksheet lie before it. */
interface Step {
  readonly from: number;
  readonly depth: number;
}

const stepIn = (state: unknown): Step | undefined => (state as { readonly question?: Step } | null)?.question;

/**
 * The question on the screen, and the way to another. It changes at once, so that a quick child types into the right box;
 * the address follows. Each question is a page of the browser's history: Back goes to the one before, and from the first
 * one out of the worksheet. Going back by our own buttons takes the same way, and makes the history no longer.
 */
export function useHere(
  { worksheetId, worksheetQuestions, checksEach }: Worksheet,
  number: number | null,
): [number, (number: number) => void] {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isByBrowser = useNavigationType() === NavigationType.Pop;
  const learnerId = useSession()?.learnerId ?? '';
  const last = worksheetQuestions.length;
  const within = (wanted: number) => Math.min(Math.max(wanted, 1), last);
  const [here, setHere] = useState(() => {
    const firstOpen = worksheetQuestions.find((item) => isOpen(item, checksEach))?.questionNumber ?? last;
    const written = beingWritten.in({ learnerId, worksheetId })?.number;
    return within(number ?? written ?? firstOpen);
  });
  useEffect(() => {
    if (isByBrowser && number !== null) setHere(Math.min(Math.max(number, 1), last));
  }, [isByBrowser, last, number]);

  const isNamed = number !== null;
  useEffect(() => {
    // A reload, or Back from elsewhere, would open the next question that has no answer instead of this one.
    if (!isNamed) void navigate(questionAddress(worksheetId, here), { replace: true, state });
  }, [here, isNamed, navigate, state, worksheetId]);

  const goTo = useCallback(
    (to: number) => {
      if (to === here) return;
      setHere(to);
      const before = stepIn(state);
      if (before?.from === to) {
        void navigate(-1);
        return;
      }
      const step: Step = { from: here, depth: (before?.depth ?? 0) + 1 };
      void navigate(questionAddress(worksheetId, to), { state: { question: step } });
    },
    [here, navigate, state, worksheetId],
  );
  return [here, goTo];
}

const questionAddress = (worksheetId: string, number: number) =>
  `?worksheet=${encodeURIComponent(worksheetId)}&q=${number}`;

/** Whether a question waits for its child: where each is checked, one with a try left does. */
const isOpen = (item: WorksheetQuestion, checksEach: boolean): boolean =>
  checksEach ? waits(standingOf(item)) : item.userAnswer === '';

/** Once a worksheet is marked its questions are no pages any more: Back leads to where it was begun from. */
export function useNoStepsOnceMarked(marked: boolean): void {
  const navigate = useNavigate();
  const depth = stepIn(useLocation().state)?.depth ?? 0;
  useEffect(() => {
    if (marked && depth > 0) void navigate(-depth);
  }, [depth, marked, navigate]);
}
