import type { ReplyOf } from 'schemas/describe/contract';
import type { getProjections } from 'schemas/investigations/investigations.contract';

export type Standing = ReplyOf<typeof getProjections>['projections'][number];

interface Surroundings {
  /** May fail now and then, as where a service begins anew: the rebuilds go on meanwhile. */
  readonly look: () => Promise<readonly Standing[]>;
  readonly say: (line: string) => void;
  readonly pause: () => Promise<unknown>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Without any progress for so long nobody is at work on it. */
const LONGEST_STANDSTILL_MS = 120_000;

/**
 * Draws a bar for each table until every one has met its own request: the last request comes later in the log than the
 * building of those that were asked for first. False where one failed, or nothing has moved for two minutes.
 */
export async function watchRebuilds(
  asked: ReadonlyMap<string, string>,
  { look, say, pause, now }: Surroundings,
): Promise<boolean> {
  const open = new Map(asked);
  let failed = 0;
  const progressIn = (all: readonly Standing[]): string => {
    const standings = all.filter(({ projection }) => open.has(projection));
    const ended = standings.filter(({ projection, builtAt }) => builtAt >= (open.get(projection) ?? ''));
    for (const { projection } of ended) open.delete(projection);
    failed += ended.filter(({ fault }) => fault !== null).length;
    const building = standings.filter(({ projection, progress }) => open.has(projection) && progress !== null);
    for (const standing of [...ended.map(outcome), ...building.map(drawn)]) say(standing);
    return JSON.stringify([open.size, building.map(drawn)]);
  };
  for (let [seen, since] = ['', now()]; open.size > 0; await pause()) {
    // A look that fails is no news.
    const moved = await look().then(progressIn, () => seen);
    if (moved !== seen) [seen, since] = [moved, now()];
    if (now() - since > LONGEST_STANDSTILL_MS) {
      say(`Nothing has moved for two minutes; not built: ${[...open.keys()].join(', ')}. Are the projectors running?`);
      return false;
    }
  }
  return failed === 0;
}

const outcome = ({ projection, fault }: Standing) =>
  fault === null ? `${bar(1)} ${projection}` : `${projection} failed: ${fault}`;
const drawn = ({ projection, progress }: Standing) => `${bar(progress ?? 0)} ${projection}`;

const WIDTH = 30;
const bar = (share: number) =>
  `[${'#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.')}] ${String(Math.round(share * 100)).padStart(3)}%`;
