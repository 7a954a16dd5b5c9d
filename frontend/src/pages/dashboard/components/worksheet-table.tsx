import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { day } from '../../../parts/dates';
import { usePlace } from '../../../parts/list/place';
import { ShowMore } from '../../../parts/list/show-more';
import { reviewAddress } from '../../../parts/subjects';
import { beside } from '../../../parts/words';
import { useAnalytics, type ListedWorksheets } from '../api';

const atFirst = 10;
const atATime = 20;

/** Marked worksheets, newest first; each opens its review. Cards on a phone. */
export function WorksheetTable({ worksheets }: { readonly worksheets: ListedWorksheets }) {
  const { shown, show, opens, returnsTo } = usePlace('worksheets', atFirst);
  const total = useAnalytics().data?.worksheetsCount;
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
          {worksheets.data?.rows.slice(0, shown).map((worksheet) => (
            <tr key={worksheet.worksheetId}>
              <td className="nowrap">{day(worksheet.date)}</td>
              <td>
                <Link
                  ref={returnsTo(worksheet.worksheetId)}
                  to={reviewAddress(worksheet.subject, worksheet.worksheetId)}
                  onClick={() => opens(worksheet.worksheetId)}
                >
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
      <ShowMore pages={worksheets} shown={shown} onShow={show} step={atATime} things="worksheets" total={total} />
    </>
  );
}
