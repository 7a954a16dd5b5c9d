import { time } from '../../../parts/dates';
import { counted, listed } from '../../../parts/words';
import type { KeyPage } from './api';

type Out = KeyPage['stillOut'];

/** Who is in the middle of the paper: whoever decides now decides without having seen their marks. */
export function StillOut({ out }: { readonly out: Out }) {
  if (out.length === 0) return null;
  const sitting = out.filter(({ isOver }) => !isOver);
  const over = out.filter(({ isOver }) => isOver);
  return (
    <div className="key-still-out" role="note">
      {sitting.length > 0 && (
        <p>
          <b>{whoWords(sitting, 'is', 'are')} still sitting this paper</b>
          {untilWords(sitting)}. What they do is in no figure here; it will be marked by whatever is decided.
        </p>
      )}
      {over.length > 0 && (
        <p>
          <b>{whoWords(over, 'has', 'have')} no more time,</b> and that is not written down yet. It is before anything
          is decided, and what follows is shown anew then.
        </p>
      )}
    </div>
  );
}

const NAMED = 3;

function whoWords(out: Out, one: string, many: string): string {
  const names = out.map(({ childName }) => childName ?? 'a child without a name');
  if (names.length <= NAMED) return capital(`${listed(names)} ${names.length === 1 ? one : many}`);
  return `${capital(names.slice(0, NAMED - 1).join(', '))} and ${counted(names.length - NAMED + 1, 'other')} ${many}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Of several the last. */
function untilWords(out: Out): string {
  if (out.some(({ until }) => until === null)) return ', with a clock that stands still';
  const last =
    out
      .map(({ until }) => until ?? '')
      .toSorted()
      .at(-1) ?? '';
  return `, until ${time(last)} at the latest`;
}
