import { useSearchParams } from 'react-router-dom';
import { ExamView } from '../exam-view/exam-view';
import type { Reviewed } from './api';
import { answeredBy, keysIn, paperOf, picturesIn, type ReviewedQuestion } from './reviewed-questions';
import { Solution } from './solution';
import { TenButtons } from './ten-buttons';

interface ReviewedPaperProps {
  readonly reply: Reviewed;
  readonly questions: readonly ReviewedQuestion[];
}

/** The paper as it was sat, on the exam's own view, with the solution under each question. The question stands in the address. */
export function ReviewedPaper({ reply, questions }: ReviewedPaperProps) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('q')) - 1;
  const place = Number.isInteger(asked) && asked >= 0 && asked < questions.length ? asked : 0;
  const shown = questions[place];
  const source = picturesIn(reply);
  const show = (next: number) => {
    setSearch(
      (before) => {
        before.set('q', String(next + 1));
        return before;
      },
      { replace: true },
    );
  };
  return (
    <div className="reviewed">
      <ExamView
        paper={paperOf(reply)}
        questions={answeredBy(questions)}
        right={keysIn(questions)}
        here={shown?.id}
        pictures={source}
        onShow={(id) => show(questions.findIndex((one) => one.id === id))}
        below={shown && <Solution question={shown} source={source} />}
        list={<TenButtons questions={questions} here={place} onShow={show} />}
      />
    </div>
  );
}
