import type { LineState } from '../../../client/listening/listen';
import { counted } from '../../../parts/words';
import type { Filter } from './board-filter';

interface SpokenProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly line: LineState;
}

/** For whoever hears the page: how many need attention, by the very counts that are seen, and nothing else. */
export function Spoken({ counts, line }: SpokenProps) {
  return (
    <p className="read-aloud" role="status" aria-label="How the room stands">
      {line.is === 'lost' ? 'How things stand is not known: the line to the board is lost.' : wordsOf(counts)}
    </p>
  );
}

function wordsOf({ silent, unsaved, paused }: SpokenProps['counts']): string {
  const told = [
    ...(silent > 0 ? [`${counted(silent, 'child is', 'children are')} not heard of`] : []),
    ...(unsaved > 0 ? [`${counted(unsaved, 'child has', 'children have')} answers that are not saved yet`] : []),
  ];
  const pauses = paused > 0 ? `${counted(paused, 'child is', 'children are')} paused.` : '';
  return [told.length === 0 ? 'Everybody is heard of, and everything is saved.' : `${told.join(', ')}.`, pauses]
    .filter(Boolean)
    .join(' ');
}
