/**
 * How a read table stands.
 * - `building`: being filled beside the live feed. What is served meanwhile stands still: the table of an earlier
 *   declaration, or as much of a new one as there is.
 * - `live`: kept by the live feed. (It may be built anew beside that; what is served stays live.)
 * - `stopped`: it could not take an event, and stands still before it.
 * - `retired`: nobody declares it any more; it is dropped, with its row.
 */
export type TableState = 'building' | 'live' | 'stopped' | 'retired';

/** What can happen to a read table. */
export type TableEvent =
  /** Somebody declares it for the first time. */
  | 'declared'
  /** Its declaration or its fold is another than the one that it was filled by. */
  | 'changed'
  /** What was filled beside has met what the live feed has met, and takes its place there. */
  | 'caught up'
  /** It could not take an event. */
  | 'failed'
  /** The one that was built anew beside it could not take an event, and is dropped. */
  | 'rebuild failed'
  /** Nobody declares it any more. */
  | 'undeclared';

type Before = TableState | 'none';

const moves: Readonly<Record<TableEvent, Readonly<Partial<Record<Before, TableState>>>>> = {
  declared: { none: 'building' },
  changed: { building: 'building', live: 'building', stopped: 'building', retired: 'building' },
  'caught up': { building: 'live', live: 'live', stopped: 'live' },
  failed: { building: 'stopped', live: 'stopped', stopped: 'stopped' },
  'rebuild failed': { building: 'stopped', live: 'live', stopped: 'stopped' },
  undeclared: { building: 'retired', live: 'retired', stopped: 'retired', retired: 'retired' },
};

/** The one place where a read table goes from one state to another. @throws where that cannot happen. */
export function stateAfter(before: Before, happened: TableEvent): TableState {
  const after = moves[happened][before];
  if (after === undefined) throw new Error(`a read table that is ${before} cannot be ${happened}`);
  return after;
}

/** What is to be done about a read table that is declared when the projectors begin. */
type AtStart = 'found' | 'keep' | 'go on' | 'build anew';

/**
 * A table that is live goes on in the feed, and stood there before. One that stopped, or whose filling broke off, is
 * taken up again from where it stands, beside the feed; one that is declared otherwise now is built anew beside it.
 */
export function atStart(
  standing: { readonly state: TableState; readonly filledBy: string } | undefined,
  declared: string,
): AtStart {
  if (!standing) return 'found';
  if (standing.filledBy !== declared || standing.state === 'retired') return 'build anew';
  return standing.state === 'live' ? 'keep' : 'go on';
}
