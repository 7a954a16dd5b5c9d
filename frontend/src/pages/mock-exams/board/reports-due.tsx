import { useCallback, useSyncExternalStore } from 'react';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { alarmBefore, resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { day, time } from '../../../parts/dates';
import { OwnFigure } from '../../../parts/explain/explain-figure';
import type { BoardRoom, BoardStore, BoardView } from './board-store';
import { onEachSecond } from './each-second';
import { hasBegun } from './tile-words';
import { Ticking } from './ticking';

interface ReportsDueProps {
  readonly board: BoardStore;
  readonly room: BoardRoom;
  readonly view: BoardView;
}

/** By when families have their reports, and how far away that is: it stands out from an hour before, as long as one is missing. */
export function ReportsDue({ board, room, view }: ReportsDueProps) {
  const due = resultsDue(room.closesAt);
  const sat = view.children.filter(({ tile }) => hasBegun(tile)).length;
  const missing = Math.max(0, sat - room.reportsDone);
  const standing = useSyncExternalStore(
    onEachSecond,
    useCallback(() => standingAt(board.clock.now(), { due, sat, missing }), [board, due, sat, missing]),
  );
  const left = useCallback(() => leftWords(due, board.clock.now()), [due, board]);
  if (room.cancelledAt !== null) return null;
  return (
    <div className={standing === 'soon' || standing === 'late' ? 'is-off' : ''}>
      <dt>Reports due</dt>
      <dd className="num">
        <OwnFigure title="When reports are due" steps={() => dueSteps(room, { due, sat, missing })}>
          {time(due)}
        </OwnFigure>
      </dd>
      <dd className="board-when">
        {day(due)}, {standing === 'sent' ? 'all sent' : <Ticking says={left} />}
        {(standing === 'soon' || standing === 'late') && `: ${missing} of ${sat} not sent`}
      </dd>
    </div>
  );
}

interface Due {
  readonly due: string;
  readonly sat: number;
  /** How many who sat have no report yet. */
  readonly missing: number;
}

/** From which end it follows, and who waits. */
function dueSteps({ closesAt, reportsDone }: BoardRoom, { due, sat, missing }: Due): readonly ExplainedStep[] {
  return [
    {
      says: `The session ends on ${day(closesAt)} at ${time(closesAt)} for whoever has no more time. Results are due at seven in the evening of that day where it ends by six, and else of the next: on ${day(due)} at ${time(due)}. Admins are written to an hour before.`,
      sum: null,
    },
    {
      says: 'Waiting are those who have begun, less those whose report was sent or is not to be.',
      sum: `${sat} − ${Math.min(sat, reportsDone)} = ${missing}`,
    },
  ];
}

/** `soon`: from when admins are written to. */
function standingAt(now: string, { due, sat, missing }: Due): 'sent' | 'late' | 'soon' | 'to come' {
  if (missing === 0) return sat > 0 ? 'sent' : 'to come';
  if (now >= due) return 'late';
  return now >= alarmBefore(due) ? 'soon' : 'to come';
}

/** "in 5 h 12 min", "2 h 3 min ago". */
function leftWords(due: string, now: string): string {
  const minutes = Math.round((Date.parse(due) - Date.parse(now)) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const words = hours >= 48 ? `${Math.floor(hours / 24)} days` : hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  return minutes < 0 ? `${words} ago` : `in ${words}`;
}
