import type { LineState } from '../../../client/listening/listen';
import { counted } from '../../../parts/words';
import type { Filter } from './board-filter';

interface SpokenProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly line: LineState;
  /** The room is not open yet. */
  readonly isTooEarly: boolean;
}

/** For whoever hears the page: how many need attention, by the very counts that are seen, and nothing else. */
export function Spoken({ counts, line, isTooEarly }: SpokenProps) {
  return (
    <p className="read-aloud" role="status" aria-label="How the room stands">
      {line.is === 'lost' ? lost : isTooEarly ? 'The session has not begun.' : wordsOf(counts)}
    </p>
  );
}

const lost = 'How things stand is not known: the line to the board is lost.';

function wordsOf({ all, attention, silent, unsaved, paused, absent }: SpokenProps['counts']): string {
  const told = [
    ...(silent > 0 ? [`${counted(silent, 'child is', 'children are')} not heard of`] : []),
    ...(unsaved > 0 ? [`${counted(unsaved, 'child has', 'children have')} answers that are not saved yet`] : []),
  ];
  const first = attention > 0 ? `${counted(attention, 'child needs', 'children need')} attention.` : '';
  const pauses = paused > 0 ? `${counted(paused, 'child is', 'children are')} paused.` : '';
  const missing = absent > 0 ? `${counted(absent, 'child has', 'children have')} not arrived.` : '';
  return [first, told.length === 0 ? wellWords({ all, absent }) : `${told.join(', ')}.`, missing, pauses]
    .filter(Boolean)
    .join(' ');
}

/** Of whoever is not there nothing is heard, and nothing is to be saved. */
function wellWords({ all, absent }: Pick<SpokenProps['counts'], 'all' | 'absent'>): string {
  if (all === absent) return 'Nobody is in the room.';
  const who = absent > 0 ? 'Everybody who has arrived' : 'Everybody';
  return `${who} is heard of, and everything is saved.`;
}
