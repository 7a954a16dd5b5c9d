import type { Tile } from 'schemas/mock-exams/board/tile.rules';
import { isFoundByName } from '../../../parts/list/found-by-name';
import type { Shown } from './board-store';
import { isInBreak } from './tile-words';

/** Which children are shown; kept in the address, so that a link shares it. */
export const filters = [
  'all',
  'attention',
  'in-paper',
  'break',
  'silent',
  'unsaved',
  'behind',
  'paused',
  'waiting',
  'absent',
  'finished',
  'missed',
  'more-time',
] as const;
export type Filter = (typeof filters)[number];

export const filterWords: Readonly<Record<Filter, string>> = {
  all: 'All',
  attention: 'Needs attention',
  'in-paper': 'In paper',
  break: 'In the break',
  silent: 'Silent',
  unsaved: 'Unsaved',
  behind: 'Behind',
  paused: 'Paused',
  waiting: 'Waiting room',
  absent: 'Not arrived',
  finished: 'Finished',
  missed: 'Missed a paper',
  'more-time': 'Extra time',
};

const passes: Readonly<Record<Filter, (tile: Tile) => boolean>> = {
  all: () => true,
  attention: ({ needsAttention }) => needsAttention,
  'in-paper': ({ stage }) => stage === 'paper' || stage === 'paused' || stage === 'rest',
  break: isInBreak,
  silent: ({ isSilent }) => isSilent,
  unsaved: ({ waiting }) => waiting > 0,
  behind: ({ isBehind }) => isBehind,
  paused: ({ isPaused }) => isPaused,
  waiting: ({ stage }) => stage === 'waiting',
  absent: ({ stage, isTooEarly }) => (stage === 'absent' && !isTooEarly) || stage === 'missed',
  finished: ({ stage, missed }) => stage === 'over' && missed === 0,
  missed: ({ missed }) => missed > 0,
  'more-time': ({ hasMoreTime }) => hasMoreTime,
};

export const filterIn = (text: string | null): Filter => filters.find((filter) => filter === text) ?? 'all';

/** How many there are of each. */
export function countsOf(children: readonly Shown[]): Readonly<Record<Filter, number>> {
  const counted = filters.map(
    (filter) => [filter, children.filter(({ tile }) => passes[filter](tile)).length] as const,
  );
  return Object.fromEntries(counted) as Record<Filter, number>;
}

/** Those that pass a filter and whose name has what was typed in it. */
export const chosen = (children: readonly Shown[], filter: Filter, typed: string): readonly Shown[] =>
  children.filter(({ tile, name }) => passes[filter](tile) && isFoundByName([name], typed));
