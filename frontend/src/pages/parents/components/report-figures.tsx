import { Link } from 'react-router-dom';
import { percent } from '../../../parts/standing/score';
import { counted } from '../../../parts/words';
import type { Report } from '../api';

/** The few figures of the whole, each with what it is counted from. */
export function ReportFigures({ report }: { readonly report: Report }) {
  const { questionsCount, correctCount, blankCount, daysPractised, dueReviews } = report;
  const figures = [
    { label: 'Right', figure: `${percent(correctCount, questionsCount)}%`, of: `${correctCount} of ${questionsCount}` },
    { label: 'Left blank', figure: String(blankCount), of: `${percent(blankCount, questionsCount)}% of all questions` },
    { label: 'Days of practice', figure: String(daysPractised), of: perDay(questionsCount, daysPractised) },
    {
      label: 'Due to be seen again',
      figure: String(dueReviews),
      of: dueReviews === 0 ? 'nothing just now' : 'kinds of question, spaced so that they stick',
    },
  ];
  return (
    <section className="card" aria-label="In figures">
      <dl className="report-figures">
        {figures.map(({ label, figure, of }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{figure}</b>
              <span className="small soft">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small on-screen">
        Each wrong answer is in the <Link to="/app/mistakes">mistakes book</Link>.
      </p>
    </section>
  );
}

const perDay = (questions: number, days: number) =>
  days < 2 ? counted(questions, 'question') : `about ${counted(Math.round(questions / days), 'question')} on each`;
