import { answer } from 'platform/http';
import { getProjections } from 'schemas/investigations/investigations.contract';

/** A row of the projectors' own book. */
export interface TableStanding {
  readonly projection: string;
  readonly version: number;
  readonly position: string;
  readonly built_at: string;
  readonly state: 'building' | 'live' | 'stopped' | 'retired';
  readonly progress: number | null;
  readonly fault: string | null;
  readonly fault_position?: string | null;
  readonly fault_at?: string | null;
  readonly met_at: string | null;
  readonly updated_at: string;
}

/** Beyond this a table is said to be catching up. */
const LAG_SECONDS = 5;

export const projectionsQuery = (standings: () => Promise<TableStanding[]>) =>
  answer(getProjections, { reads: [] }, async (_, { store, now }) => {
    const head = await store.head();
    const rows = await standings();
    return {
      head,
      projections: rows.map(
        ({ projection, version, position, progress, fault, built_at: builtAt, updated_at: updatedAt, ...row }) => {
          const behind = position < head && row.met_at !== null;
          const lagSeconds = behind ? Math.max(0, (Date.parse(now) - Date.parse(row.met_at ?? now)) / 1000) : 0;
          return {
            projection,
            version,
            position,
            lagSeconds,
            progress,
            fault,
            faultPosition: row.fault_position ?? null,
            faultAt: row.fault_at ?? null,
            builtAt,
            updatedAt,
            state: stateOf(row.state, progress, lagSeconds),
          };
        },
      ),
    };
  });

function stateOf(state: TableStanding['state'], progress: number | null, lagSeconds: number) {
  if (state !== 'live') return state;
  if (progress !== null) return 'rebuilding' as const;
  return lagSeconds > LAG_SECONDS ? ('catching up' as const) : ('live' as const);
}
