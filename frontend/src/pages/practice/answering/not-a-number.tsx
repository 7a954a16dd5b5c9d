import { useState } from 'react';
import { asksForNumber, hasNumber } from 'schemas/describe/number-like';
import type { LearnerQuestion } from 'schemas/questions/question';

/**
 * Asks once, before it is sent, about an answer without any number to a question that wants one; pressed again, it goes as
 * it is. Not beside a clock, where nobody is to be held up.
 */
export function useNotANumber(question: LearnerQuestion, answer: string, timed = false) {
  const [asked, setAsked] = useState<string>();
  const ask = (): boolean => {
    const isOdd = answer.trim() !== '' && asksForNumber(question) && !hasNumber(answer);
    if (timed || asked !== undefined || !isOdd) return false;
    setAsked(answer);
    return true;
  };
  return { ask, isAsked: asked !== undefined && asked === answer };
}

/** The box keeps the focus: Enter sends it, and any other key changes it. */
export function NotANumberNote({ isAsked }: { readonly isAsked: boolean }) {
  if (!isAsked) return null;
  return (
    <p className="notice" role="alert">
      That does not look like a number. Send it all the same? Press Enter or the button again – or change it first.
    </p>
  );
}
