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
  const { there, asked, isAll } = extentOf(pages, shown);
  const visible = Math.min(asked, there);
  const hadMore = useHadMore(!isAll);
  if (isAll) return hadMore ? <AllShown count={visible} things={things} /> : null;
  const showOn = () => {
    onShow?.(asked + step);
    if (asked + step > there) pages.more();
  };
  return (
    <div className="show-more">
      {pages.notAdded && <ProblemNote problem={pages.notAdded} safe="What is shown above stays." />}
      <p className="small soft" role="status">
        {shownOf(visible, total ?? whole(pages))}
      </p>
      <MoreButton pages={pages} onMore={showOn} things={things} />
    </div>
  );
}

function extentOf({ data }: PagesOf<unknown>, shown: number | undefined) {
  const there = data?.rows.length ?? 0;
  const asked = shown ?? there;
  return { there, asked, isAll: asked >= there && data?.next === undefined };
}

function shownOf(count: number, total: number | undefined): string {
  const shown = count.toLocaleString('en-GB');
  return total === undefined
    ? `${shown} shown, and there are more`
    : `${shown} of ${total.toLocaleString('en-GB')} shown`;
}

/** All there are, where all of them have come. */
const whole = ({ data }: PagesOf<unknown>) => (data && data.next === undefined ? data.rows.length : undefined);

interface MoreButtonProps {
  readonly pages: PagesOf<unknown>;
  readonly onMore: () => void;
  readonly things: string;
}

/** One button for both, so that it keeps the focus. After a failure as many are shown already as were asked for. */
function MoreButton({ pages: { adding, notAdded, more }, onMore, things }: MoreButtonProps) {
  return (
    <button type="button" className="btn low pale" aria-disabled={adding} onClick={notAdded ? more : onMore}>
      {words(adding, notAdded !== undefined)} <span className="read-aloud">{things}</span>
    </button>
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
      {count === 1 ? 'There is one alone.' : `All ${count.toLocaleString('en-GB')} ${things} are shown.`}
    </p>
  );
}
