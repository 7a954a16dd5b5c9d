import { useEffect, useRef } from 'react';
import { spokenStanding, standingOf, type DoneByQuestion, type Placed, type QuestionStanding } from './question-states';
import './question-list.css';

interface QuestionListProps {
  readonly places: readonly Placed[];
  readonly done: DoneByQuestion;
  readonly hereId: string | undefined;
  readonly onShow: ((questionId: string) => void) | undefined;
}

/** All questions of a paper: where the child is, what is answered, skipped, to be looked at again. */
export function QuestionList({ places, done, hereId, onShow }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current), [hereId]);
  return (
    <nav className="exam-list" aria-label="Questions">
      <p className="small soft">{summaryOf(places, done)}</p>
      <ol ref={list}>
        {places.map(({ question: { questionId, number } }) => (
          <li key={questionId}>
            <button
              type="button"
              className={looksOf({ done, hereId }, questionId)}
              aria-current={questionId === hereId ? 'step' : undefined}
              aria-label={spokenOf({ done, hereId }, questionId, number)}
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

/** Where the list scrolls in itself, it follows the question that is shown; the page stays where it is. */
function keepInView(list: HTMLElement | null): void {
  const here = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !here) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop += Math.max(0, here.bottom + ROOM_PX - bottom) + Math.min(0, here.top - ROOM_PX - top);
}

/** For the frame around the number. */
const ROOM_PX = 6;

type Shown = Pick<QuestionListProps, 'done' | 'hereId'>;

/** What is being looked at is not skipped yet. */
function standingIn({ done, hereId }: Shown, questionId: string): QuestionStanding {
  const standing = standingOf(done[questionId]);
  return standing === 'skipped' && questionId === hereId ? 'new' : standing;
}

const looksOf = (shown: Shown, questionId: string): string =>
  ['exam-number', standingIn(shown, questionId), shown.done[questionId]?.marked ? 'marked' : '']
    .filter(Boolean)
    .join(' ');

function spokenOf(shown: Shown, questionId: string, number: number): string {
  const isMarked = shown.done[questionId]?.marked === true;
  const spoken = spokenStanding(number, standingIn(shown, questionId), isMarked);
  return questionId === shown.hereId ? `${spoken}, shown now` : spoken;
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
