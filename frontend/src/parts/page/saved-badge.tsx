import { useEffect, useState } from 'react';
import type { Saving } from '../../client/answers/saving';
import { useSaved } from '../../client/answers/saved';
import { clockTime } from '../dates';
import { counted } from '../words';
import './saved-badge.css';

/** In milliseconds: a save that is quicker is not worth a word. */
const worthSaying = 400;

/** Whether what the child wrote is safe: "Saved 14:02", "Saving…", or what is kept on this device for now. */
export function SavedBadge() {
  const saving = useSaved();
  const slow = useIsSlow(saving);
  if (saving.stage === 'nothing' || (saving.stage === 'saving' && !slow)) return <span role="status" />;
  return (
    <span role="status" className={isWarning(saving) ? 'tag warn saved-badge' : 'small soft saved-badge'}>
      {wordsFor(saving)}
    </span>
  );
}

const isWarning = ({ stage }: Saving) => stage === 'not-saved' || stage === 'not-taken';

function wordsFor(saving: Exclude<Saving, { stage: 'nothing' }>): string {
  switch (saving.stage) {
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${clockTime(saving.at)}`;
    case 'not-taken':
      return saving.why;
    case 'not-saved':
      return `Not saved \u2014 retrying. ${counted(saving.waiting, 'answer is', 'answers are')} kept on this device.`;
  }
}

function useIsSlow(saving: Saving): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (saving.stage !== 'saving') return undefined;
    const timer = setTimeout(() => setSlow(true), worthSaying);
    return () => clearTimeout(timer);
  }, [saving.stage]);
  return slow;
}
