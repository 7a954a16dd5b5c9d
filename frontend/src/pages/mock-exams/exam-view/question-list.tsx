import { spokenStanding, standingOf, type DoneByQuestion, type Placed } from './question-states';

interface QuestionListProps {
  readonly places: readonly Placed[];
  readonly done: DoneByQuestion;
  readonly hereId: string | undefined;
  readonly onShow: ((questionId: string) => void) | undefined;
}

/** All questions of a paper: where the child is, what is answered, skipped, to be looked at again. */
export function QuestionList({ places, done, hereId, onShow }: QuestionListProps) {
  return (
    <nav className="exam-list" aria-label="Questions">
      <p className="small soft">{summaryOf(places, done)}</p>
      <ol>
        {places.map(({ question: { questionId, number } }) => (
          <li key={questionId}>
            <button
              type="button"
              className={looksOf(done, questionId, hereId)}
              aria-current={questionId === hereId ? 'step' : undefined}
              aria-label={
                questionId === hereId
                  ? `${spokenStanding(number, done[questionId])}, shown now`
                  : spokenStanding(number, done[questionId])
              }
              aria-disabled={onShow === undefined}
              onClick={() => onShow?.(questionId)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Key />
    </nav>
  );
}

function looksOf(done: DoneByQuestion, questionId: string, hereId: string | undefined): string {
  const one = done[questionId];
  const standing = standingOf(one);
  // What is being looked at is not skipped yet.
  const shown = standing === 'skipped' && questionId === hereId ? 'new' : standing;
  return ['exam-number', shown, one?.marked ? 'marked' : ''].filter(Boolean).join(' ');
}

function summaryOf(places: readonly Placed[], done: DoneByQuestion): string {
  const all = places.map(({ question: { questionId } }) => done[questionId]);
  const answered = all.filter((one) => standingOf(one) === 'answered').length;
  const chosen = all.filter((one) => standingOf(one) === 'chosen').length;
  const again = all.filter((one) => one?.marked).length;
  const told = [
    `${answered} of ${places.length} answered`,
    ...(chosen > 0 ? [`${chosen} chosen, not submitted`] : []),
    ...(again > 0 ? [`${again} to look at again`] : []),
  ];
  return told.join(' · ');
}

/** What the signs in the list mean. */
function Key() {
  return (
    <ul className="exam-key small soft" aria-hidden="true">
      <li>
        <span className="exam-sample answered" /> answered
      </li>
      <li>
        <span className="exam-sample chosen" /> chosen only
      </li>
      <li>
        <span className="exam-sample skipped" /> skipped
      </li>
      <li>
        <span className="exam-sample marked" /> look again
      </li>
    </ul>
  );
}
