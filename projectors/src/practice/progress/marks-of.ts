import { atEach, type RowKey } from 'platform/projections';
import type { Mark, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';

type Completed = Extract<WorksheetEvent, { type: 'WorksheetCompleted' }>['data'];

/** The marks of one worksheet that concern one row. */
export interface MarksOfRow {
  readonly learnerId: string;
  readonly worksheetId: string;
  readonly marks: readonly Mark[];
  /** The first of the marks. */
  readonly mark: Mark;
  /** When the worksheet was marked, ISO 8601 UTC. */
  readonly at: string;
}

/** A fold of a marked worksheet into one row for each different key of its marks; marks without a key concern none. */
export function marksOf<Row>(
  keyOf: (mark: Mark, learnerId: string) => RowKey | undefined,
  fold: (row: Row | undefined, marks: MarksOfRow) => Row | undefined,
): ReturnType<typeof atEach<Row, Completed>> {
  return atEach<Row, Completed>(
    ({ marks, learnerId }) =>
      marks.reduce<RowKey[]>((keys, mark) => {
        const key = keyOf(mark, learnerId);
        return key === undefined || keys.some((one) => isSame(one, key)) ? keys : [...keys, key];
      }, []),
    (row, { data: { marks: all, learnerId, worksheetId }, meta: { at } }, key) => {
      const marks = all.filter((one) => isSame(key, keyOf(one, learnerId)));
      const [mark] = marks;
      return mark && fold(row, { learnerId, worksheetId, marks, mark, at });
    },
  );
}

function isSame(key: RowKey, other: RowKey | undefined): boolean {
  if (typeof key !== 'object' || typeof other !== 'object') return key === other;
  return Object.keys(key).every((field) => key[field] === other[field]);
}
