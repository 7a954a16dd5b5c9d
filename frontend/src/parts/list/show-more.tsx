import { useEffect, useRef } from 'react';
import type { PagesOf } from '../../client/pages';
import { ProblemNote } from '../page/shown';
import './show-more.css';

interface ShowMoreProps<Row> {
  readonly pages: PagesOf<Row>;
  /** How many rows are asked to be shown; all that have come where it is left out. */
  readonly shown?: number;
  /** Told how many are to be shown from now on: `step` more. */
  readonly onShow?: (count: number) => void;
  readonly step?: number;
  /** "worksheets", "mistakes". */
  readonly things: string;
  /** How many there are in all, where that is known. */
  readonly total?: number | undefined;
}

/** The end of a list that comes in pages: how much of it is shown, the way to the rest, and why that has not come. */
export function ShowMore<Row>({ pages, shown, onShow, step = 1, things, total }: ShowMoreProps<Row>) {
  const { data, more, adding, notAdded } = pages;
  const there = data?.rows.length ?? 0;
  const visible = Math.min(shown ?? there, there);
  const isAll = visible >= there && data?.next === undefined;
  const hadMore = useHadMore(!isAll);
  if (isAll) return hadMore ? <AllShown count={visible} things={things} /> : null;
  const press = () => {
    // After a failure as many are shown already as were asked for.
    const wanted = (shown ?? there) + (notAdded ? 0 : step);
    onShow?.(wanted);
    if (wanted > there || notAdded) more();
  };
  return (
    <div className="show-more">
      {notAdded && <ProblemNote problem={notAdded} safe="What is shown above stays." />}
      <p className="small soft" role="status">
        {visible.toLocaleString('en-GB')}
        {total !== undefined && ` of ${total.toLocaleString('en-GB')}`} shown
      </p>
      <button type="button" className="btn low pale" aria-disabled={adding} onClick={press}>
        {words(adding, notAdded !== undefined)} <span className="read-aloud">{things}</span>
      </button>
    </div>
  );
}

const words = (adding: boolean, failed: boolean) => (adding ? 'One moment…' : failed ? 'Try again' : 'Show more');

function useHadMore(hasMore: boolean): boolean {
  const had = useRef(false);
  useEffect(() => {
    if (hasMore) had.current = true;
  }, [hasMore]);
  return had.current;
}

/** Stands where the button stood, and takes the focus that the button had. */
function AllShown({ count, things }: { readonly count: number; readonly things: string }) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={end} tabIndex={-1} className="small soft show-more-end" role="status">
      All {count.toLocaleString('en-GB')} {things} are shown.
    </p>
  );
}
