import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { OverallFigure, type OfLines } from './overall-figure';
import { TableTitles } from '../../../../parts/tables/table-titles';

const heads = ['Question', 'Key', 'Right', 'Tells apart', 'Time', 'What the answers suggest'] as const;

/** The questions that something is said of, the gravest first. */
export const OverallQuestions = ({
  questions,
  asked,
  whose,
  ids,
}: Pick<OverallContent, 'questions' | 'asked'> & OfLines) => (
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
            {questions.map(({ paper, number, key, right, discrimination, seconds, flags, isGrave }, index) => (
              <tr key={`${paper} ${number}`}>
                <th scope="row" className="nowrap">
                  {paper}, {number}
                </th>
                <td>{key}</td>
                <td className="num">
                  <OverallFigure
                    whose={whose}
                    figure="facility"
                    of={ids[index]}
                    title={`How many had ${number} of ${paper} right`}
                  >
                    {right}
                  </OverallFigure>
                </td>
                <td className="num">
                  <OverallFigure
                    whose={whose}
                    figure="discrimination"
                    of={ids[index]}
                    title={`What ${number} of ${paper} tells apart`}
                  >
                    {discrimination}
                  </OverallFigure>
                </td>
                <td className="num nowrap">
                  <OverallFigure whose={whose} figure="seconds" of={ids[index]} title={`Time of ${number} of ${paper}`}>
                    {seconds}
                  </OverallFigure>
                </td>
                <td className={isGrave ? 'overall-grave' : undefined}>{flags.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
