import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { day } from '../../../parts/dates';
import { reviewAddress } from '../../../parts/subjects';
import { beside } from '../../../parts/words';
import type { ListedWorksheet } from '../api';

const atFirst = 10;

/** Marked worksheets, newest first; each opens its review. Cards on a phone. */
export function WorksheetTable({ worksheets }: { readonly worksheets: readonly ListedWorksheet[] }) {
  const [shown, setShown] = useState(atFirst);
  const titles = useTitles();
  return (
    <>
      <table className="worksheets">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Topic</th>
            <th scope="col">Question type(s)</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {worksheets.slice(0, shown).map((worksheet) => (
            <tr key={worksheet.worksheetId}>
              <td className="nowrap">{day(worksheet.date)}</td>
              <td>
                <Link to={reviewAddress(worksheet.subject, worksheet.worksheetId)}>
                  {titles.topic(worksheet.topic)}
                </Link>
              </td>
              <td className="soft">{beside(worksheet.questionTypes.map(titles.type))}</td>
              <td className="num nowrap">
                {worksheet.numberQuestionsCorrectlyAnswered}/{worksheet.numberOfQuestionsInTheWorksheet}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < worksheets.length && (
        <button type="button" className="btn low pale show-more" onClick={() => setShown(shown + 20)}>
          Show more
        </button>
      )}
    </>
  );
}
