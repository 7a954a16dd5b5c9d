import { Fragment, useState } from 'react';
import { lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { kindWords } from 'schemas/mock-exams/incidents/evidence.rules';
import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { clockTime } from '../../../parts/dates';
import '../../../parts/explain/explain.css';
import { counted } from '../../../parts/words';
import { ChildStrip, type Stretch } from './child-strip';
import { nameOf, speaksFor, type LossRow } from './looked-at';
import { Reckoning } from './reckoning';

interface ChildTableProps {
  readonly sessionId: string;
  readonly rows: readonly LossRow[];
  readonly whole: Stretch;
  /** For whom it is decided. */
  readonly chosen: ReadonlySet<string>;
  /** Absent where nothing can be decided. */
  readonly onChoose: ((learnerIds: readonly string[], on: boolean) => void) | undefined;
}

/** Who lost how much, by which evidence. Of whom the log says nothing is shown when somebody asks. */
export function ChildTable(props: ChildTableProps) {
  const [isWhole, setWhole] = useState(false);
  const { rows } = props;
  const told = rows.filter(speaksFor);
  const shown = isWhole ? rows : told;
  return (
    <>
      {shown.length > 0 ? <Table {...props} rows={shown} /> : <p className="loss-none">{noneWords(rows.length)}</p>}
      {told.length < rows.length && (
        <p className="loss-more">
          <button type="button" className="link-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? 'Show those of whom it says something alone'
              : `Show ${counted(rows.length - told.length, 'more child', 'more children')} of whom it says nothing`}
          </button>
        </p>
      )}
    </>
  );
}

const noneWords = (sat: number): string =>
  sat === 0
    ? 'Nobody has begun this exam.'
    : `The log says nothing of lost time in it, for any of the ${counted(sat, 'child', 'children')} who sat.`;

function Table({ sessionId, rows, whole, chosen, onChoose }: ChildTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const lost = rows.filter(({ lostSeconds }) => lostSeconds > 0).map(({ learnerId }) => learnerId);
  const toggle = (learnerId: string) =>
    setOpen(
      (before) =>
        new Set(before.has(learnerId) ? [...before].filter((id) => id !== learnerId) : [...before, learnerId]),
    );
  return (
    <table className="loss-table">
      <thead>
        <tr>
          {onChoose && (
            <th scope="col" className="is-tick">
              <input
                type="checkbox"
                aria-label="Everybody who lost time"
                disabled={lost.length === 0}
                checked={lost.length > 0 && lost.every((id) => chosen.has(id))}
                onChange={(event) => onChoose(lost, event.target.checked)}
              />
            </th>
          )}
          <th scope="col">Child</th>
          <th scope="col" className="is-figure">
            Lost
          </th>
          <th scope="col" className="is-figure">
            To give back
          </th>
          <th scope="col">
            <span className="loss-ends num">
              <span>{clockTime(whole.from)}</span>
              <span className="read-aloud">The session, until</span>
              <span>{clockTime(whole.until)}</span>
            </span>
          </th>
          <th scope="col">By what</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.learnerId}>
            <ChildLine
              row={row}
              whole={whole}
              isOpen={open.has(row.learnerId)}
              onOpen={() => toggle(row.learnerId)}
              isChosen={chosen.has(row.learnerId)}
              onChoose={onChoose}
            />
            {open.has(row.learnerId) && (
              <tr className="loss-reckoning">
                <td colSpan={onChoose ? 6 : 5}>
                  <Reckoning sessionId={sessionId} row={row} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface ChildLineProps extends Pick<ChildTableProps, 'whole' | 'onChoose'> {
  readonly row: LossRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isChosen: boolean;
}

function ChildLine({ row, whole, isOpen, onOpen, isChosen, onChoose }: ChildLineProps) {
  const name = nameOf(row);
  const hasLost = row.lostSeconds > 0;
  return (
    <tr className={hasLost ? 'is-losing' : ''}>
      {onChoose && (
        <td className="is-tick">
          <input
            type="checkbox"
            aria-label={`Decide for ${name}`}
            disabled={!hasLost}
            checked={isChosen && hasLost}
            onChange={(event) => onChoose([row.learnerId], event.target.checked)}
          />
        </td>
      )}
      <th scope="row">
        <button type="button" className="link-button" aria-expanded={isOpen} onClick={onOpen}>
          {name}
          <span className="read-aloud">: how it is reckoned</span>
        </button>
      </th>
      <td className="is-figure num" data-label="Lost">
        {hasLost ? (
          <Reckoned isOpen={isOpen} onOpen={onOpen} what="the loss">
            {lengthOf(row.lostSeconds)}
          </Reckoned>
        ) : (
          <span className="soft">{row.givenSeconds > 0 ? 'given back' : '—'}</span>
        )}
      </td>
      <td className="is-figure num" data-label="To give back">
        {row.seconds > 0 ? (
          <Reckoned isOpen={isOpen} onOpen={onOpen} what="what is given back">
            {minutesWords(row.seconds)}
          </Reckoned>
        ) : (
          <span className="soft">—</span>
        )}
      </td>
      <td className="is-strip">
        <ChildStrip row={row} whole={whole} />
      </td>
      <td data-label="By what">{byWhat(row)}</td>
    </tr>
  );
}

interface ReckonedProps extends Pick<ChildLineProps, 'isOpen' | 'onOpen'> {
  readonly what: string;
  readonly children: string;
}

/** A figure that opens how it is reckoned, below its line. */
const Reckoned = ({ isOpen, onOpen, what, children }: ReckonedProps) => (
  <button type="button" className="explain-figure" aria-expanded={isOpen} onClick={onOpen}>
    {children}
    <span className="read-aloud">: how {what} is reckoned</span>
  </button>
);

/** Each kind once, what does not count in brackets. */
function byWhat(row: LossRow): string {
  if (!speaksFor(row)) return '';
  const evidence = row.loss.papers.flatMap((paper) => paper.evidence);
  const words = [...new Set(evidence.map(({ kind, counts }) => (counts ? kindWords[kind] : `(${kindWords[kind]})`)))];
  return words.join(', ');
}
