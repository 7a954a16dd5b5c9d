import { useState } from 'react';
import { withReason } from 'schemas/mock-exams/keys/key-reason.rules';
import { counted } from '../../../parts/words';
import type { ChangedSitting, KeyPreview } from './api';

interface FamiliesReadProps {
  readonly preview: KeyPreview;
  /** As it is written now. */
  readonly reason: string;
}

/** What stands above the first sentence of each report that is issued again, and in the mail about it, word for word. */
export function FamiliesRead({ preview, reason }: FamiliesReadProps) {
  const [chosen, setChosen] = useState('');
  const rows = preview.rows.filter(({ report, corrected }) => report === 'differs' && corrected !== null);
  const row = rows.find((one) => nameOf(one) === chosen) ?? rows[0];
  return (
    <section className="office-panel key-families" aria-label="What families will read">
      <h2>What {counted(preview.reports, 'family', 'families')} will read</h2>
      {row ? (
        <>
          <Whose rows={rows} row={row} onChoose={setChosen} />
          <blockquote>Corrected. {withReason(row.corrected ?? '', reason)}</blockquote>
          <p className="small soft">
            The mail about it says the same. On the page of the report the day stands beside it.
          </p>
        </>
      ) : (
        <p className="small soft">Their reports are being made for the first time: they have no correction to read.</p>
      )}
    </section>
  );
}

const nameOf = ({ mockExamSessionId, mockExamUserId }: ChangedSitting): string =>
  `${mockExamSessionId} ${mockExamUserId}`;

interface WhoseProps {
  readonly rows: readonly ChangedSitting[];
  readonly row: ChangedSitting;
  readonly onChoose: (name: string) => void;
}

/** Each family reads the marks of its own child. */
function Whose({ rows, row, onChoose }: WhoseProps) {
  if (rows.length === 1) return <p className="small soft">{whose(row)} report, above the first sentence:</p>;
  return (
    <p className="small soft">
      <select aria-label="Whose report" value={nameOf(row)} onChange={(event) => onChoose(event.target.value)}>
        {rows.map((one) => (
          <option key={nameOf(one)} value={nameOf(one)}>
            {whose(one)}
          </option>
        ))}
      </select>{' '}
      report, above the first sentence:
    </p>
  );
}

function whose({ childName }: ChangedSitting): string {
  const first = childName?.split(' ')[0] ?? '';
  return first === '' ? 'The' : `${first}’s`;
}
