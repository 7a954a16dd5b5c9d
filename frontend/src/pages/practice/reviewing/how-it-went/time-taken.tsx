import { counted, exactUnder, lasting } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';

/** How a timed worksheet went by the clock; silent for one without. */
export function TimeTaken({ worksheet }: { readonly worksheet: Worksheet }) {
  const { startedAt, completedAt, timeLimitSeconds, worksheetQuestions } = worksheet;
  if (timeLimitSeconds === null || completedAt === null) return null;
  const seconds = (Date.parse(completedAt) - Date.parse(startedAt)) / 1_000;
  if (seconds < timeLimitSeconds) {
    return <p className="soft">You took {takenOf(seconds, timeLimitSeconds)}.</p>;
  }
  const blank = worksheetQuestions.filter(({ userAnswer }) => userAnswer.trim() === '').length;
  const late = worksheetQuestions.filter((question) => question.late).length;
  return (
    <p className="soft">
      The time was up after {lasting(timeLimitSeconds)}
      {blank > 0 && `, with ${counted(blank, 'question')} still to do`}.
      {late > 0 && ` ${counted(late, 'answer')} came after it, and ${late === 1 ? 'counts' : 'count'} all the same.`}
    </p>
  );
}

function takenOf(seconds: number, limit: number): string {
  const taken = Math.min(seconds, limit);
  if (limit < exactUnder) return `${lasting(taken)} of ${lasting(limit)}`;
  return `${counted(Math.max(1, Math.ceil(taken / 60)), 'minute')} of ${Math.ceil(limit / 60)}`;
}
