import { Fragment } from 'react';
import { paperPart, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { moment } from '../../../parts/dates';
import { ExplainFigure, OwnFigure } from '../../../parts/explain/explain-figure';
import { counted } from '../../../parts/words';
import type { ChangedSitting, KeyPreview, ShownMark } from './api';
import { newMarkSteps, rankSteps } from './key-steps';
import { firstOnes, isMarkMoved, isRankMoved, rankWords, whyAgain, wholeSittings } from './key-words';
import { SentenceChange } from './sentence-change';

interface Group {
  readonly title: string;
  readonly rows: readonly ChangedSitting[];
}

interface ChangeRowsProps {
  readonly preview: KeyPreview;
  readonly paperHash: string;
}

/** Each sitting that would change: its mark, its rank, the first sentence of its report. */
export function ChangeRows({ preview, paperHash }: ChangeRowsProps) {
  const groups = groupsOf(preview);
  const changed = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const same = preview.rows.length - changed;
  return (
    <section className="office-panel key-rows" aria-label="Who would change">
      {changed === 0 ? (
        <p className="key-facts">Nobody’s mark, rank or report would change.</p>
      ) : (
        <div className="office-scroll" tabIndex={0} role="region" aria-label="Sittings that would change">
          <table>
            <thead>
              <tr>
                <th scope="col">Child</th>
                <th scope="col">Chose</th>
                <th scope="col" className="is-figure">
                  Old
                </th>
                <th scope="col" className="is-figure">
                  New
                </th>
                <th scope="col">Rank of {wholeSittings(preview).length}</th>
                <th scope="col">First sentence of the report</th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ title, rows }) => (
                <Fragment key={title}>
                  <tr className="key-group">
                    <th scope="rowgroup" colSpan={6}>
                      {title}
                    </th>
                  </tr>
                  {rows.map((row) => (
                    <Row key={`${row.mockExamSessionId} ${row.mockExamUserId}`} row={row} {...{ preview, paperHash }} />
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {same > 0 && (
        <p className="soft small key-facts">
          {counted(same, 'other sitting stays', 'other sittings stay')} as they are.
        </p>
      )}
    </section>
  );
}

const isMoved = (row: ChangedSitting): boolean => isMarkMoved(row) || isRankMoved(row);

/** Those that are issued again first; then session by session who has none yet, and whose prints the same. */
function groupsOf({ rows, sessions }: KeyPreview): readonly Group[] {
  const first = firstOnes({ rows });
  const again = rows.filter((one) => one.report === 'differs' && !first.includes(one));
  const without = sessions.map(({ mockExamSessionId, startsAt }) => {
    const its = rows.filter(
      (one) => one.mockExamSessionId === mockExamSessionId && one.report === 'none' && isMoved(one),
    );
    return { title: `${counted(its.length, 'sitting')} of ${moment(startsAt)}, no report issued yet`, rows: its };
  });
  const alike = rows.filter((one) => (one.report === 'same' || one.report === 'others differ') && isMoved(one));
  return [
    { title: `${counted(again.length, 'issued report')}, to be issued again`, rows: again },
    { title: `${counted(first.length, 'report')} being made now for the first time`, rows: first },
    ...without,
    { title: `${counted(alike.length, 'sitting')} whose report says the same of the child`, rows: alike },
  ]
    .map(({ title, rows: its }) => ({ title, rows: its.toSorted(byMark) }))
    .filter(({ rows: its }) => its.length > 0);
}

const byMark = (one: ChangedSitting, other: ChangedSitting): number => other.before.right - one.before.right;

interface RowProps extends ChangeRowsProps {
  readonly row: ChangedSitting;
}

function Row({ row, preview, paperHash }: RowProps) {
  const { childName, chose, before, after, isOfOnePaper, sentence } = row;
  const named = childName ?? 'A child who was erased';
  return (
    <tr>
      <th scope="row">
        {named}
        {isOfOnePaper && <span className="soft"> (this paper alone)</span>}
      </th>
      <td data-label="Chose">{chose ?? '–'}</td>
      <td className="is-figure" data-label="Old">
        <OldMark row={row} paperHash={paperHash} named={named} />
      </td>
      <td className="is-figure" data-label="New">
        <OwnFigure title={`New mark of ${named}`} steps={() => newMarkSteps(row)}>
          <Mark before={before} after={after} />
        </OwnFigure>
      </td>
      <td data-label={`Rank of ${wholeSittings(preview).length}`}>
        {isOfOnePaper ? '–' : <Places row={row} preview={preview} named={named} />}
      </td>
      <td className={sentence ? 'key-sentence' : 'soft'} data-label="First sentence of the report">
        {sentence ? (
          <SentenceChange before={sentence.before} after={sentence.after} />
        ) : (
          'Will be printed once, as decided'
        )}
        <WhyAgain row={row} />
      </td>
    </tr>
  );
}

/** Why a report is issued again whose mark stays, and whose first sentence may as well. */
function WhyAgain({ row }: Pick<RowProps, 'row'>) {
  const words = whyAgain(row);
  return words === '' ? null : <p className="soft small">{words}</p>;
}

interface NamedRow {
  readonly row: ChangedSitting;
  readonly named: string;
}

/** As it counts, with the answers that it is made of: of whoever missed a paper in this one alone. */
const OldMark = ({ row, paperHash, named }: NamedRow & Pick<ChangeRowsProps, 'paperHash'>) => (
  <ExplainFigure
    figure="raw"
    of={row.isOfOnePaper ? paperPart(paperHash) : TOTAL}
    whose={{ kind: 'results', mockExamSessionId: row.mockExamSessionId, mockExamUserId: row.mockExamUserId }}
    title={`Mark of ${named}`}
  >
    {row.before.right}
  </ExplainFigure>
);

/** Who missed a paper is ranked with nobody. */
function Places({ row, preview, named }: NamedRow & Pick<ChangeRowsProps, 'preview'>) {
  const ranks = [rankWords(row.before), rankWords(row.after)];
  return (
    <OwnFigure title={`Rank of ${named}`} steps={() => rankSteps(row, preview)}>
      {ranks[0] === ranks[1] ? ranks[0] : <b>{ranks.join(' to ')}</b>}
    </OwnFigure>
  );
}

/** Up or down by its sign as well as its colour. */
function Mark({ before, after }: { readonly before: ShownMark; readonly after: ShownMark }) {
  const of = before.of === after.of ? '' : ` of ${after.of}`;
  if (after.right === before.right) return <>{`${after.right}${of}`}</>;
  const isUp = after.right > before.right;
  return (
    <span className={isUp ? 'key-up' : 'key-down'}>
      <span aria-hidden="true">{isUp ? '▲ ' : '▼ '}</span>
      <span className="read-aloud">{isUp ? 'up to ' : 'down to '}</span>
      {after.right}
      {of}
    </span>
  );
}
