import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTitles } from '../catalogue';
import { shortDay, time } from '../dates';
import { LooksOnlyNote, useLooksOnly } from '../looking/looks-only';
import { usePlace } from '../list/place';
import { ShowMore } from '../list/show-more';
import { Shown } from '../page/shown';
import { worksheetAddress } from '../subjects';
import { DiscardDialog } from './discard-dialog';
import { farOf, levelsIn, nameOf, useOpenWorksheets, type OpenOf, type OpenWorksheet } from './open-worksheets';
import './carry-on.css';

const atATime = 3;

/** Half-done worksheets, the newest first: to go on with, or to put away. Nothing where there is none. */
export function CarryOn({ subject, topic }: OpenOf) {
  const open = useOpenWorksheets({ ...(subject && { subject }), ...(topic !== undefined && { topic }) });
  const titles = useTitles();
  const { shown, show } = usePlace('half-done worksheets', atATime);
  const [asking, setAsking] = useState<OpenWorksheet>();
  const [discarded, setDiscarded] = useState<OpenWorksheet>();
  if (open.data?.rows.length === 0 && !discarded) return null;
  return (
    <Shown answer={open} skeleton={null}>
      {({ rows }) => (
        <section className="card carry-on" aria-labelledby="carry-on">
          <h2 id="carry-on">Carry on where you left off</h2>
          {discarded && (
            <Discarded key={discarded.worksheetId} name={nameOf(discarded, titles)} isLast={rows.length === 0} />
          )}
          <ul>
            {rows.slice(0, shown).map((worksheet) => (
              <li key={worksheet.worksheetId}>
                <OpenRow
                  worksheet={worksheet}
                  name={nameOf(worksheet, titles)}
                  onDiscard={() => setAsking(worksheet)}
                />
              </li>
            ))}
          </ul>
          <LooksOnlyNote what="no worksheet is discarded from here" />
          <ShowMore pages={open} shown={shown} onShow={show} step={10} things="worksheets" />
          {asking && (
            <DiscardDialog
              worksheet={asking}
              name={nameOf(asking, titles)}
              onClose={() => setAsking(undefined)}
              onDiscarded={() => {
                setAsking(undefined);
                setDiscarded(asking);
              }}
            />
          )}
        </section>
      )}
    </Shown>
  );
}

interface OpenRowProps {
  readonly worksheet: OpenWorksheet;
  readonly name: string;
  readonly onDiscard: () => void;
}

/** One of them: its name, how far it is, and a way to put it away. */
export function OpenRow({ worksheet, name, onDiscard }: OpenRowProps) {
  const looksOnly = useLooksOnly();
  const { subject, worksheetId, startedAt } = worksheet;
  return (
    <>
      <div>
        <Link to={worksheetAddress([subject], worksheetId)}>{name}</Link>
        <p className="soft small">
          {levelsIn(worksheet)} · {farOf(worksheet)} · begun {shortDay(startedAt)}, {time(startedAt)}
        </p>
      </div>
      <button
        type="button"
        className="btn low plain"
        aria-disabled={looksOnly}
        onClick={() => {
          if (!looksOnly) onDiscard();
        }}
      >
        Discard <span className="read-aloud">{name}</span>
      </button>
    </>
  );
}

/** Takes the focus, as the button that was pressed has gone with its worksheet. */
function Discarded({ name, isLast }: { readonly name: string; readonly isLast: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={said} className="small" role="status" tabIndex={-1}>
      {name} is discarded.{isLast && ' Nothing else is half done here.'}
    </p>
  );
}
