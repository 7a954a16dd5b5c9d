import { useEffect, useState } from 'react';
import type { LineState } from '../../../client/listening/listen';
import { counted } from '../../../parts/words';
import type { Filter } from './board-filter';

interface SpokenProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly line: LineState;
}

/** As long as nothing has changed for so many ms it is said: what comes and goes is not. */
const SETTLED_MS = 5_000;

/** For whoever hears the page: how many need attention, whenever that has changed for a while, and nothing else. */
export function Spoken({ counts, line }: SpokenProps) {
  const words = line.is === 'lost' ? 'The line to the board is lost.' : wordsOf(counts);
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="read-aloud" role="status">
      {said}
    </p>
  );
}

function wordsOf({ silent, unsaved }: SpokenProps['counts']): string {
  const told = [
    ...(silent > 0 ? [`${counted(silent, 'child is', 'children are')} not heard of`] : []),
    ...(unsaved > 0 ? [`${counted(unsaved, 'child has', 'children have')} answers that are not saved yet`] : []),
  ];
  return told.length === 0 ? 'Everybody is heard of, and everything is saved.' : `${told.join(', ')}.`;
}
