import { day } from '../../../parts/dates';
import { TableTitles } from '../../../parts/tables/table-titles';
import type { Draft, Letter } from './api';

interface LettersToldProps {
  readonly letters: readonly Letter[];
  readonly onOpen: (letter: Draft) => void;
}

/** The letters, and what came back of each. */
export function LettersTold({ letters, onOpen }: LettersToldProps) {
  if (letters.length === 0) return <p className="soft">No letter has been written yet.</p>;
  return (
    <div className="office-scroll letters-told" role="region" aria-label="Letters" tabIndex={0}>
      <table>
        <TableTitles
          titles={[
            'Letter',
            'Written by',
            'Sent by, when',
            'Readers',
            'Sent',
            'To come',
            'Failed',
            'Had left',
            'Left by it',
          ]}
        />
        <tbody>
          {letters.map((letter) => (
            <tr key={letter.letterId}>
              <th scope="row">
                <button type="button" className="btn plain inline" onClick={() => onOpen(letter)}>
                  {letter.subject}
                </button>
              </th>
              <td>{letter.writtenBy}</td>
              <td>{sentBy(letter)}</td>
              {letter.releasedAt === undefined ? <td colSpan={6} /> : <Became letter={letter} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sentBy = ({ releasedAt, releasedBy }: Letter): string =>
  releasedAt === undefined ? 'Not sent' : [releasedBy ?? [], day(releasedAt)].flat().join(', ');

function Became({ letter }: { readonly letter: Letter }) {
  const { recipients, sent, failed, skipped, left, state } = letter;
  const figures = [recipients, sent, recipients - sent - failed - skipped, failed, skipped, left];
  return figures.map((figure, at) => (
    <td key={at} className="num">
      {figure}
      {at === 0 && state === 'released' && ' so far'}
    </td>
  ));
}
