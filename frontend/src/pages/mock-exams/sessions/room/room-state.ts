import type { Room, RoomAct } from './room-api';

/** Whose clock, or screen, something is about: a child's, or everybody's where there is no id. */
export interface Target {
  readonly learnerId?: string;
  /** As a sentence has it: `Amara`, `everybody`. */
  readonly name: string;
  /** Of a child: whether they have begun here. */
  readonly hasBegun?: boolean;
}

export const everybody: Target = { name: 'everybody' };

/** As the calls name it. */
export const namedIn = (mockExamSessionId: string, { learnerId }: Target) => ({
  mockExamSessionId,
  ...(learnerId !== undefined && { mockExamUserId: learnerId }),
});

const isFor = ({ mockExamUserId }: RoomAct, { learnerId }: Target): boolean =>
  (mockExamUserId ?? undefined) === learnerId;

/** Since when their clock stands still by staff's word alone; undefined while it goes. */
export function pausedSince({ acts }: Room, target: Target): RoomAct | undefined {
  const own = acts.filter((act) => isFor(act, target) && (act.kind === 'paused' || act.kind === 'resumed'));
  const last = own.findLastIndex(({ kind }) => kind === 'resumed');
  return own.slice(last + 1).find(({ kind }) => kind === 'paused');
}

/** Staff have ended it, for them or for all. */
export const isEnded = (room: Room, { learnerId = '' }: Target): boolean =>
  doneFor(room, learnerId).some(({ kind }) => kind === 'closed');

/** What was done for one child, for themselves or with all: the newest last. */
export const doneFor = ({ acts }: Room, learnerId: string): readonly RoomAct[] =>
  acts.filter(({ mockExamUserId }) => mockExamUserId === null || mockExamUserId === learnerId);

/** How much was given to the same for a paper, in seconds. */
export const givenFor = ({ acts }: Room, target: Target, paper: number): number =>
  acts
    .filter((act) => act.kind === 'extended' && act.paper === paper && isFor(act, target))
    .reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);

/** Whether something can be done in it. */
export const isOpen = ({ serverNow, opensAt, isOver }: Room): boolean => serverNow >= opensAt && !isOver;
