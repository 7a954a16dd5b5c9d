import { describe, expect, it } from '@jest/globals';
import { loggedOf, rowsAfter } from 'platform/testing/folding';
import { mayBeNull } from 'schemas/describe/table';
import { eventTypes } from 'schemas/events';
import { allProjections } from '../src/all-projections';
import { afterErasure, fixedLog } from './fixed-log';
import { keepRows, keptRows, lineOf, tablesKept } from './stored-rows';

// After a fold has changed: raise its version, run this test with ROWS=keep, and read what has changed in `rows/`.
const isKeeping = process.env['ROWS'] === 'keep';

const happened = fixedLog();
const log = loggedOf(happened);
const everyTable = allProjections.map((projection) => [projection.table.name, projection] as const);

describe('the fixed log', () => {
  it('holds every type of event', () => {
    const happens = new Set(log.map(({ type }) => type));
    expect([...eventTypes.keys()].filter((type) => !happens.has(type))).toEqual([]);
  });

  it('is folded into every read table, and no rows are kept of any other', () => {
    expect(tablesKept().sort()).toEqual(allProjections.map(({ table }) => table.name).sort());
  });
});

describe.each(everyTable)('%s', (table, projection) => {
  const rows = rowsAfter(projection, log).map(lineOf);
  if (isKeeping) keepRows(table, [`{"version":${projection.version}}`, ...rows]);

  it('has the rows that are kept of its version', () => {
    expect(rows).not.toEqual([]);
    expect([`{"version":${projection.version}}`, ...rows]).toEqual(keptRows(table));
  });

  // The database refuses such a row, and the table stops: for a reason that no fold in memory meets.
  it('holds something in each column that is declared to', () => {
    const { row, personal } = projection.table;
    const filled = Object.keys(row).filter((name) => !mayBeNull({ personal }, name, row[name] ?? {}));
    const empty = rowsAfter(projection, log).flatMap((one) => filled.filter((name) => (one[name] ?? null) === null));
    expect([...new Set(empty)]).toEqual([]);
  });

  it('has the same rows however many events are folded at once', () => {
    for (const batch of [1, 2, 7]) expect(rowsAfter(projection, log, batch).map(lineOf)).toEqual(rows);
  });

  it('has the same rows when it is built anew after somebody was erased', () => {
    const sealed = loggedOf(afterErasure(happened, (type) => eventTypes.get(type)?.personal ?? {}));
    expect(rowsAfter(projection, sealed).map(lineOf)).toEqual(rows);
  });
});
