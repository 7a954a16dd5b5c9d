import { useIsOnTrial } from '../../../../client/session';
import { useAllowance } from '../../../../parts/account/left-today';
import { counted } from '../../../../parts/words';
import { useComplete } from '../../api';
import type { Worksheet } from '../../worksheet';
import { isClosed } from './is-closed';

/** Says why the answers of some blanks are not shown, and shows them on a day that has questions left. */
export function ClosedBlanks({ worksheet: { worksheetId, worksheetQuestions } }: { readonly worksheet: Worksheet }) {
  const closed = worksheetQuestions.filter(isClosed).length;
  const left = useLeftToShow();
  const { run, busy, problem } = useComplete();
  if (closed === 0 || left === undefined) return null;
  const opening = Math.min(closed, left);
  return (
    <div className="notice stack" role="status">
      <p>{closedWords(closed, opening)}</p>
      {opening > 0 && (
        <button type="button" className="btn low" aria-disabled={busy} onClick={() => void run({ worksheetId })}>
          {opening === 1 ? 'Show me the answer' : `Show me ${opening} answers`}
        </button>
      )}
      {problem && <p>{problem.message}</p>}
    </div>
  );
}

/** How many may be shown today; undefined until it is told. */
function useLeftToShow(): number | undefined {
  const isFree = useIsOnTrial();
  const told = useAllowance();
  return isFree ? told && (told.remainingToday ?? Infinity) : Infinity;
}

function closedWords(closed: number, opening: number): string {
  const blanks = counted(closed, 'question was', 'questions were');
  const why = `${blanks} left blank when your questions for the day were used up, so the answers are not shown yet.`;
  if (opening <= 0) return `${why} Come back tomorrow to see them.`;
  return `${why} Each one that you look at uses one of today’s questions.`;
}
