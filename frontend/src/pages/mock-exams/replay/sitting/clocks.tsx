import type { Screen } from 'schemas/mock-exams/replay/film.rules';
import { clockOf, lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { timeFigures } from '../../exam-view/time-words';

interface ClocksProps {
  readonly screen: Screen;
  /** The moment, ISO 8601. */
  readonly now: string;
  readonly name: string;
}

const clock = (at: number) => clockOf(new Date(at).toISOString());

/** Ours, what the device says, and how far into the paper it is. */
export function Clocks({ screen, now, name }: ClocksProps) {
  const instant = Date.parse(now);
  const { claimAhead } = screen;
  const { openedAt = null, endedAt = null } = screen.times.papers[screen.sitting.clock.papers.length - 1] ?? {};
  const isIn = openedAt !== null && endedAt === null;
  return (
    <div className="replay-clocks">
      <p>
        <span>Server</span> <b className="num">{clockOf(now)}</b>
      </p>
      <p>
        <span>{name}’s device</span> <b className="num">{claimAhead === null ? '–' : clock(instant + claimAhead)}</b>{' '}
        <span className="soft small">{claimAhead === null ? '' : aheadWords(claimAhead)}</span>
      </p>
      <p className="replay-into">
        {isIn && (
          <>
            <span>Into the paper</span>{' '}
            <b className="num">{timeFigures(Math.floor((instant - Date.parse(openedAt)) / 1_000))}</b>
          </>
        )}
      </p>
    </div>
  );
}

const SAME = 1_000;

function aheadWords(ahead: number): string {
  if (Math.abs(ahead) < SAME) return 'agrees';
  return `${lengthOf(Math.abs(ahead) / 1_000)} ${ahead > 0 ? 'ahead' : 'behind'}`;
}
