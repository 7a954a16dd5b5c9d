import { useEffect, useRef, useState } from 'react';
import { useIsOverLimit, useSaved } from '../../../../client/answers/saved';
import {
  allAnsweredWords,
  leftTodayWords,
  useAllowanceAnswer,
  useIsShared,
} from '../../../../parts/account/left-today';
import { counted } from '../../../../parts/words';

interface LeftForBlanksProps {
  readonly worksheetId: string;
  /** How many of its questions have no answer yet. */
  readonly blanks: number;
}

/** What a free account has left today, where the worksheet has more blanks than that: else a refusal would be the first word of it. */
export function LeftForBlanks({ worksheetId, blanks }: LeftForBlanksProps) {
  const { data, again } = useAllowanceAnswer();
  const isShared = useIsShared();
  const told = data?.remainingToday ?? Infinity;
  const [when, setWhen] = useState({ data, blanks });
  if (when.data !== data) setWhen({ data, blanks });
  // What was answered since it was told has taken its own, though that is not told yet.
  const left = Math.max(0, told - Math.max(0, when.blanks - blanks));
  const isShort = left < blanks;
  useAskedWhenSaved(again, isShort);
  // Once an answer was refused that is told instead.
  if (useIsOverLimit(worksheetId) || !isShort) return null;
  return (
    <p className="small soft" role="status">
      {leftForWords(left, blanks, isShared)}
    </p>
  );
}

function leftForWords(left: number, blanks: number, isShared: boolean): string {
  const open = counted(blanks, 'question here has', 'questions here have');
  if (left <= 0) return `${allAnsweredWords(isShared)} ${open} no answer yet: carry on with this worksheet tomorrow.`;
  return `You have ${counted(left, 'question')} ${leftTodayWords(isShared)}, and ${open} no answer yet. The others wait here until tomorrow.`;
}

/** Each answer that is kept takes one of what is left. */
function useAskedWhenSaved(again: () => void, wanted: boolean): void {
  const saving = useSaved();
  const savedAt = saving.stage === 'saved' ? saving.at : undefined;
  const ask = useRef(again);
  useEffect(() => {
    ask.current = again;
  }, [again]);
  useEffect(() => {
    if (wanted && savedAt !== undefined) ask.current();
  }, [savedAt, wanted]);
}
