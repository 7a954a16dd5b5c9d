import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { TableTitles } from '../../../../parts/page/table-titles';

const heads = ['Question', 'Key', 'Right', 'Tells apart', 'Time', 'What the answers suggest'] as const;

/** The questions that something is said of, the gravest first. */
export const OverallQuestions = ({ questions, asked }: Pick<OverallContent, 'questions' | 'asked'>) => (
  <section className="office-panel overall-panel" aria-labelledby="overall-questions">
    <h2 id="overall-questions">
      {questions.length === 0
        ? `None of ${asked} questions stands out`
        : `${questions.length} of ${asked} questions to look at again`}
    </h2>
    {questions.length > 0 && (
      <div className="overall-table is-questions" role="region" aria-label="Questions to look at again" tabIndex={0}>
        <table className="plain-table">
          <TableTitles titles={heads} />
          <tbody>
            {questions.map(({ paper, number, key, right, discrimination, seconds, flags, isGrave }) => (
              <tr key={`${paper} ${number}`}>
                <th scope="row" className="nowrap">
                  {paper}, {number}
                </th>
                <td>{key}</td>
                <td className="num">{right}</td>
                <td className="num">{discrimination}</td>
                <td className="num nowrap">{seconds}</td>
                <td className={isGrave ? 'overall-grave' : undefined}>{flags.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
