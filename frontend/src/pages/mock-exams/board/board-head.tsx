import { Link } from 'react-router-dom';
import { day, time } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import { incidentsAddress } from '../sessions/addresses';
import type { Room } from '../sessions/room/room-api';
import type { RoomDeed, Wanted } from '../sessions/room/room-panel';
import { everybody, isOpen, pausedSince } from '../sessions/room/room-state';
import type { BoardRoom, BoardView } from './board-store';
import { pauseOfAll } from './pause-note';
import { hasBegun, isInBreak } from './tile-words';

interface BoardHeadProps {
  readonly sessionId: string;
  readonly room: BoardRoom;
  readonly view: BoardView;
  /** What was done in the room; undefined until it has come. */
  readonly book: Room | undefined;
  readonly onWant: (wanted: Wanted) => void;
}

/** Which session it is, how it stands, and what can be done for all at once. */
export function BoardHead({ sessionId, room, view, book, onWant }: BoardHeadProps) {
  const title = [`${day(room.startsAt)}, ${time(room.startsAt)}`, room.setName ?? room.mockExamType].filter(Boolean);
  const want = (deed: RoomDeed) => () => onWant({ deed, target: everybody });
  const isPaused = book !== undefined && pausedSince(book, everybody) !== undefined;
  return (
    <div className="board-head">
      <div>
        <PageHeading title={title.join(' · ')} />
        <p className="soft session-facts">{standingWords(room, view)}</p>
      </div>
      {book && (
        <div className="board-acts">
          {isOpen(book) && (
            <>
              <button type="button" className="btn low pale" onClick={want('message')}>
                Message all
              </button>
              <button type="button" className="btn low pale" onClick={want('extend')}>
                More time for all…
              </button>
            </>
          )}
          <Link className="btn low pale" to={incidentsAddress(sessionId)}>
            Give time back…
          </Link>
          {isOpen(book) && (
            <>
              <button type="button" className="btn low pale" onClick={want('end')}>
                End session…
              </button>
              {isPaused ? (
                <button type="button" className="btn low" onClick={want('resume')}>
                  Resume session…
                </button>
              ) : (
                <button
                  type="button"
                  className={`btn low ${hasStarted(room, view) ? 'is-wrong' : 'pale'}`}
                  onClick={want('pause')}
                >
                  Pause session…
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Before that there is nothing to stop: nobody’s time runs. */
const hasStarted = ({ startsAt }: BoardRoom, { toldAt }: BoardView): boolean => toldAt !== null && toldAt >= startsAt;

/** "Paper 1 running, ends 10:50 am for 118 of 124 · 6 with extra time". */
function standingWords({ cancelledAt, pauses, closed, startsAt }: BoardRoom, { children, toldAt }: BoardView): string {
  if (cancelledAt !== null) return 'This session was called off.';
  if (closed.some(({ learnerId }) => learnerId === null)) return 'Staff have ended this session for everybody.';
  const paused = pauseOfAll(pauses);
  if (paused) return `Paused for everybody since ${time(paused.from)}. Nobody’s time runs.`;
  const begun = children.filter(({ tile }) => hasBegun(tile));
  if (begun.length === 0)
    return toldAt !== null && toldAt < startsAt
      ? `Begins at ${time(startsAt)}; ${counted(children.length, 'child has', 'children have')} a seat.`
      : `Nobody has begun yet; ${counted(children.length, 'child has', 'children have')} a seat.`;
  const more = children.filter(({ tile }) => tile.hasMoreTime).length;
  return [...stageWords(begun), ...(more === 0 ? [] : [`${more} with extra time`])].join(' · ');
}

function stageWords(begun: BoardView['children']): string[] {
  if (begun.every(({ tile }) => tile.stage === 'over')) return overWords(begun);
  const between = begun.filter(({ tile }) => isInBreak(tile)).length;
  const told = [...paperWords(begun), ...(between === 0 ? [] : [`${between} in the break`])];
  return told.length === 0 ? ['Nobody is in a paper'] : told;
}

function paperWords(begun: BoardView['children']): string[] {
  const sitting = begun.filter(({ tile }) => tile.stage === 'paper');
  const papers = [...new Set(sitting.map(({ tile }) => tile.paper))].toSorted();
  return papers.map((paper) => {
    const inIt = sitting.filter(({ tile }) => tile.paper === paper);
    const [endsAt, count] = mostCommon(inIt.map(({ tile }) => time(tile.endsAt ?? '')));
    return `Paper ${paper} running, ends ${endsAt} for ${count} of ${inIt.length}`;
  });
}

function overWords(begun: BoardView['children']): string[] {
  const missed = begun.filter(({ tile }) => tile.missed > 0).length;
  return missed === 0 ? ['All who began have finished'] : ['It is over for all who began', `${missed} missed a paper`];
}

function mostCommon(words: readonly string[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
}
