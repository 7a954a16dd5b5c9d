import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { ExplainFigure } from '../../../../parts/explain/explain-figure';
import type { FigureOfChild } from '../../../../parts/explain/api';
import { day } from '../../../../parts/dates';
import { TableTitles } from '../../../../parts/tables/table-titles';
import { counted } from '../../../../parts/words';
import type { TrendPoint } from './api';
import { Change } from './trend-change';
import { shareOf, whyNoneWords } from './trend-words';

interface TrendTableProps {
  readonly points: readonly TrendPoint[];
  readonly mockExamUserId: string;
  /** Whose figures they are: of the reports, or as they stand. */
  readonly kind: FigureOfChild;
}

const heads = ['Exam', 'Marks', 'Score', 'Compared with', 'Change'] as const;

/** Each session with what its figures are worth. */
export const TrendTable = ({ points, mockExamUserId, kind }: TrendTableProps) => (
  <table className="plain-table trend-table">
    <TableTitles titles={heads} />
    <tbody>
      {points.map((point) => (
        <Row key={point.mockExamSessionId} point={point} mockExamUserId={mockExamUserId} kind={kind} />
      ))}
    </tbody>
  </table>
);

type RowProps = Omit<TrendTableProps, 'points'> & { readonly point: TrendPoint };

function Row({ point, mockExamUserId, kind }: RowProps) {
  const { startsAt, examSetName, mockExamType, right, of, n, change } = point;
  return (
    <tr>
      <th scope="row" data-label="Exam">
        <span>{day(startsAt)}</span>
        <span className="soft small">{examSetName ?? `${mockExamType ?? ''} mock exam`}</span>
      </th>
      <td data-label="Marks" className="num">
        <span>
          <ExplainFigure
            figure="raw"
            of={TOTAL}
            whose={{ kind, mockExamSessionId: point.mockExamSessionId, mockExamUserId }}
            title={`Marks of ${day(startsAt)}`}
          >
            {right} of {of} <span className="soft">({shareOf(point)}%)</span>
          </ExplainFigure>
        </span>
      </td>
      <td data-label="Score" className="num">
        <span>
          <Score point={point} mockExamUserId={mockExamUserId} kind={kind} />
        </span>
      </td>
      <td data-label="Compared with">{n === 0 ? '–' : counted(n, 'child', 'children')}</td>
      <td data-label="Change" className="num">
        <span>{change ? <Change change={change} startsAt={startsAt} /> : '–'}</span>
      </td>
    </tr>
  );
}

function Score({ point, mockExamUserId, kind }: RowProps) {
  const { standard, mockExamSessionId, startsAt, isExplained } = point;
  if (!standard) return <span className="soft">{whyNoneWords(point)}</span>;
  const shown = (
    <>
      <b>{standard.score}</b>{' '}
      <span className="soft nowrap">
        {standard.from} to {standard.to}
        {standard.isProvisional && ', provisional'}
      </span>
    </>
  );
  if (!isExplained) return shown;
  return (
    <ExplainFigure
      figure="score"
      of={TOTAL}
      whose={{ kind, mockExamSessionId, mockExamUserId }}
      title={`Score of ${day(startsAt)}`}
    >
      {shown}
    </ExplainFigure>
  );
}
