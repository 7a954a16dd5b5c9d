import { useLocation } from 'react-router-dom';
import { counted } from '../../../../parts/words';
import { questionsIn } from './fewer';
import type { Wish } from '../../wish';

/** How many questions were asked for and how many there were, where that is not the same. */
interface Short {
  readonly asked: number;
  readonly given: number;
}

export function shortOf(wish: Wish, given: number): Short | undefined {
  const asked = questionsIn(wish);
  return asked !== undefined && given < asked ? { asked, given } : undefined;
}

/** On the first page of a worksheet that has fewer questions than were asked for: the bank had no more. */
export function ShortNote() {
  const state: unknown = useLocation().state;
  const short = (state as { readonly short?: Short } | null)?.short;
  if (!short) return null;
  return (
    <p className="notice" role="status">
      You asked for {short.asked}. We have {counted(short.given, 'question')} of this kind just now, so that is what
      this worksheet has.
    </p>
  );
}
