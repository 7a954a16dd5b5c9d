import { useState } from 'react';
import type { WorksheetQuestion } from '../../worksheet';
import { markOf } from '../how-it-went/results';

const perPage = 10;
const signs = { right: '✓', 'right-later': '✓', wrong: '✗', blank: '–' } as const;
const said = {
  right: 'right',
  'right-later': 'right on the second try',
  wrong: 'not right',
  blank: 'left blank',
} as const;

interface QuestionPagerProps {
  readonly questions: readonly WorksheetQuestion[];
  readonly here: number;
  readonly onChoose: (number: number) => void;
}

/** Q1 to Qn, ten on a page. */
export function QuestionPager({ questions, here, onChoose }: QuestionPagerProps) {
  const [page, setPage] = useState(Math.floor((here - 1) / perPage));
  const pages = Math.ceil(questions.length / perPage);
  return (
    <nav className="pager" aria-label="Questions">
      {pages > 1 && (
        <button type="button" className="btn low pale" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Prev
        </button>
      )}
      <ol>
        {questions.slice(page * perPage, (page + 1) * perPage).map((item) => (
          <li key={item.questionNumber}>
            <PagerButton item={item} here={item.questionNumber === here} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <button type="button" className="btn low pale" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
          Next
        </button>
      )}
    </nav>
  );
}

interface PagerButtonProps {
  readonly item: WorksheetQuestion;
  readonly here: boolean;
  readonly onChoose: (number: number) => void;
}

function PagerButton({ item, here, onChoose }: PagerButtonProps) {
  const { number, state } = markOf(item);
  const verdict = state in said ? (state as keyof typeof said) : 'blank';
  return (
    <button
      type="button"
      className={`pager-button ${verdict}`}
      aria-current={here ? 'step' : undefined}
      aria-label={`Q${number}, ${said[verdict]}`}
      onClick={() => onChoose(number)}
    >
      Q{number} <span aria-hidden="true">{signs[verdict]}</span>
    </button>
  );
}
