import { accept, decider, refuse, type Decision } from '../decider';

export type Changed = { type: 'Changed'; data: { to: number } };
export type Change = { type: 'Add'; by: number } | { type: 'Set'; to: number };

/** What a jar holds at most. */
export const LIMIT = 10;

/** How full a jar is: an aggregate whose states may be kept, small enough to reckon along with. */
export const level = decider({
  category: 'jar',
  initial: 0,
  keep: () => [],
  decide: (command: Change, now: number): Decision<Changed, 'JarFull'> => {
    const to = command.type === 'Add' ? now + command.by : command.to;
    if (to > LIMIT) return refuse('JarFull');
    return to === now ? accept() : accept({ type: 'Changed', data: { to } });
  },
  evolve: (_, { data }: Changed) => data.to,
});
