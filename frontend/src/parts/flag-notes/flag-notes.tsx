import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReplyOf } from 'schemas/describe/contract';
import { getFlagNotes, markFlagNoteRead } from 'schemas/practice/flagging/flagging.contract';
import { useCommand, useQuery } from '../../client/contract';
import { useTitles } from '../catalogue';
import { day } from '../dates';
import { ProblemNote } from '../page/shown';
import { Markup } from '../question/markup';
import { reviewAddress } from '../subjects';
import './flag-notes.css';

export type FlagNote = ReplyOf<typeof getFlagNotes>[number];

export const useFlagNotes = ({ asked = true } = {}) => useQuery(getFlagNotes, asked ? {} : undefined);

interface FlagNotesProps {
  readonly notes: readonly FlagNote[] | undefined;
}

/** What was answered to the child's flags: each is told once, until it is put away. */
export function UnreadFlagNotes({ notes = [] }: FlagNotesProps) {
  const { run, busy, problem } = useCommand(markFlagNoteRead);
  const unread = notes.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return null;
  return (
    <section className="card flag-notes">
      <h2>{unread.length === 1 ? 'About the question that you flagged' : 'About the questions that you flagged'}</h2>
      <Notes
        notes={unread}
        action={({ worksheetId, questionNumber, answer }) => (
          <button
            type="button"
            className="btn low pale"
            aria-disabled={busy}
            onClick={() => void run({ worksheetId, questionNumber, answer })}
          >
            I’ve read it
          </button>
        )}
      />
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
}

/** The same for the parent, those that the child has put away included. */
export function FlagNotesForParents({ notes = [] }: FlagNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className="card flag-notes">
      <h2>Questions that were flagged, and what we answered</h2>
      <Notes notes={notes} />
    </section>
  );
}

const told: Readonly<Record<FlagNote['verdict'], string>> = {
  mended: 'Thank you for telling us. We have looked at it and put it right.',
  'right-as-it-is': 'Thank you for asking. We have looked at it carefully, and it is right as it is.',
};

/** Beside the question itself: what was answered to its flag. */
export function FlagNoteHere({ note }: { readonly note: FlagNote | undefined }) {
  if (!note) return null;
  return (
    <div className="notice">
      <p>
        <b>You flagged this question.</b> {told[note.verdict]}
      </p>
      {note.note !== null && <p className="flag-note-words">“{note.note}”</p>}
    </div>
  );
}

interface NotesProps {
  readonly notes: readonly FlagNote[];
  readonly action?: (note: FlagNote) => ReactNode;
}

function Notes({ notes, action }: NotesProps) {
  const titles = useTitles();
  return (
    <ul>
      {notes.map((note) => (
        <li key={`${note.worksheetId} ${note.questionNumber}`}>
          <p className="small soft">
            <Link to={reviewAddress(note.subject, note.worksheetId, note.questionNumber)}>
              {titles.type(note.questionType)}, question {note.questionNumber}
            </Link>{' '}
            · answered {day(note.answeredAt)}
          </p>
          <p className="flag-note-prompt">
            <Markup source={note.prompt.replaceAll('||p||', ' ')} />
          </p>
          <p>{told[note.verdict]}</p>
          {note.note !== null && <p className="flag-note-words">“{note.note}”</p>}
          {action?.(note)}
        </li>
      ))}
    </ul>
  );
}
