import { counted } from '../words';

interface RoomProps {
  /** How many characters are written. */
  readonly written: number;
  /** The longest that the box takes. */
  readonly most: number;
}

/** Of the room: from here on it is told how much is left. */
const NEARLY = 0.8;

/**
 * How much room is left in a box, towards its end: what is pasted is cut there without a word. Whoever hears the page is told once
 * that it is full, and not at each letter.
 */
export function Room({ written, most }: RoomProps) {
  if (written < most * NEARLY) return null;
  const full = written >= most ? `The box is full: it takes ${most.toLocaleString('en-GB')} characters.` : '';
  const left = `Room for ${counted(most - written, 'more character', 'more characters')}.`;
  return (
    <>
      <p className="field-note soft" aria-hidden>
        {full || left}
      </p>
      <span className="read-aloud" role="status">
        {full}
      </span>
    </>
  );
}
