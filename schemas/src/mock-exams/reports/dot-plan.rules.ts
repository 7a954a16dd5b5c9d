/** Columns of dots: marks from left to right, children one above the other. */
export interface DotPlan {
  /** The axis, in marks; ends are whole tens where there are so many. */
  readonly from: number;
  readonly to: number;
  /** How many marks a column stands for. */
  readonly step: number;
  /** How many children a dot stands for at most. */
  readonly perDot: number;
  /** In the dots of the highest column. */
  readonly height: number;
  readonly columns: readonly {
    /** The middle of the marks that it stands for. */
    readonly at: number;
    readonly dots: number;
    readonly holdsMine: boolean;
  }[];
}

/** More columns, or higher ones, do not fit on a page in dots that can be told apart. */
const MOST_COLUMNS = 72;
const MOST_DOTS = 12;

/** How a cohort's marks are drawn as dots; the child's own is one of them. @param counts how many had 0, 1, 2 … */
export function dotPlan({ counts, mine }: { readonly counts: readonly number[]; readonly mine: number }): DotPlan {
  const first = counts.findIndex((count) => count > 0);
  const of = counts.length - 1;
  const tens = of > 20 ? 10 : 1;
  const from = Math.max(0, Math.floor((first < 0 ? 0 : first) / tens) * tens - (of > 20 ? 0 : 1));
  const step = Math.max(1, Math.ceil((of - from + 1) / MOST_COLUMNS));
  const held: { at: number; count: number; holdsMine: boolean }[] = [];
  for (let mark = from; mark <= of; mark += step) {
    const marks = counts.slice(mark, mark + step);
    const count = marks.reduce((sum, one) => sum + one, 0);
    held.push({ at: mark + (marks.length - 1) / 2, count, holdsMine: mine >= mark && mine < mark + step });
  }
  const most = Math.max(1, ...held.map(({ count }) => count));
  const perDot = Math.ceil(most / MOST_DOTS);
  return {
    from,
    to: of,
    step,
    perDot,
    height: Math.ceil(most / perDot),
    columns: held
      .filter(({ count }) => count > 0)
      .map(({ at, count, holdsMine }) => ({ at, dots: Math.ceil(count / perDot), holdsMine })),
  };
}
