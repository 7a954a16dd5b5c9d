import type { ReviewedQuestion } from './reviewed-questions';
import '../exam-view/question-list.css';

interface TenButtonsProps {
  readonly questions: readonly ReviewedQuestion[];
  /** The place of the question that is shown, from 0 on. */
  readonly here: number;
  readonly onShow: (place: number) => void;
}

const PAGE = 10;

/** The questions of a paper, ten to a page, each with how it went. */
export function TenButtons({ questions, here, onShow }: TenButtonsProps) {
  const first = Math.floor(here / PAGE) * PAGE;
  const shown = questions.slice(first, first + PAGE);
  const numbers = `Questions ${first + 1} to ${first + shown.length} of ${questions.length}`;
  return (
    <nav className="exam-list ten-buttons" aria-label="Questions">
      <p className="small soft">{numbers}</p>
      <ol>
        {shown.map(({ id, number, outcome }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`exam-number ${outcome}`}
              aria-current={first + index === here ? 'step' : undefined}
              aria-label={`Question ${number}, ${said[outcome]}`}
              onClick={() => onShow(first + index)}
            >
              {number}
              <span aria-hidden="true">{signs[outcome]}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="ten-pages">
        <Turn to={first - PAGE} label="Ten before" questions={questions} onShow={onShow} />
        <Turn to={first + PAGE} label="Next ten" questions={questions} onShow={onShow} />
      </div>
      <Turn to={nextMistake(questions, here)} label="Next one to look at" questions={questions} onShow={onShow} />
    </nav>
  );
}

const said = {
  right: 'right',
  wrong: 'not right',
  blank: 'no answer',
  untold: 'not marked',
  void: 'not counted',
} as const;
const signs = { right: '✓', wrong: '✗', blank: '–', untold: '', void: '○' } as const;

interface TurnProps extends Pick<TenButtonsProps, 'questions' | 'onShow'> {
  readonly to: number;
  readonly label: string;
}

function Turn({ to, label, questions, onShow }: TurnProps) {
  if (to < 0 || to >= questions.length) return null;
  return (
    <button type="button" className="exam-link" onClick={() => onShow(to)}>
      {label}
    </button>
  );
}

/** The next question that went wrong or has no answer, from the beginning again after the last; -1 where there is none. */
function nextMistake(questions: readonly ReviewedQuestion[], here: number): number {
  const places = questions.flatMap(({ outcome }, place) => (outcome === 'wrong' || outcome === 'blank' ? [place] : []));
  return places.find((place) => place > here) ?? places.find((place) => place !== here) ?? -1;
}
